// Package logging logs with chains of calls, as zerolog does.
package logging

import (
	"fmt"
	"os"
)

// Event is a line that is not written yet. Nil writes nothing.
type Event struct {
	text string
	done func(string)
}

// Info begins a line.
func Info() *Event { return newEvent(true, nil) }

// Fatal begins a line after which the process ends, whether it is wanted or not.
func Fatal() *Event { return newEvent(os.Getenv("QUIET") == "", func(string) { os.Exit(1) }) }

func newEvent(wanted bool, done func(string)) *Event {
	if !wanted {
		if done != nil {
			done("")
		}
		return nil
	}
	return &Event{done: done}
}

// Err adds an error.
func (e *Event) Err(err error) *Event {
	if e != nil {
		e.text += fmt.Sprint(" error=", err)
	}
	return e
}

// Msg writes the line.
func (e *Event) Msg(msg string) {
	if e == nil {
		return
	}
	fmt.Fprintln(os.Stderr, msg+e.text)
	if e.done != nil {
		e.done(msg)
	}
}
