// Package log writes events that come from a pool, as zerolog does.
package log

import (
	"fmt"
	"io"
	"os"
	"sync"
)

// A Level says how bad something is.
type Level int

const (
	info Level = iota
	fatal
)

// An Event is a line of the log.
type Event struct {
	w     io.Writer
	level Level
	done  func(string)
	text  string
}

var events = &sync.Pool{New: func() any { return &Event{} }}

func newEvent(w io.Writer, level Level) *Event {
	e := events.Get().(*Event)
	e.w = w
	e.level = level
	e.done = nil
	e.text = ""
	return e
}

// A Logger writes to one writer.
type Logger struct{ w io.Writer }

// New returns a logger that writes to w.
func New(w io.Writer) *Logger { return &Logger{w} }

// Default writes to standard error.
var Default = New(os.Stderr)

func (l *Logger) newEvent(level Level, done func(string)) *Event {
	e := newEvent(l.w, level)
	e.done = done
	return e
}

// Info begins an event.
func (l *Logger) Info() *Event { return l.newEvent(info, nil) }

// Fatal begins an event after which the process ends.
func (l *Logger) Fatal() *Event { return l.newEvent(fatal, func(string) { os.Exit(1) }) }

// Str adds to the event.
func (e *Event) Str(s string) *Event {
	e.text += s
	return e
}

// Msg writes the event.
func (e *Event) Msg(s string) {
	if e == nil {
		return
	}
	if e.done != nil {
		defer e.done(s)
	}
	fmt.Fprintln(e.w, e.text, s)
	events.Put(e)
}
