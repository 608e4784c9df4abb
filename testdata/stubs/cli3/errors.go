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

type exitError struct {
	exitCode int
	message  any
}

// Exit returns an error that makes the program end with a status once the
// command has returned it.
func Exit(message any, exitCode int) ExitCoder {
	return &exitError{exitCode: exitCode, message: message}
}

func (e *exitError) Error() string { return fmt.Sprintf("%v", e.message) }

func (e *exitError) ExitCode() int { return e.exitCode }

// HandleExitCoder ends the process if err is an ExitCoder.
func HandleExitCoder(err error) {
	if exit, ok := err.(ExitCoder); ok {
		if err.Error() != "" {
			fmt.Fprintln(ErrWriter, err)
		}
		OsExiter(exit.ExitCode())
	}
}
