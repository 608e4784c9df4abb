// Package logs has loggers that print to standard output and warn on standard error.
package logs

import (
	"fmt"
	"io"
	"os"
)

// Options say where a logger writes.
type Options struct{ Out, Err io.Writer }

// A Logger warns, and prints.
type Logger interface {
	Warnf(format string, args ...any)
	Printf(format string, args ...any)
}

type logger struct{ out, err io.Writer }

// New returns a logger that writes to what the options leave.
func New(o Options) Logger {
	if o.Out == nil {
		o.Out = os.Stdout
	}
	if o.Err == nil {
		o.Err = os.Stderr
	}
	return &logger{o.Out, o.Err}
}

// NewDefault returns a logger without options.
func NewDefault() Logger { return New(Options{}) }

func (l *logger) Warnf(format string, args ...any) { fmt.Fprintf(l.err, format+"\n", args...) }

func (l *logger) Printf(format string, args ...any) { fmt.Fprintf(l.out, format+"\n", args...) }

// Output returns standard output, as a package of colors does.
func Output() io.Writer { return os.Stdout }
