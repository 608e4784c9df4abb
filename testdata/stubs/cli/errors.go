package cli

import (
	"fmt"
	"io"
	"os"
)

// OsExiter ends the process.
var OsExiter = os.Exit

// ErrWriter is where errors go.
var ErrWriter io.Writer = os.Stderr

// ExitCoder is an error that knows the exit status.
type ExitCoder interface {
	error
	ExitCode() int
}

// ExitError is an ExitCoder.
type ExitError struct {
	exitCode int
	message  any
}

// NewExitError returns an ExitError.
func NewExitError(message any, exitCode int) *ExitError {
	return &ExitError{exitCode: exitCode, message: message}
}

func (ee *ExitError) Error() string { return fmt.Sprintf("%v", ee.message) }

func (ee *ExitError) ExitCode() int { return ee.exitCode }

// HandleExitCoder ends the process if err is an ExitCoder.
func HandleExitCoder(err error) {
	if exit, ok := err.(ExitCoder); ok {
		if err.Error() != "" {
			fmt.Fprintln(ErrWriter, err)
		}
		OsExiter(exit.ExitCode())
	}
}
