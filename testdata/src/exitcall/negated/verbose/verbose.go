// Package verbose logs by numbers, which are more for what is asked for less, as logr does.
package verbose

import "github.com/envvet/envvet/testdata/src/exitcall/negated/level"

// A Logger hands on what it is told.
type Logger struct {
	to *level.Logger
	n  int
}

// New returns a logger that hands on to another one.
func New(to *level.Logger) Logger { return Logger{to: to} }

// V returns a logger of what is asked for less.
func (l Logger) V(n int) Logger {
	l.n += n
	return l
}

// Info logs a text.
func (l Logger) Info(text string) { l.to.Log(toLevel(l.n), text) }

// Note logs a text.
func (l Logger) Note(text string) { l.to.Log(level.Level(-l.n), text) }

// Warn ends nothing, as no number below zero is above that of a warning.
func (l Logger) Warn(text string) { l.to.Abort(-level.Level(l.n), text) }

// At logs a text at a level of the other kind.
func (l Logger) At(n int, text string) { l.to.Log(level.Level(n), text) }

// Twice negates a number that was.
func (l Logger) Twice(text string) {
	l.to.Log(-level.Level(-l.n), text)
}

// Under counts down from a level, and may come to any other one.
func (l Logger) Under(from int, text string) {
	l.to.Log(level.Level(from-l.n), text)
}

func toLevel(n int) level.Level {
	if n > 127 {
		n = 127
	}
	return 0 - level.Level(n)
}
