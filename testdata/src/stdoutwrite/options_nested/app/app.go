// Package app has applications whose options are called on a part of them.
package app

import (
	"fmt"
	"io"
	"os"
)

type streams struct {
	out io.Writer
	err io.Writer
}

// An Option says where an application writes to.
type Option func(*streams) error

// Output has answers written to w.
func Output(w io.Writer) Option {
	return func(s *streams) error {
		s.out = w
		return nil
	}
}

// Errors has errors written to w.
func Errors(w io.Writer) Option {
	return func(s *streams) error {
		s.err = w
		return nil
	}
}

// App writes.
type App struct{ streams streams }

// New makes an application that writes to the streams of the process, but for what options say.
func New(options ...Option) (*App, error) {
	a := App{
		streams: streams{
			out: os.Stdout,
			err: os.Stderr,
		},
	}
	for _, set := range options {
		if err := set(&a.streams); err != nil {
			return nil, err
		}
	}
	return &a, nil
}

// Show writes an answer.
func (a *App) Show() { fmt.Fprintln(a.streams.out, "x") }

// Fail writes an error.
func (a *App) Fail() { fmt.Fprintln(a.streams.err, "x") }
