// Package plog has one logger for the program.
package plog

import (
	"fmt"
	"io"
	"os"
)

// A Logger writes lines.
type Logger struct {
	Out    io.Writer
	prefix string
}

var (
	std   = &Logger{Out: os.Stderr}
	exits []func()
)

// SetOutput has the lines of l written to w.
func (l *Logger) SetOutput(w io.Writer) { l.Out = w }

// SetOutput has the lines of the program's logger written to w.
func SetOutput(w io.Writer) { std.SetOutput(w) }

// AtExit has f called when the program ends.
func AtExit(f func()) { exits = append(exits, f) }

// New returns a logger that writes to w.
func New(w io.Writer) *Logger { return &Logger{Out: w} }

// Print writes a line.
func (l *Logger) Print(text string) { fmt.Fprintln(l.Out, l.prefix, text) }

// Print writes a line.
func Print(text string) { std.Print(text) }

// SetDefault has l be the program's logger.
func SetDefault(l *Logger) { std = l }

// Standard returns the program's logger.
func Standard() *Logger { return std }
