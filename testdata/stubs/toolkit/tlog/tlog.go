// Package tlog has one logger, which others know as an interface.
package tlog

import "fmt"

// A Logger tells what happens.
type Logger interface {
	SetVerbose(on bool)
	Info(text string)
}

type logger struct{ verbose bool }

// SetVerbose says whether to tell of everything.
func (l *logger) SetVerbose(on bool) { l.verbose = on }

// Info prints if it is to tell of everything.
func (l *logger) Info(text string) {
	if l.verbose {
		fmt.Println(text)
	}
}

var std = &logger{}

// Default returns the logger.
func Default() Logger { return std }
