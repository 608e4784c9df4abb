// Command printers_held has printers write elsewhere that are in something which a variable holds.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "printers_held"}
	root.AddCommand(
		&cobra.Command{Use: "field", RunE: field},
		&cobra.Command{Use: "getter", RunE: getter},
		&cobra.Command{Use: "embedded", RunE: embedded},
		&cobra.Command{Use: "wrong", RunE: wrong},
		&cobra.Command{Use: "late", RunE: late},
		&cobra.Command{Use: "either", RunE: either},
		&cobra.Command{Use: "one", RunE: one},
	)
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

type printer struct{ out io.Writer }

func newPrinter(w io.Writer) *printer { return &printer{w} }

func (p *printer) setOut(w io.Writer) { p.out = w }

func (p *printer) say(text string) { fmt.Fprintln(p.out, text) }

type application struct{ notes, results *printer }

func (a *application) noting() *printer { return a.notes }

var app = &application{notes: newPrinter(os.Stdout), results: newPrinter(os.Stdout)}

func field(cmd *cobra.Command, args []string) error {
	app.notes.setOut(cmd.ErrOrStderr())
	app.notes.say("field")
	return nil
}

func getter(cmd *cobra.Command, args []string) error {
	app.noting().setOut(cmd.ErrOrStderr())
	app.notes.say("getter")
	return nil
}

type console struct {
	*printer
	width int
}

var screen = console{printer: newPrinter(os.Stdout), width: 80}

func embedded(cmd *cobra.Command, args []string) error {
	screen.setOut(cmd.ErrOrStderr())
	screen.say("embedded")
	return nil
}

func (p *printer) warn(text string) {
	fmt.Fprintln(p.out, "warning:", text) // want `^function printer\.warn, called by handler wrong, writes to stdout with fmt\.Fprintln, .*`
}

// wrong has the other one write elsewhere.
func wrong(cmd *cobra.Command, args []string) error {
	app.notes.setOut(cmd.ErrOrStderr())
	app.results.warn("wrong")
	return nil
}

func (p *printer) note(text string) {
	fmt.Fprintln(p.out, "note:", text) // want `^function printer\.note, called by handler late, writes to stdout with fmt\.Fprintln, .*`
}

func late(cmd *cobra.Command, args []string) error {
	app.notes.note("late")
	app.notes.setOut(cmd.ErrOrStderr())
	return nil
}

func (p *printer) tell(text string) {
	fmt.Fprintln(p.out, "tell:", text) // want `^function printer\.tell, called by handler either, writes to stdout with fmt\.Fprintln, .*`
}

// either has one of two write elsewhere, and writes to the other one, perhaps.
func either(cmd *cobra.Command, args []string) error {
	p := app.notes
	if len(args) > 0 {
		p = app.results
	}
	p.setOut(cmd.ErrOrStderr())
	app.results.tell("either")
	return nil
}

var all = []*printer{newPrinter(os.Stdout), newPrinter(os.Stdout)}

func (p *printer) list(text string) {
	fmt.Fprintln(p.out, "list:", text) // want `^function printer\.list, called by handler one, writes to stdout with fmt\.Fprintln, .*`
}

// one has one of several write elsewhere.
func one(cmd *cobra.Command, args []string) error {
	all[0].setOut(cmd.ErrOrStderr())
	for _, p := range all {
		p.list("one")
	}
	return nil
}
