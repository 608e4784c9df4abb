// Package form has printers whose options are called in several ways.
package form

import (
	"fmt"
	"io"
	"os"
)

type config struct {
	out  io.Writer
	name string
}

// An Option says how something is printed.
type Option func(*config)

// To has it written to w.
func To(w io.Writer) Option { return func(c *config) { c.out = w } }

// Named gives it a name.
func Named(name string) Option { return func(c *config) { c.name = name } }

// A Printer prints.
type Printer struct{ out io.Writer }

// Print writes a text.
func (p *Printer) Print(text string) { fmt.Fprintln(p.out, text) }

type options []Option

func (os options) apply(c *config) {
	for _, o := range os {
		o(c)
	}
}

// Listed has a method of the list call them.
func Listed(opts ...Option) *Printer {
	c := config{out: os.Stdout}
	options(opts).apply(&c)
	return &Printer{c.out}
}

// Both has a method of a list call some of its own before them.
func Both(opts ...Option) *Printer {
	c := config{out: os.Stdout}
	options([]Option{Named("x")}).apply(&c)
	options(opts).apply(&c)
	return &Printer{c.out}
}

// ListedLate puts standard output back.
func ListedLate(opts ...Option) *Printer {
	c := config{out: os.Stdout}
	options(opts).apply(&c)
	c.out = os.Stdout
	return &Printer{c.out}
}

// ListedEarly makes the printer before it looks at the options.
func ListedEarly(opts ...Option) *Printer {
	c := config{out: os.Stdout}
	p := &Printer{c.out}
	options(opts).apply(&c)
	return p
}

func with(c config, opts []Option) config {
	for _, o := range opts {
		o(&c)
	}
	return c
}

// Returned has a function return a changed copy.
func Returned(opts ...Option) *Printer {
	c := with(config{out: os.Stdout}, opts)
	return &Printer{c.out}
}

// ReturnedLate puts standard output back.
func ReturnedLate(opts ...Option) *Printer {
	c := with(config{out: os.Stdout}, opts)
	c.out = os.Stdout
	return &Printer{c.out}
}

// Dropped does not look at the copy.
func Dropped(opts ...Option) *Printer {
	c := config{out: os.Stdout}
	_ = with(c, opts)
	return &Printer{c.out}
}
