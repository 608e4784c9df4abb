package envelope

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"

	"github.com/envvet/envvet/envelope/internal/wire"
	"github.com/envvet/envvet/envelope/spec"
)

// A warning is one entry of warnings.
type warning struct {
	Code    string `json:"code"`
	Message string `json:"message"`

	// Of a field that was changed to be written (REQ-F-016, REQ-F-064).
	Field         string `json:"field,omitempty"`
	OriginalBytes int    `json:"original_bytes,omitempty"`
	ReturnedBytes int    `json:"returned_bytes,omitempty"`
}

func (w warning) String() string { return w.Code + ": " + w.Message }

// codeWarning is the code of a warning that has none that callers can rely on.
const codeWarning = "WARNING"

// Warn adds a warning to the answer: something the caller should know about an
// invocation, whether it succeeds or fails. The code is in capitals, as error
// codes are, and WARNING in place of one that is not; the message is made as by
// [fmt.Sprintf]. It is the text "CODE: message" in warnings, and the two apart in
// meta.warning_details. It may be called from any goroutine; warnings are in the
// order in which they were added, and sorted under --stable-output (REQ-O-007). Once
// the command has returned, or if ctx is not that of a command, the warning goes to
// the [Logger].
func Warn(ctx context.Context, code, format string, args ...any) {
	message := fmt.Sprintf(format, args...)
	inv := invocationOf(ctx)
	if inv != nil && !spec.IsErrorCode(code) {
		inv.advise("INVALID_WARNING_CODE", fmt.Sprintf("%q is no code of a warning, answered with %s", code, codeWarning))
		code = codeWarning
	}
	if inv == nil || !inv.warn(code, message) {
		Logger(ctx).Warn(message, "code", code)
	}
}

// warn adds a warning and reports whether the answer will have it.
func (inv *invocation) warn(code, message string) bool {
	if !inv.app.dialect.hasMeta() {
		return false
	}
	inv.mu.Lock()
	defer inv.mu.Unlock()
	if inv.closed {
		return false
	}
	inv.warnings = append(inv.warnings, warning{Code: code, Message: message})
	return true
}

// noteWarnings are the warnings about what in data was made safe
// (REQ-F-007, REQ-F-016), one for each place and what was done there.
func noteWarnings(notes []wire.Note) []warning {
	var warnings []warning
	for _, n := range notes {
		w := warning{Field: "data" + n.Path}
		switch n.Change {
		case wire.Replaced:
			w.Code = "TEXT_REPLACED"
			w.Message = fmt.Sprintf("%s has characters that are no text, they were replaced (%d values)", w.Field, n.Count)
		case wire.Repeated:
			w.Code = "KEYS_NUMBERED"
			w.Message = fmt.Sprintf("%s has objects with two keys of one name, they were numbered (%d values)", w.Field, n.Count)
		default:
			w.Code = "ESCAPES_REMOVED"
			w.Message = fmt.Sprintf("%s has terminal escapes or carriage returns, they were removed (%d values)", w.Field, n.Count)
		}
		warnings = append(warnings, w)
	}
	return warnings
}

// advise tells the author of the command about a mistake that callers do not
// have to know about. ENVELOPE_WARN=0 silences it.
func (inv *invocation) advise(code, message string) {
	if os.Getenv("ENVELOPE_WARN") != "0" {
		inv.logger().Warn(message, "code", code)
	}
}

// adviseInLog does so in the file that <NAME>_LOG names, where standard error is the
// answer.
func (inv *invocation) adviseInLog(code, message string) {
	if os.Getenv("ENVELOPE_WARN") != "0" {
		inv.loggerTo(logWriter{inv}).Warn(message, "code", code)
	}
}

// warnOfVolatile tells the author of the command about payload fields that are
// not declared, in AgentSpec (REQ-F-021).
func (inv *invocation) warnOfVolatile() {
	if !inv.app.dialect.hasMeta() {
		return
	}
	for _, p := range inv.command.problems {
		if p.Rule == spec.RuleVolatileData && !p.Fatal {
			inv.advise("VOLATILE_FIELD_IN_DATA", p.Message)
		}
	}
}

// Logger returns a logger that writes to standard error, which is where a
// command says what is not part of its answer (REQ-F-006). In a command, every
// line has the command's name and the request_id of its answer.
//
// In JSON of the dialects of claw the runtime writes nothing but the answer: the
// lines go to the file that <NAME>_LOG names, or nowhere, while what a command
// writes to standard error itself is seen. In [AnimusV1] they are seen
// after a success, and go there after a failure.
func Logger(ctx context.Context) *slog.Logger {
	if inv := invocationOf(ctx); inv != nil {
		return inv.logger()
	}
	return slog.New(slog.NewTextHandler(os.Stderr, nil))
}

func (inv *invocation) logger() *slog.Logger { return inv.loggerTo(inv.diagnostics()) }

func (inv *invocation) loggerTo(w io.Writer) *slog.Logger {
	l := slog.New(slog.NewTextHandler(w, nil)).With("command", inv.commandName(), "request_id", inv.id)
	if inv.trace != "" {
		l = l.With("trace_id", inv.trace)
	}
	return l
}

// diagnostics returns where to write what is not part of the answer.
func (inv *invocation) diagnostics() io.Writer {
	if inv.app.dialect.isClaw() && inv.set.format == formatJSON {
		return logWriter{inv}
	}
	return os.Stderr
}

// A logWriter appends to the file that <NAME>_LOG names.
type logWriter struct{ inv *invocation }

func (w logWriter) Write(text []byte) (int, error) {
	w.inv.keepLog(text)
	return len(text), nil
}

// keepLog appends to the file that <NAME>_LOG names, if there is one. A log
// that cannot be written is no reason to fail.
func (inv *invocation) keepLog(text []byte) {
	name, ok := inv.app.env("LOG")
	if !ok || name == "" || len(text) == 0 {
		return
	}
	f, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return
	}
	_, _ = f.Write(text)
	_ = f.Close()
}
