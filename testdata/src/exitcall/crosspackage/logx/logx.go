// Package logx logs lines.
package logx

import (
	"fmt"
	"io"
	"os"
)

// Logger writes lines.
type Logger struct {
	w    io.Writer
	exit func(int)
}

// New returns a Logger that writes to w.
func New(w io.Writer) *Logger { return &Logger{w: w, exit: os.Exit} }

// Printf writes a line.
func (l *Logger) Printf(format string, args ...any) { fmt.Fprintf(l.w, format+"\n", args...) }

// Fatalf writes a line and ends the process.
func (l *Logger) Fatalf(format string, args ...any) {
	l.Printf(format, args...)
	l.exit(1)
}
