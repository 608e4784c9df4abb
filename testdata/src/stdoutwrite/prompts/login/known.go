package login

import (
	"io"
	"os"
)

// A Known is a Config whose type others can name, though not what it asks.
type Known struct {
	name string
	in   io.Reader
}

// Nobody and Noone never ask, and Somebody asks who reads.
var (
	Nobody   = Known{"", nil}
	Noone    = Known{}
	Somebody = Known{"", os.Stdin}
)

func (c *Known) Load() (string, error) { return (&direct{name: c.name}).identify(c.in) }

// A Told is a Known that may be told whom to ask.
type Told struct {
	name string
	in   io.Reader
}

// Anybody asks who reads once AskAnybody has told it.
var Anybody Told

// AskAnybody has Anybody ask who reads.
func AskAnybody(in io.Reader) { Anybody.in = in }

func (c *Told) Load() (string, error) { return (&direct{name: c.name}).identify(c.in) }

// Rules say where a Config comes from.
type Rules struct {
	First   Config
	Default Config
}

// NewRules returns rules for one, or none.
func NewRules(first Config) *Rules { return &Rules{First: first} }

// Load returns what the first finds, or the default.
func (r *Rules) Load() (string, error) {
	if r.First != nil {
		return r.First.Load()
	}
	return r.Default.Load()
}
