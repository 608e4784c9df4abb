// Package ui prints by a printer that options say something of.
package ui

import (
	"fmt"
	"io"
	"os"
)

type Printer struct{ Out io.Writer }

func New(w io.Writer) *Printer { return &Printer{Out: w} }

func (p *Printer) Say(text string) { fmt.Fprintln(p.Out, text) }

var std = New(os.Stdout)

func Default() *Printer { return std }

func Say(text string) { Default().Say(text) }

func SetOut(w io.Writer) { Default().Out = w }

func SetDefault(p *Printer) { std = p }

func Reset() { std.Out = os.Stdout }

type Option func(*Printer)

func WithOut(w io.Writer) Option {
	return func(p *Printer) { p.Out = w }
}

func Setup(opts ...Option) {
	for _, set := range opts {
		set(Default())
	}
}

func Configure(set func(*Printer)) { set(std) }

func With(p *Printer, opts ...Option) {
	for _, set := range opts {
		set(p)
	}
}

// A printer of its own, of which options say something as well.
var notes = New(os.Stdout)

func Notes() *Printer { return notes }

func SetupNotes(opts ...Option) {
	for _, set := range opts {
		set(notes)
	}
}

// A Config says how a printer that is made of it prints: to standard output, if it does not say where.
type Config struct {
	Prefix string
	Out    io.Writer
}

func newPrinter(c Config) *Printer {
	if c.Out == nil {
		c.Out = os.Stdout
	}
	return New(c.Out)
}

// One that is made of a configuration.
var made = newPrinter(Config{})

// Init makes it of another one.
func Init(c Config) { made = newPrinter(c) }

func Tell(text string) { made.Say(text) }
