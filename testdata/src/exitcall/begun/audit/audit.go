// Package audit writes lines, and ends the process after the worst.
package audit

import (
	"fmt"
	"io"
	"os"
)

// A Log writes lines.
type Log struct {
	Out  io.Writer
	Exit func(code int) // os.Exit if it is nil
}

// New returns a log to standard error.
func New() *Log { return &Log{Out: os.Stderr, Exit: os.Exit} }

// Print writes a line.
func (l *Log) Print(s string) { fmt.Fprintln(l.Out, s) }

// Fatal writes a line and ends the process.
func (l *Log) Fatal(s string) {
	l.Print(s)
	if l.Exit == nil {
		l.Exit = os.Exit
	}
	l.Exit(1)
}
