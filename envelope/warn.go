package envelope

import (
	"context"
	"fmt"
	"log/slog"
	"os"
)

// A warning is one entry of warnings.
type warning struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

func (w warning) String() string { return w.Code + ": " + w.Message }

// Warn adds a warning to the answer: something the caller should know about an
// invocation, whether it succeeds or fails. The code is in capitals, as error
// codes are; the message is made as by [fmt.Sprintf]. It is the text
// "CODE: message" in warnings, and the two apart in meta.warning_details. It
// may be called from any goroutine. Once the command has returned, or if ctx is
// not that of a command, the warning goes to the [Logger].
func Warn(ctx context.Context, code, format string, args ...any) {
	message := fmt.Sprintf(format, args...)
	inv := invocationOf(ctx)
	if inv == nil || !inv.warn(code, message) {
		Logger(ctx).Warn(message, "code", code)
	}
}

// warn adds a warning and reports whether the answer will have it.
func (inv *invocation) warn(code, message string) bool {
	inv.mu.Lock()
	defer inv.mu.Unlock()
	if inv.closed {
		return false
	}
	inv.warnings = append(inv.warnings, warning{code, message})
	return true
}

// Logger returns a logger that writes to standard error, which is where a
// command says what is not part of its answer (REQ-F-006). In a command, every
// line has the command's name and the request_id of its answer.
func Logger(ctx context.Context) *slog.Logger {
	if inv := invocationOf(ctx); inv != nil {
		return inv.logger()
	}
	return stderrLogger()
}

func (inv *invocation) logger() *slog.Logger {
	return stderrLogger().With("command", inv.commandName(), "request_id", inv.id)
}

func stderrLogger() *slog.Logger {
	return slog.New(slog.NewTextHandler(os.Stderr, nil))
}
