// Package log ends the process where it was told to.
package log

import (
	"fmt"
	"os"
)

type Logger struct{ exits bool }

func New(exits bool) *Logger { return &Logger{exits} }

func (l *Logger) Fatal(text string) {
	fmt.Fprintln(os.Stderr, text)
	if l.exits {
		os.Exit(1)
	}
}

type Changing struct{ exits bool }

func NewChanging(exits bool) *Changing { return &Changing{exits} }

func (c *Changing) Set(exits bool) { c.exits = exits }

func (c *Changing) Fatal(text string) {
	fmt.Fprintln(os.Stderr, text)
	if c.exits {
		os.Exit(1)
	}
}
