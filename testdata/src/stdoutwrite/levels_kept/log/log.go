// Package log has loggers that keep the least level of what they write.
package log

import (
	"fmt"
	"io"
	"os"
)

// A Level says how bad a message is.
type Level int

// The levels.
const (
	Debug Level = iota
	Info
	Error
)

// A Logger writes what is bad enough.
type Logger struct {
	out   io.Writer
	level Level
	only  string
}

// New returns a logger for what is as bad as level.
func New(level Level) *Logger { return &Logger{out: os.Stdout, level: level} }

// Only returns a logger of what is about one thing.
func Only(name string) *Logger { return &Logger{out: os.Stdout, only: name} }

// Infof writes what is of interest.
func (l *Logger) Infof(format string, a ...any) { l.log(Info, format, a...) }

// Errorf writes what went wrong.
func (l *Logger) Errorf(format string, a ...any) { l.log(Error, format, a...) }

// Log writes at a level.
func (l *Logger) Log(level Level, text string) { l.log(level, "%s", text) }

func (l *Logger) log(level Level, format string, a ...any) {
	if level < l.level {
		return
	}
	fmt.Fprintf(l.out, format, a...)
}

// Store writes what is about the store.
func (l *Logger) Store(text string) { l.about("store", text) }

// Web writes what is about the web.
func (l *Logger) Web(text string) { l.about("web", text) }

func (l *Logger) about(name, text string) {
	if name == l.only {
		fmt.Println(text)
	}
}

// Enabled reports whether something is bad enough.
func (l *Logger) Enabled(level Level) bool { return l.level <= level }

// Loud prints what is bad enough, or is wanted anyway.
func Loud(least, level Level, anyway bool, text string) {
	if anyway || level >= least {
		fmt.Println(text)
	}
}

// Sayer returns what prints at a level.
func Sayer(least Level) func(Level, string) {
	return func(level Level, text string) {
		if least > level {
			return
		}
		fmt.Println(text)
	}
}

// A Settable is a logger of which the level can be set.
type Settable struct{ level Level }

// NewSettable returns one.
func NewSettable(level Level) *Settable { return &Settable{level: level} }

// SetLevel has it write more, or less.
func (l *Settable) SetLevel(level Level) { l.level = level }

// Infof writes what is of interest.
func (l *Settable) Infof(text string) { l.log(Info, text) }

func (l *Settable) log(level Level, text string) {
	if level < l.level {
		return
	}
	fmt.Println(text)
}
