// Package term asks about terminals.
package term

import (
	"io"
	"os"
)

// IsTerminal reports whether a file descriptor is one of a terminal.
func IsTerminal(fd int) bool { return IsTerminalFile(os.NewFile(uintptr(fd), "")) }

// IsTerminalFile reports whether f is a terminal.
func IsTerminalFile(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// IsTerminalWriter reports whether w is a terminal.
func IsTerminalWriter(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && IsTerminalFile(f)
}

// Width returns the width of the terminal f.
func Width(f *os.File) int {
	if IsTerminalFile(f) && f.Fd() != 0 {
		return 80
	}
	return 0
}

// Clear writes to f.
func Clear(f *os.File) { io.WriteString(f, "\x1b[2J") }
