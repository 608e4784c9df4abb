// Package meter makes meters, with options that say by themselves where to.
package meter

import (
	"fmt"
	"io"
	"os"
)

// A Meter counts.
type Meter struct{ out io.Writer }

// An Option says where a meter writes to.
type Option func(*Meter)

// To has it write to w.
func To(w io.Writer) Option { return func(m *Meter) { m.out = w } }

// Loud has it write to standard output.
func Loud() Option { return To(os.Stdout) }

// Visible has it write there, by what it has captured itself.
func Visible() Option {
	out := io.Writer(os.Stdout)
	return func(m *Meter) { m.out = out }
}

// Calm has it write to standard error.
func Calm() Option { return To(os.Stderr) }

// New returns one that writes nothing, unless options say where to.
func New(options ...Option) *Meter {
	m := &Meter{out: io.Discard}
	for _, set := range options {
		set(m)
	}
	return m
}

// Count writes a number.
func (m *Meter) Count(n int) { fmt.Fprintln(m.out, n) }

// Output returns a function that returns standard output.
func Output() func() io.Writer {
	out := io.Writer(os.Stdout)
	return func() io.Writer { return out }
}
