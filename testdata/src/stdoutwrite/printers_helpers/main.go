// Command printers_helpers has functions of its own say where the printer of another package prints,
// and others print.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/printers_helpers/ui"
)

func main() {
	root := &cobra.Command{Use: "printers_helpers"}
	root.AddCommand(
		&cobra.Command{Use: "helped", RunE: helped},
		&cobra.Command{Use: "options", RunE: options},
		&cobra.Command{Use: "field", RunE: field},
		&cobra.Command{Use: "replaced", RunE: replaced},
		&cobra.Command{Use: "checked", RunE: checked},
		&cobra.Command{Use: "nested", RunE: nested},
		&cobra.Command{Use: "method", RunE: (&app{}).run},
		&cobra.Command{Use: "function", RunE: function},
		&cobra.Command{Use: "own", RunE: own},
		&cobra.Command{Use: "stdout", RunE: stdout},
		&cobra.Command{Use: "made", RunE: made},
		&cobra.Command{Use: "literal", RunE: literal},
		&cobra.Command{Use: "sometimes", RunE: sometimes},
		&cobra.Command{Use: "late", RunE: late},
		&cobra.Command{Use: "back", RunE: back},
		&cobra.Command{Use: "deferred", RunE: deferred},
		&cobra.Command{Use: "kept", RunE: kept},
		&cobra.Command{Use: "named", RunE: named},
		&cobra.Command{Use: "inside", RunE: inside},
	)
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

func helped(cmd *cobra.Command, args []string) error {
	divert(cmd.ErrOrStderr())
	ui.Say("helped")
	ui.Default().Say("helped")
	sayHelped()
	func() { ui.Say("helped") }()
	return nil
}

func divert(w io.Writer) { ui.Default().SetOut(w) }

func sayHelped() { ui.Say("helped") }

func options(cmd *cobra.Command, args []string) error {
	ui.Setup(ui.WithOut(os.Stderr))
	sayOptions()
	return nil
}

func sayOptions() { ui.Default().Say("options") }

func field(cmd *cobra.Command, args []string) error {
	ui.Std.Out = os.Stderr
	for range args {
		sayField()
	}
	return nil
}

func sayField() { ui.Std.Say("field") }

func replaced(cmd *cobra.Command, args []string) error {
	replace(os.Stderr)
	defer sayReplaced()
	return nil
}

func replace(w io.Writer) { ui.SetDefault(ui.New(w)) }

func sayReplaced() { ui.Say("replaced") }

func checked(cmd *cobra.Command, args []string) error {
	if err := setup(args); err != nil {
		return err
	}
	ui.Say("checked")
	return nil
}

func setup(args []string) error {
	if len(args) > 3 {
		return errors.New("too many arguments")
	}
	ui.Setup(ui.WithOut(os.Stderr))
	return nil
}

func nested(cmd *cobra.Command, args []string) error {
	prepare()
	return work()
}

func prepare() { divert(io.Discard) }

func work() error {
	return step()
}

func step() error {
	ui.Say("nested")
	return nil
}

type app struct{ lines int }

func (a *app) run(cmd *cobra.Command, args []string) error {
	a.configure(cmd.ErrOrStderr())
	a.say()
	return nil
}

func (a *app) configure(w io.Writer) { ui.Std.Out = w }

func (a *app) say() {
	a.lines++
	ui.Say("method")
}

func function(cmd *cobra.Command, args []string) error {
	tellBy(os.Stderr)
	ui.Tell("function")
	tellFunction()
	return nil
}

func tellBy(w io.Writer) { ui.Print = ui.To(w) }

func tellFunction() { ui.Print("function") }

var tell = func(text string) { fmt.Println(text) } // want `^function literal, called by handler kept, writes to stdout with fmt\.Println, `

func own(cmd *cobra.Command, args []string) error {
	tell = ui.To(cmd.ErrOrStderr())
	tell("own")
	tellOwn()
	return nil
}

func tellOwn() { tell("own") }

// What follows prints all the same.

func stdout(cmd *cobra.Command, args []string) error {
	divert(os.Stdout) // want `^handler stdout writes to stdout with os\.Stdout, `
	sayStdout()
	return nil
}

func sayStdout() {
	ui.Say("stdout") // want `^call of ui\.Say in function sayStdout, called by handler stdout, writes to stdout with fmt\.Fprintln at .*`
}

func made(cmd *cobra.Command, args []string) error {
	ui.SetDefault(ui.New(os.Stdout))
	sayMade()
	return nil
}

func sayMade() {
	ui.Say("made") // want `^call of ui\.Say in function sayMade, called by handler made, writes to stdout with fmt\.Fprintln at .*`
}

func literal(cmd *cobra.Command, args []string) error {
	ui.Print = func(text string) { fmt.Fprintln(os.Stdout, text) } // want `^function literal in literal, called by handler literal, writes to stdout with os\.Stdout`
	tellLiteral()
	return nil
}

func tellLiteral() {
	ui.Tell("literal") // want `^call of ui\.Tell in function tellLiteral, called by handler literal, writes to stdout with fmt\.Println at .*`
}

func sometimes(cmd *cobra.Command, args []string) error {
	perhaps(len(args) > 0)
	ui.Say("sometimes") // want `^call of ui\.Say in handler sometimes writes to stdout with fmt\.Fprintln at .*`
	return nil
}

func perhaps(quiet bool) {
	if quiet {
		ui.Default().SetOut(io.Discard)
	}
}

func late(cmd *cobra.Command, args []string) error {
	sayLate()
	divert(os.Stderr)
	return nil
}

func sayLate() {
	ui.Say("late") // want `^call of ui\.Say in function sayLate, called by handler late, writes to stdout with fmt\.Fprintln at .*`
}

func back(cmd *cobra.Command, args []string) error {
	divert(os.Stderr)
	undo()
	ui.Say("back")
	return nil
}

func undo() {
	ui.Default().SetOut(os.Stdout) // want `^function undo, called by handler back, writes to stdout with os\.Stdout, `
}

// deferred has what divert does undone before it prints.
func deferred(cmd *cobra.Command, args []string) error {
	briefly()
	sayDeferred()
	return nil
}

func briefly() {
	defer ui.Default().SetOut(os.Stdout) // want `^function briefly, called by handler deferred, writes to stdout with os\.Stdout, `
	divert(os.Stderr)
}

func sayDeferred() {
	ui.Say("deferred") // want `^call of ui\.Say in function sayDeferred, called by handler deferred, writes to stdout with fmt\.Fprintln at .*`
}

// kept calls what was there before.
func kept(cmd *cobra.Command, args []string) error {
	old := tell
	tell = ui.To(cmd.ErrOrStderr())
	old("kept")
	return nil
}

// named prints by the printer that was the program's before.
func named(cmd *cobra.Command, args []string) error {
	old := ui.Default()
	replace(os.Stderr)
	old.Say("named") // want `^call of ui\.Printer\.Say in handler named writes to stdout with fmt\.Fprintln at .*`
	return nil
}

// inside has a function that is called meanwhile put it back.
func inside(cmd *cobra.Command, args []string) error {
	divert(os.Stderr)
	each(func() { ui.Default().SetOut(os.Stdout) }) // want `^function literal in inside, called by handler inside, writes to stdout with os\.Stdout, `
	sayInside()
	return nil
}

func each(f func()) { f() }

func sayInside() {
	ui.Say("inside") // want `^call of ui\.Say in function sayInside, called by handler inside, writes to stdout with fmt\.Fprintln at .*`
}
