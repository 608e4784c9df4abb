//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package envelope

import (
	"os"
	"syscall"
	"unsafe"
)

// isTerminal reports whether people see what is written to f.
func isTerminal(f *os.File) bool {
	var attributes syscall.Termios
	_, _, errno := syscall.Syscall(syscall.SYS_IOCTL, f.Fd(), getAttributes, uintptr(unsafe.Pointer(&attributes)))
	return errno == 0
}
