//go:build !plan9

package envelope

import (
	"errors"
	"syscall"
)

// isClosedPipe reports whether nobody reads what is written any more.
func isClosedPipe(err error) bool { return errors.Is(err, syscall.EPIPE) }

// isUnreachable reports whether the system says that nobody answers.
func isUnreachable(err error) bool {
	for _, errno := range []syscall.Errno{
		syscall.ECONNREFUSED, syscall.ECONNRESET, syscall.ECONNABORTED, syscall.ENOTCONN,
		syscall.ETIMEDOUT, syscall.EADDRINUSE, syscall.EADDRNOTAVAIL, syscall.EPIPE,
	} {
		if errors.Is(err, errno) {
			return true
		}
	}
	return false
}
