// Package level has a logger that ends the process at one of its levels, as zap does.
package level

import (
	"fmt"
	"os"
)

// A Level is more for what is worse.
type Level int8

const (
	Debug Level = iota - 1
	Info
	Warn
	Error
	Fatal Level = 5
)

// A Logger writes to standard error.
type Logger struct{ least Level }

// New returns a logger of what is as bad as least or worse.
func New(least Level) *Logger { return &Logger{least} }

// Log writes a text.
func (l *Logger) Log(at Level, text string) {
	if at < l.least {
		return
	}
	fmt.Fprintln(os.Stderr, text)
	if at == Fatal {
		os.Exit(1)
	}
}

// Abort ends the process if the level is above a warning.
func (l *Logger) Abort(at Level, text string) {
	if at > Warn {
		os.Exit(1)
	}
}
