// Package ui has a printer for who does not make one.
package ui

import (
	"fmt"
	"io"
	"os"
)

// A Printer prints lines.
type Printer struct {
	Prefix string
	Out    io.Writer
}

// Std is the printer of the program.
var Std = New(os.Stdout)

// Other is one that programs put another in place of.
var Other = New(os.Stdout)

// New returns a printer that writes to w.
func New(w io.Writer) *Printer { return &Printer{Out: w} }

// SetOut has the printer write to w.
func (p *Printer) SetOut(w io.Writer) { p.Out = w }

// Swap does so, and returns what it wrote to before.
func (p *Printer) Swap(w io.Writer) io.Writer {
	old := p.Out
	p.Out = w
	return old
}

// Divert does so, and returns what has it write as before.
func (p *Printer) Divert(w io.Writer) (undo func()) {
	old := p.Out
	p.Out = w
	return func() { p.Out = old }
}

// Say prints a line.
func (p *Printer) Say(text string) { fmt.Fprintln(p.Out, p.Prefix, text) }
