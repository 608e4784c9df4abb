package envelope

import (
	"os"
	"syscall"
)

// isTerminal reports whether people see what is written to f.
func isTerminal(f *os.File) bool {
	var mode uint32
	return syscall.GetConsoleMode(syscall.Handle(f.Fd()), &mode) == nil
}
