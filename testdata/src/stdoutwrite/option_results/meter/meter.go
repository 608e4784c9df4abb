// Package meter has meters whose options are functions.
package meter

import (
	"fmt"
	"io"
	"os"
)

type config struct {
	out  io.Writer
	name string
}

// An Option changes a meter.
type Option func(config) config

// To has it written to w.
func To(w io.Writer) Option {
	return func(c config) config {
		c.out = w
		return c
	}
}

// Named gives it a name.
func Named(name string) Option {
	return func(c config) config {
		c.name = name
		return c
	}
}

// Fresh begins anew.
func Fresh() Option { return func(config) config { return config{out: os.Stdout} } }

// A Meter writes numbers.
type Meter struct{ out io.Writer }

// Count writes n.
func (m *Meter) Count(n int) { fmt.Fprintln(m.out, n) }

// New makes a meter.
func New(options ...Option) *Meter {
	c := config{out: os.Stdout}
	for _, o := range options {
		c = o(c)
	}
	return &Meter{c.out}
}

// A Setting is one with a method.
type Setting interface{ apply(config) config }

type setting func(config) config

func (s setting) apply(c config) config { return s(c) }

// By has it written to w.
func By(w io.Writer) Setting {
	return setting(func(c config) config {
		c.out = w
		return c
	})
}

// As gives it a name.
func As(name string) Setting {
	return setting(func(c config) config {
		c.name = name
		return c
	})
}

// Set makes a meter.
func Set(settings ...Setting) *Meter {
	c := config{out: os.Stdout}
	for _, s := range settings {
		c = s.apply(c)
	}
	return &Meter{c.out}
}
