package envelope

import (
	"fmt"
	"strings"
	"time"
)

// An outcome is how an invocation ended, before it is written down.
type outcome struct {
	exit        ExitCode
	data        any
	hasData     bool          // there is data, even if it is nil
	failure     *failure      // nil if and only if exit is Success
	help        string        // the answer to a question for help
	schemaRef   string        // what to call for the schema of what help is on
	notModified bool          // the caller has the data already
	plain       string        // written as it is, in place of an envelope
	raw         any           // written as JSON, in place of an envelope
	about       bool          // the data is about the command, not of it
	partial     bool          // the command was stopped before its end
	limit       time.Duration // the time limit that it reached
}

func succeeded(data any) outcome { return outcome{data: data, hasData: true} }

// toldOf is the outcome of a question about a command.
func toldOf(data any) outcome { return outcome{data: data, hasData: true, about: true} }

func failed(exit ExitCode, f *failure) outcome { return outcome{exit: exit, failure: f} }

// isVoid reports whether the answer has no data although it is no failure.
func (out *outcome) isVoid() bool { return out.isHelp() || out.notModified }

// isHelp reports whether help was asked for. Its text may be empty: a framework may be set
// to write that elsewhere.
func (out *outcome) isHelp() bool { return out.schemaRef != "" }

// A failure is the error object of an envelope (REQ-C-013), and what other
// dialects say of the error.
type failure struct {
	Code          string        `json:"code"`
	Message       string        `json:"message"`
	Retryable     bool          `json:"retryable"`
	Phase         string        `json:"phase,omitempty"`
	Detail        string        `json:"detail,omitempty"`
	Param         string        `json:"param,omitempty"`
	RetryAfterMS  *int64        `json:"retry_after_ms,omitempty"`
	RetryStrategy RetryStrategy `json:"retry_strategy,omitempty"`
	FixRequired   string        `json:"fix_required,omitempty"`
	FixCommand    string        `json:"fix_command,omitempty"`
	Suggestion    string        `json:"suggestion,omitempty"`
	Redirect      *Redirect     `json:"redirect,omitempty"`
	Signal        string        `json:"signal,omitempty"` // (REQ-F-013)
	Errors        []any         `json:"errors,omitempty"`

	source *Error // what the author said, or nil
	meant  string // what the caller probably wanted to write
	argv   bool   // the arguments could not be read, or were refused by their declaration
}

// The phases of an invocation. Nothing has been done before the end of
// validation (REQ-F-002).
const (
	phaseValidation = "validation"
	phaseExecution  = "execution"
)

// A refusal is one thing that is wrong with the arguments, in error.errors.
type refusal struct {
	Code    string  `json:"code"`
	Message string  `json:"message"`
	Field   string  `json:"field,omitempty"` // the same as Param (REQ-F-015)
	Param   string  `json:"param,omitempty"` // (REQ-C-006)
	Value   *string `json:"value,omitempty"`
}

// A declaration is one Problem, in error.errors.
type declaration struct {
	Rule     string `json:"rule,omitempty"`
	Category string `json:"category"`
	Command  string `json:"command"`
	Field    string `json:"field,omitempty"`
	Message  string `json:"message"`
}

// text is what a person sees: the message, and the command if it does not name it.
func (d declaration) text() string {
	if d.Command == "" || strings.Contains(d.Message, "command "+d.Command+" ") {
		return d.Message
	}
	return fmt.Sprintf("command %s: %s", d.Command, d.Message)
}
