// Command printers_set has the printer of another package write elsewhere, which is known by a
// variable that everybody may set, and nobody does.
package main

import (
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/printers_set/ui"
)

func main() {
	root := &cobra.Command{Use: "printers_set"}
	root.AddCommand(
		&cobra.Command{Use: "set", RunE: set},
		&cobra.Command{Use: "field", RunE: field},
		&cobra.Command{Use: "local", RunE: local},
		&cobra.Command{Use: "swapped", RunE: swapped},
		&cobra.Command{Use: "diverted", RunE: diverted},
		&cobra.Command{Use: "restored", RunE: restored},
		&cobra.Command{Use: "never", RunE: never},
		&cobra.Command{Use: "late", RunE: late},
		&cobra.Command{Use: "sometimes", RunE: sometimes},
		&cobra.Command{Use: "stdout", RunE: stdout},
		&cobra.Command{Use: "early", RunE: early},
		&cobra.Command{Use: "another", RunE: another},
		&cobra.Command{Use: "replaced", RunE: replaced},
		&cobra.Command{Use: "before", RunE: before},
		&cobra.Command{Use: "helped", RunE: helped},
		&cobra.Command{Use: "helpless", RunE: helpless},
	)
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

func set(cmd *cobra.Command, args []string) error {
	ui.Std.SetOut(cmd.ErrOrStderr())
	ui.Std.Say("set")
	return nil
}

func field(cmd *cobra.Command, args []string) error {
	ui.Std.Out = cmd.ErrOrStderr()
	ui.Std.Say("field")
	return nil
}

func local(cmd *cobra.Command, args []string) error {
	p := ui.Std
	p.SetOut(cmd.ErrOrStderr())
	p.Say("local")
	return nil
}

func swapped(cmd *cobra.Command, args []string) error {
	old := ui.Std.Swap(cmd.ErrOrStderr())
	defer ui.Std.Swap(old)
	ui.Std.Say("swapped")
	return nil
}

func diverted(cmd *cobra.Command, args []string) error {
	defer ui.Std.Divert(cmd.ErrOrStderr())()
	ui.Std.Say("diverted")
	return nil
}

func restored(cmd *cobra.Command, args []string) error {
	restore := ui.Std.Divert(cmd.ErrOrStderr())
	defer restore()
	ui.Std.Say("restored")
	return nil
}

func never(cmd *cobra.Command, args []string) error {
	ui.Std.Say("never") // want `^call of ui\.Printer\.Say in handler never writes to stdout with fmt\.Fprintln at .*`
	return nil
}

func late(cmd *cobra.Command, args []string) error {
	ui.Std.Say("late") // want `^call of ui\.Printer\.Say in handler late writes to stdout with fmt\.Fprintln at .*`
	ui.Std.SetOut(cmd.ErrOrStderr())
	return nil
}

func sometimes(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		ui.Std.SetOut(cmd.ErrOrStderr())
	}
	ui.Std.Say("sometimes") // want `^call of ui\.Printer\.Say in handler sometimes writes to stdout with fmt\.Fprintln at .*`
	return nil
}

func stdout(cmd *cobra.Command, args []string) error {
	ui.Std.SetOut(os.Stdout) // want `^handler stdout writes to stdout with os\.Stdout, .*`
	ui.Std.Say("stdout")
	return nil
}

func early(cmd *cobra.Command, args []string) error {
	old := ui.Std.Swap(cmd.ErrOrStderr())
	ui.Std.Swap(old)
	ui.Std.Say("early") // want `^call of ui\.Printer\.Say in handler early writes to stdout with fmt\.Fprintln at .*`
	return nil
}

// another has another printer write elsewhere.
func another(cmd *cobra.Command, args []string) error {
	p := ui.New(os.Stdout)
	p.SetOut(cmd.ErrOrStderr())
	p.Say("another")
	ui.Std.Say("std") // want `^call of ui\.Printer\.Say in handler another writes to stdout with fmt\.Fprintln at .*`
	return nil
}

// replaced has what is in the variable now write elsewhere, and not what was there.
func replaced(cmd *cobra.Command, args []string) error {
	old := ui.Other
	ui.Other = ui.New(os.Stderr)
	ui.Other.SetOut(cmd.ErrOrStderr())
	old.Say("replaced") // want `^call of ui\.Printer\.Say in handler replaced writes to stdout with fmt\.Fprintln at .*`
	return nil
}

// before has what is in the variable write elsewhere, whatever that is.
func before(cmd *cobra.Command, args []string) error {
	ui.Other.SetOut(cmd.ErrOrStderr())
	ui.Other.Say("before")
	return nil
}

// helped has another function do both.
func helped(cmd *cobra.Command, args []string) error {
	divert(cmd.ErrOrStderr())
	say()
	return nil
}

// helpless has it done too late.
func helpless(cmd *cobra.Command, args []string) error {
	say()
	divert(cmd.ErrOrStderr())
	return nil
}

func divert(w io.Writer) { ui.Std.SetOut(w) }

func say() { ui.Std.Say("said") } // want `^call of ui\.Printer\.Say in function say, called by handler helpless, writes to stdout with fmt\.Fprintln at .*`
