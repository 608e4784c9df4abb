// Package ui prints for who does not make a printer.
package ui

import (
	"fmt"
	"io"
	"os"
)

// A Printer prints lines.
type Printer struct{ Out io.Writer }

// An Option says how one prints.
type Option func(*Printer)

// WithOut has it print to w.
func WithOut(w io.Writer) Option { return func(p *Printer) { p.Out = w } }

// New returns a printer that writes to w.
func New(w io.Writer) *Printer { return &Printer{Out: w} }

// SetOut has the printer write to w.
func (p *Printer) SetOut(w io.Writer) { p.Out = w }

// Say prints a line.
func (p *Printer) Say(text string) { fmt.Fprintln(p.Out, text) }

// Std is the printer of the program.
var Std = New(os.Stdout)

// Default returns it.
func Default() *Printer { return Std }

// SetDefault has another one be that.
func SetDefault(p *Printer) { Std = p }

// Setup has options say how it prints.
func Setup(opts ...Option) {
	for _, o := range opts {
		o(Std)
	}
}

// Say prints a line by it.
func Say(text string) { Std.Say(text) }

// Print prints a line.
var Print = func(text string) { fmt.Println(text) }

// To returns what prints lines to w.
func To(w io.Writer) func(string) {
	return func(text string) { fmt.Fprintln(w, text) }
}

// Tell prints a line by Print.
func Tell(text string) { Print(text) }
