package envelope

import (
	"context"
	"errors"
	"io/fs"
	"net"
	"os"
)

// exitOf returns the exit code of an error that is no *Error. In AnimusV1 that
// of a file that is missing and of a service that does not answer is known by
// the type of the error; its text is never asked.
func (d Dialect) exitOf(err error) ExitCode {
	if d != AnimusV1 {
		return GeneralError
	}
	var network *net.OpError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return NotFound
	case errors.As(err, &network), errors.Is(err, os.ErrDeadlineExceeded), errors.Is(err, context.DeadlineExceeded), isUnreachable(err):
		return Unavailable
	}
	return GeneralError
}
