// Package ui has consoles that write to standard output where nothing else is said, and what is
// made of them.
package ui

import (
	"errors"
	"fmt"
	"io"
	"os"
)

type Config struct{ Out, Err io.Writer }

type Console struct{ out, err io.Writer }

func New(c Config) *Console {
	if c.Out == nil {
		c.Out = os.Stdout
	}
	if c.Err == nil {
		c.Err = os.Stderr
	}
	return &Console{c.Out, c.Err}
}

func (c *Console) Say(text string)  { fmt.Fprintln(c.out, text) }
func (c *Console) Warn(text string) { fmt.Fprintln(c.err, text) }

// Open is New for what is checked.
func Open(c Config) (*Console, error) {
	if c.Out != nil && c.Out == c.Err {
		return nil, errors.New("both are the same")
	}
	return New(c), nil
}

// Logger has a console of its own.
type Logger struct{ console *Console }

func NewLogger(c Config) *Logger { return &Logger{console: New(c)} }

func NewLoggerTo(w io.Writer) *Logger { return NewLogger(Config{Out: w}) }

func (l *Logger) Info(text string)  { l.console.Say(text) }
func (l *Logger) Error(text string) { l.console.Warn(text) }

// NewWelcome greets.
func NewWelcome(c Config) *Console {
	console := New(c)
	console.Say("welcome")
	return console
}

// NewQuiet says nothing.
func NewQuiet(c Config) *Console {
	c.Out = io.Discard
	return New(c)
}

// NewApart has errors where the caller wants them.
func NewApart(c Config, errs io.Writer) *Console {
	if errs != nil {
		c.Err = errs
	}
	return New(c)
}

var standard *Console

// SetUp keeps a console for Standard.
func SetUp(c Config) { standard = New(c) }

func Standard() *Console { return standard }

// Try makes a console and forgets it.
func Try(c Config) { New(c) }

// With calls a function with a console.
func With(c Config, do func(*Console)) { do(New(c)) }

// Screen is filled in by a method of its own.
type Screen struct{ Out, Err io.Writer }

func (s *Screen) complete() {
	if s.Out == nil {
		s.Out = os.Stdout
	}
	if s.Err == nil {
		s.Err = os.Stderr
	}
}

func NewScreen(s Screen) *Screen {
	s.complete()
	return &s
}

func (s *Screen) Say(text string)  { fmt.Fprintln(s.Out, text) }
func (s *Screen) Warn(text string) { fmt.Fprintln(s.Err, text) }
