// Package ui has a printer that everybody prints with, as package log has a logger.
package ui

import (
	"fmt"
	"io"
	"os"
)

// A Printer prints lines.
type Printer struct{ out io.Writer }

var std = New(os.Stdout)

// New returns a printer that writes to w.
func New(w io.Writer) *Printer { return &Printer{w} }

// Default returns the printer of the program.
func Default() *Printer { return std }

// SetDefault has the program print with p.
func SetDefault(p *Printer) { std = p }

// SetOut has the printer write to w.
func (p *Printer) SetOut(w io.Writer) { p.out = w }

// Say prints a line.
func (p *Printer) Say(text string) { fmt.Fprintln(p.out, text) }

// SetOut has the printer of the program write to w.
func SetOut(w io.Writer) { std.SetOut(w) }

// Say prints a line with the printer of the program.
func Say(text string) { std.Say(text) }

// progress is made by a constructor that begins with standard output itself.
var progress = newProgress()

func newProgress() *Printer { return &Printer{out: os.Stdout} }

func Progress() *Printer { return progress }
