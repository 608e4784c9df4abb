// Package lg is a logger with levels.
package lg

import (
	"fmt"
	"io"
	"os"
)

// Level is the level of a message.
type Level int

// The levels.
const (
	Debug Level = iota
	Info
	Answer
	Fatal
)

// Logger logs.
type Logger struct {
	name string
	out  io.Writer
	err  io.Writer
}

// New returns a logger.
func New(name string) *Logger { return &Logger{name: name, out: os.Stdout, err: os.Stderr} }

func (l *Logger) log(level Level, format string, args ...any) {
	w := l.err
	if level == Answer {
		w = l.out
	}
	l.print(w, fmt.Sprintf(format, args...))
	if level == Fatal {
		os.Exit(70)
	}
}

func (l *Logger) print(w io.Writer, msg string) {
	fmt.Fprintf(w, "%s: %s\n", l.name, msg)
}

// Infof logs what goes on.
func (l *Logger) Infof(format string, args ...any) { l.log(Info, format, args...) }

// Fatalf logs and ends the process.
func (l *Logger) Fatalf(format string, args ...any) { l.log(Fatal, format, args...) }

// Must ends the process for an error.
func Must[T any](l *Logger, v T, err error) T {
	if err != nil {
		l.Fatalf("%v", err)
	}
	return v
}
