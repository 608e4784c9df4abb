package envelope

import (
	"fmt"
	"time"
)

// An Error is a failure with everything that its answer says. A command
// returns one, wrapped or not; any other error is answered with
// [GeneralError] and its text.
//
// The zero value is a GENERAL_ERROR. Fields that do not apply to the answer,
// such as a RetryAfter where the exit code is not retryable, are left out of
// it (REQ-C-013, REQ-C-014).
type Error struct {
	// Exit is the exit code. Required. Success and codes that no command may
	// end with count as GeneralError. ArgError is for Validate: an ArgError
	// from Run keeps its code and exits with PartialFailure, since the
	// command had begun (REQ-F-002).
	Exit ExitCode

	// Code is error.code, in capitals. Optional; the default is the name of
	// Exit.
	Code string

	// Message is error.message, one sentence. Recommended; the default is
	// the description of the exit code.
	Message string

	// Detail is error.detail: more about the failure, for people. Optional.
	Detail string

	// Param is the parameter that is at fault, by its name. Optional.
	Param string

	// RetryAfter is how long the caller should wait, in whole milliseconds on
	// the wire (error.retry_after_ms), rounded up. Recommended with
	// RateLimited, whose answers have one second without it.
	RetryAfter time.Duration

	// RetryStrategy is how the caller should space its calls. Optional.
	RetryStrategy RetryStrategy

	// FixRequired says what the caller has to put right first. Optional; the
	// default is that of the exit code.
	FixRequired string

	// FixCommand is a complete, harmless command that does that. Optional;
	// the default is that of the exit code. It is left out if FixRequired is,
	// and if it is a destructive command of the tool.
	FixCommand string

	// Suggestion is what the caller might do next. Optional.
	Suggestion string

	// Redirect names the command to call instead. Required with Redirected,
	// and left out with every other exit code. In [ClawV1] and [ClawV2] it is
	// the hint, unless Hint is set.
	Redirect *Redirect

	// Details are error.details in [AnimusV1]; they are left out if there are
	// none. Optional.
	Details map[string]any

	// Kind, Operation, Target and Hint are those of error in [ClawV2]. Kind is
	// one of a closed set, see spec.ClawKinds; the default is that of the exit
	// code or of LegacyKind, and of anything else "unknown". Text of those
	// dialects has the same hint in place of Suggestion. Optional.
	Kind, Operation, Target, Hint string

	// LegacyKind is kind in [ClawV1], such as "session_not_found". Optional;
	// the default is that of Kind and Operation.
	LegacyKind string

	cause error  // of Errorf
	data  any    // of WithData
	with  bool   // WithData was called
	value string // the value that was refused, in errors of the runtime's own
	given bool   // there is a value
	extra bool   // no parameter takes the value
	helps bool   // FixRequired says more than what is wrong, and counts among others, too
	meant string // what the caller probably wanted to write
}

// A RetryStrategy is a way to space calls.
type RetryStrategy string

const (
	RetryImmediately RetryStrategy = "immediate"
	RetryLinearly    RetryStrategy = "linear_backoff"
	RetryBackingOff  RetryStrategy = "exponential_backoff"
)

// A Redirect is where a command has moved to.
type Redirect struct {
	// Command is the command line to use instead, complete. Required.
	Command string `json:"command"`

	// Permanent says that the old one will not come back. Required.
	Permanent bool `json:"permanent"`

	// Reason is "renamed", "restructured", "deprecated" or "typo_corrected".
	// Optional.
	Reason string `json:"reason,omitempty"`
}

// Errorf returns an Error with an exit code and a message. As with
// [fmt.Errorf], the verb %w wraps an error for [errors.Is] and [errors.As].
func Errorf(exit ExitCode, format string, args ...any) *Error {
	cause := fmt.Errorf(format, args...)
	return &Error{Exit: exit, Message: cause.Error(), cause: cause}
}

// Error returns the message or, if there is none, the code.
func (e *Error) Error() string {
	switch {
	case e == nil:
		return "nil *envelope.Error"
	case e.Message != "":
		return e.Message
	case e.Code != "":
		return e.Code
	}
	return e.Exit.String()
}

// Unwrap returns what Errorf wrapped.
func (e *Error) Unwrap() error {
	if e == nil {
		return nil
	}
	return e.cause
}

// WithData returns a copy of the error whose answer has data: v, in place of
// null. It is the only way to answer a failure with data, for the cases in
// which callers need it: what exists already (REQ-C-028), or what was done
// before the failure. v has to be an object or an array in JSON; anything else
// is left out, with a warning. Dialects in which a failure has no data leave out
// all of it. Of nil it returns nil.
func (e *Error) WithData(v any) *Error {
	if e == nil {
		return nil
	}
	c := *e
	c.data, c.with = v, true
	return &c
}
