// Package ui shows texts to people, where its users say.
package ui

import (
	"fmt"
	"io"
	"os"
)

// Each of these begins with standard output.
var (
	Notes   io.Writer = os.Stdout
	Results io.Writer = os.Stdout
	Late    io.Writer = os.Stdout
	Maybe   io.Writer = os.Stdout
	Same    io.Writer = os.Stdout
	Std               = &Printer{W: os.Stdout}
	Other             = &Printer{W: os.Stdout}

	Begun   = os.Stdout
	started = &Printer{W: Begun}

	output  io.Writer = os.Stdout
	errors  io.Writer = os.Stdout
	printer           = &Printer{W: os.Stdout}
	log               = &Printer{W: os.Stdout}
)

// A Printer prints.
type Printer struct{ W io.Writer }

func (p *Printer) SetOutput(w io.Writer) { p.W = w }
func (p *Printer) Print(text string)     { fmt.Fprintln(p.W, text) }

func SetOutput(w io.Writer)  { output = w }
func SetPrinter(w io.Writer) { printer.SetOutput(w) }

// SetErrors has another writer only where that is asked for.
func SetErrors(w io.Writer, on bool) {
	if on {
		errors = w
	}
}

// SetLog has the log where it was, or nowhere.
func SetLog(w io.Writer, keep bool) {
	if keep {
		w = os.Stdout
	}
	log.W = w
}

func Note(text string)   { fmt.Fprintln(Notes, text) }
func Result(text string) { fmt.Fprintln(Results, text) }
func Last(text string)   { fmt.Fprintln(Late, text) }
func Perhaps(t string)   { fmt.Fprintln(Maybe, t) }
func Again(text string)  { fmt.Fprintln(Same, text) }
func Print(text string)  { Std.Print(text) }
func Reprint(t string)   { Other.Print(t) }
func Say(text string)    { fmt.Fprintln(output, text) }
func Warn(text string)   { fmt.Fprintln(errors, text) }
func Show(text string)   { printer.Print(text) }
func Log(text string)    { log.Print(text) }
func Start(text string)  { started.Print(text) }
