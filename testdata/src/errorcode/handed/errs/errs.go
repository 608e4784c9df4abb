// Package errs makes the failures of a program.
package errs

import (
	"fmt"

	"github.com/envvet/envvet/envelope"
)

// New makes a failure.
func New(exit envelope.ExitCode, code, format string, args ...any) error {
	return &envelope.Error{Exit: exit, Code: code, Message: fmt.Sprintf(format, args...)}
}

// Gone makes one that something is not there.
func Gone(code string) error { return New(envelope.NotFound, code, "it is not there") }

// Logged only says what code it was.
func Logged(code string) error { return fmt.Errorf("failed with %s", code) }
