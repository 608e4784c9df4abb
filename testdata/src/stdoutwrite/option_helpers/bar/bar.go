// Package bar has progress bars.
package bar

import (
	"fmt"
	"io"
	"os"
)

// A Bar shows how far something is.
type Bar struct {
	out  io.Writer
	text string
}

// An Option changes a bar.
type Option func(*Bar)

// To has it written to w.
func To(w io.Writer) Option { return func(b *Bar) { b.out = w } }

// Named gives it a text.
func Named(text string) Option { return func(b *Bar) { b.text = text } }

// New makes a bar.
func New(options ...Option) *Bar {
	b := Bar{out: os.Stdout}
	for _, set := range options {
		set(&b)
	}
	return &b
}

// SetOutput has it written to w.
func (b *Bar) SetOutput(w io.Writer) *Bar {
	b.out = w
	return b
}

// Add shows another step.
func (b *Bar) Add(n int) { fmt.Fprintln(b.out, b.text, n) }
