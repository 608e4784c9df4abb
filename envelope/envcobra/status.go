package envcobra

import "errors"

// A Failure is the error that cobra's Execute returns for a command that has
// answered with a failure. It wraps what the command returned, if that was one
// of cobra's own.
type Failure struct {
	status  int
	message string
	cause   error
}

// Error returns the message of the failure, where it was left to cobra to print
// it; else the answer has it.
func (f *Failure) Error() string { return f.message }

// ExitCode returns the status that the process should end with.
func (f *Failure) ExitCode() int { return f.status }

// Unwrap returns the error that the command returned, or nil.
func (f *Failure) Unwrap() error { return f.cause }

// Status returns the status that the process should end with, given the error
// that cobra's Execute returned: that of the answer, or 1 for an error of a
// command that envcobra has nothing to do with.
func Status(err error) int {
	var f *Failure
	switch {
	case err == nil:
		return 0
	case errors.As(err, &f):
		return f.status
	}
	return 1
}
