//go:build !plan9

package envelope

import (
	"errors"
	"syscall"
)

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
