// Package login finds out who somebody is, and asks if that is wanted.
package login

import (
	"fmt"
	"io"
)

// A Config says who somebody is.
type Config interface {
	Load() (string, error)
}

// Default is nobody.
var Default = direct{name: "nobody"}

type direct struct {
	name  string
	in    io.Reader
	asked string
}

// New returns a Config that asks nobody.
func New(name string) Config { return &direct{name: name} }

// NewAsking returns a Config that asks who reads.
func NewAsking(name string, in io.Reader) Config { return &direct{name: name, in: in} }

func (c *direct) Load() (string, error) { return c.identify(c.in) }

func (c *direct) identify(in io.Reader) (string, error) {
	if c.name != "" {
		return c.name, nil
	}
	if in != nil {
		if c.asked == "" {
			fmt.Printf("name: ")
			if _, err := fmt.Fscan(in, &c.asked); err != nil {
				return "", err
			}
		}
		return c.asked, nil
	}
	return "", io.EOF
}

type deferred struct {
	name   string
	in     io.Reader
	config Config
}

// NewDeferred returns a Config that asks nobody, and is made when it is needed.
func NewDeferred(name string) Config { return &deferred{name: name} }

// NewDeferredAsking returns one that asks who reads.
func NewDeferredAsking(name string, in io.Reader) Config { return &deferred{name: name, in: in} }

func (c *deferred) Load() (string, error) {
	config, err := c.make()
	if err != nil {
		return "", err
	}
	return config.Load()
}

func (c *deferred) make() (Config, error) {
	if c.config == nil {
		if c.in != nil {
			c.config = NewAsking(c.name, c.in)
		} else {
			c.config = New(c.name)
		}
	}
	return c.config, nil
}

// A Changing is a Config that can be told to ask.
type Changing struct {
	in io.Reader
}

// NewChanging returns a Config that asks nobody yet.
func NewChanging() Config { return &Changing{} }

// Ask lets a Config ask who reads.
func Ask(c Config, in io.Reader) { c.(*Changing).in = in }

func (c *Changing) Load() (string, error) { return (&direct{}).identify(c.in) }

type late struct {
	in io.Reader
}

// NewLate returns a Config that asks who reads, as it learns at last.
func NewLate(in io.Reader) Config {
	c := &late{}
	var config Config = c
	c.in = in
	return config
}

func (c *late) Load() (string, error) { return (&direct{}).identify(c.in) }
