// Package bar has progress bars that are set up by options.
package bar

import (
	"errors"
	"fmt"
	"io"
)

// A Terminal prints what is written to it.
type Terminal struct{}

func (Terminal) Write(b []byte) (int, error) { return fmt.Print(string(b)) } // want Write:`stdout`

type config struct {
	out   io.Writer
	width int
}

// A Bar shows how far something is.
type Bar struct{ config config }

type Option func(*Bar)

func WithWriter(w io.Writer) Option { // want WithWriter:`r0 = func\(p0\.config\.out = c0\)`
	return func(b *Bar) { b.config.out = w }
}

func WithWidth(n int) Option {
	return func(b *Bar) { b.config.width = n }
}

// WithQuiet puts something in place of the writer sometimes.
func WithQuiet(quiet bool) Option { // want WithQuiet:`func`
	return func(b *Bar) {
		if quiet {
			b.config.out = io.Discard
		}
	}
}

func New(options ...Option) *Bar { // want New:`calls p0\.\[\]`
	b := Bar{config: config{out: Terminal{}}}
	for _, set := range options {
		set(&b)
	}
	b.config.width++
	return &b
}

// Check calls options that may fail, and those alone that are not nil.
func Check(options ...func(*Bar) error) (*Bar, error) { // want Check:`calls p0\.\[\]`
	b := &Bar{config: config{out: Terminal{}}}
	for _, set := range options {
		if set != nil {
			if err := set(b); err != nil {
				return nil, err
			}
		}
	}
	return b, nil
}

// First calls the first option alone.
func First(options ...Option) *Bar { // want First:`calls p0\.\[\]`
	b := &Bar{config: config{out: Terminal{}}}
	for _, set := range options {
		set(b)
		break
	}
	return b
}

// Some calls every other option.
func Some(options ...Option) *Bar { // want Some:`calls p0\.\[\]`
	b := &Bar{config: config{out: Terminal{}}}
	for i, set := range options {
		if i%2 == 0 {
			set(b)
		}
	}
	return b
}

// Until stops where there is enough.
func Until(n int, options ...Option) *Bar { // want Until:`calls p1\.\[\]`
	b := &Bar{config: config{out: Terminal{}}}
	for i, set := range options {
		if i == n {
			return b
		}
		set(b)
	}
	return b
}

// Never knows better than its options.
func Never(options ...Option) *Bar { // want Never:`calls p0\.\[\]`
	b := &Bar{config: config{out: io.Discard}}
	for _, set := range options {
		set(b)
	}
	b.config.out = Terminal{}
	return b
}

// A Setter is an option that is no function.
type Setter interface{ Set(*Bar) }

type toWriter struct{ w io.Writer }

func (t toWriter) Set(b *Bar) { b.config.out = t.w } // want Set:`p0\.w`

func ToWriter(w io.Writer) Setter { return toWriter{w} } // want ToWriter:`r0`

// Set takes options that are no functions.
func Set(setters ...Setter) *Bar { // want Set:`calls p0\.\[\]\.Set`
	b := &Bar{config: config{out: Terminal{}}}
	for _, s := range setters {
		s.Set(b)
	}
	return b
}

// Add writes.
func (b *Bar) Add() { fmt.Fprintln(b.config.out, "+1") } // want Add:`writes p0\.config\.out`

// Fails is an option that fails.
func Fails(b *Bar) error { return errors.New("no bar") }
