// Package tape makes tapes, with options that say where they write to.
package tape

import (
	"bufio"
	"fmt"
	"io"
	"os"
)

// A Tape is written to.
type Tape struct{ out, side io.Writer }

// An Option says where to.
type Option func(*Tape)

// To has it write to w.
func To(w io.Writer) Option { return func(t *Tape) { t.out = w } }

// Beside has it write to w as well.
func Beside(w io.Writer) Option { return func(t *Tape) { t.side = w } }

// Standard has it write to standard output.
func Standard() Option { return To(os.Stdout) }

// If has it write to w if that is on.
func If(on bool, w io.Writer) Option {
	return func(t *Tape) {
		if on {
			t.out = w
		}
	}
}

// Buffered has it write to a buffer of what it wrote to.
func Buffered() Option { return func(t *Tape) { t.out = bufio.NewWriter(t.out) } }

// Titled writes a title.
func Titled(title string) Option { return func(t *Tape) { fmt.Fprintln(t.out, title) } }

// Swapped has it write to what it wrote to beside.
func Swapped() Option { return func(t *Tape) { t.out, t.side = t.side, t.out } }

// Printing returns one that writes to standard output, unless options say otherwise.
func Printing(options ...Option) *Tape {
	return New(append([]Option{To(os.Stdout)}, options...)...)
}

// Hissing is Printing, with something said of it.
func Hissing(name string, options ...Option) *Tape {
	t := New(append([]Option{Standard(), Beside(io.Discard)}, options...)...)
	if name == "" {
		return nil
	}
	return t
}

// New returns one.
func New(options ...Option) *Tape {
	t := &Tape{out: io.Discard, side: io.Discard}
	for _, set := range options {
		set(t)
	}
	return t
}

// Add writes something.
func (t *Tape) Add(text string) {
	fmt.Fprintln(t.out, text)
	fmt.Fprintln(t.side, text)
}
