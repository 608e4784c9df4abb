// Package ui prints for people.
package ui

import (
	"fmt"
	"io"
	"os"
)

// Where to write.
var (
	Out io.Writer = os.Stdout
	Err io.Writer = os.Stderr
)

// Default writes to standard output.
var Default = &Printer{w: os.Stdout}

// A Printer prints lines.
type Printer struct{ w io.Writer }

// New returns a Printer that writes to Out.
func New() *Printer { return NewTo(Out) }

// NewTo returns a Printer that writes to w.
func NewTo(w io.Writer) *Printer { return &Printer{w: w} }

// Line prints a line.
func (p *Printer) Line(s string) { fmt.Fprintln(p.w, s) }
