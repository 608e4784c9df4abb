// Package bar draws bars, whose options are called where there are any.
package bar

import (
	"fmt"
	"io"
	"os"
)

// A Bar is drawn somewhere.
type Bar struct {
	out    io.Writer
	hidden bool
}

// An Option says where, or whether.
type Option func(*Bar)

// To has it drawn on w.
func To(w io.Writer) Option { return func(b *Bar) { b.out = w } }

// Hidden has it not be drawn.
func Hidden() Option { return func(b *Bar) { b.hidden = true } }

// New asks whether there are options.
func New(options ...Option) *Bar {
	b := &Bar{out: os.Stdout}
	if len(options) > 0 {
		for _, set := range options {
			set(b)
		}
	}
	return b
}

// Early returns what there is without.
func Early(options ...Option) *Bar {
	b := &Bar{out: os.Stdout}
	if len(options) == 0 {
		return b
	}
	for _, set := range options {
		if set != nil {
			set(b)
		}
	}
	return b
}

// Parted hands on what the options have left.
func Parted(options ...Option) *Bar {
	b := Bar{out: os.Stdout}
	if len(options) != 0 {
		for _, set := range options {
			set(&b)
		}
	}
	return &Bar{out: b.out}
}

// Applied leaves it to a method.
func Applied(options ...Option) *Bar {
	b := &Bar{out: os.Stdout}
	b.apply(options)
	return b
}

func (b *Bar) apply(options []Option) {
	if len(options) >= 1 {
		for _, set := range options {
			set(b)
		}
	}
}

// Several leaves out one that is alone.
func Several(options ...Option) *Bar {
	b := &Bar{out: os.Stdout}
	if len(options) > 1 {
		for _, set := range options {
			set(b)
		}
	}
	return b
}

// Rest leaves out the first two.
func Rest(options ...Option) *Bar {
	b := &Bar{out: os.Stdout}
	if rest := options[2:]; len(options) > 0 {
		for _, set := range rest {
			set(b)
		}
	}
	return b
}

// Asked calls them where it is told to.
func Asked(n int, options ...Option) *Bar {
	b := &Bar{out: os.Stdout}
	if n > 0 {
		for _, set := range options {
			set(b)
		}
	}
	return b
}

// Unasked calls them where there are none.
func Unasked(options ...Option) *Bar {
	b := &Bar{out: os.Stdout}
	if len(options) == 0 {
		for _, set := range options {
			set(b)
		}
	}
	return b
}

// Draw draws it.
func (b *Bar) Draw() {
	if !b.hidden {
		fmt.Fprintln(b.out, "==>")
	}
}
