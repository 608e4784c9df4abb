// Command printers_options has options say where the printer of another package prints, and its
// functions print after that.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/printers_options/ui"
)

func main() {
	root := &cobra.Command{Use: "printers_options"}
	root.AddCommand(
		&cobra.Command{Use: "options", RunE: options},
		&cobra.Command{Use: "literal", RunE: literal},
		&cobra.Command{Use: "field", RunE: field},
		&cobra.Command{Use: "replaced", RunE: replaced},
		&cobra.Command{Use: "function", RunE: function},
		&cobra.Command{Use: "notes", RunE: notes},
		&cobra.Command{Use: "stdout", RunE: stdout},
		&cobra.Command{Use: "another", RunE: another},
		&cobra.Command{Use: "sometimes", RunE: sometimes},
		&cobra.Command{Use: "before", RunE: before},
		&cobra.Command{Use: "reset", RunE: reset},
		&cobra.Command{Use: "deferred", RunE: deferred},
		&cobra.Command{Use: "once_more", RunE: onceMore},
	)
	ui.SetupNotes(ui.WithOut(os.Stderr))
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

func options(cmd *cobra.Command, args []string) error {
	ui.Setup(ui.WithOut(cmd.ErrOrStderr()))
	ui.Say("options")
	ui.Default().Say("options")
	return nil
}

func literal(cmd *cobra.Command, args []string) error {
	ui.Configure(func(p *ui.Printer) { p.Out = cmd.ErrOrStderr() })
	ui.Say("literal")
	return nil
}

func field(cmd *cobra.Command, args []string) error {
	ui.Default().Out = cmd.ErrOrStderr()
	ui.Say("field")
	return nil
}

func replaced(cmd *cobra.Command, args []string) error {
	ui.SetDefault(ui.New(cmd.ErrOrStderr()))
	ui.Say("replaced")
	ui.Default().Say("replaced")
	return nil
}

func function(cmd *cobra.Command, args []string) error {
	ui.SetOut(cmd.ErrOrStderr())
	ui.Default().Say("function")
	return nil
}

// notes prints by what main has set.
func notes(cmd *cobra.Command, args []string) error {
	ui.Notes().Say("notes")
	return nil
}

func stdout(cmd *cobra.Command, args []string) error {
	ui.SetDefault(ui.New(os.Stderr))
	ui.Setup(ui.WithOut(os.Stdout)) // want `^handler stdout writes to stdout with os\.Stdout, .*`
	ui.Say("stdout")
	return nil
}

// another has another printer print elsewhere.
func another(cmd *cobra.Command, args []string) error {
	ui.With(ui.New(os.Stdout), ui.WithOut(cmd.ErrOrStderr()))
	ui.Say("another") // want `^call of ui\.Say in handler another writes to stdout with fmt\.Fprintln at .*`
	return nil
}

func sometimes(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		ui.Setup(ui.WithOut(cmd.ErrOrStderr()))
	}
	ui.Say("sometimes") // want `^call of ui\.Say in handler sometimes writes to stdout with fmt\.Fprintln at .*`
	return nil
}

func before(cmd *cobra.Command, args []string) error {
	ui.Say("before") // want `^call of ui\.Say in handler before writes to stdout with fmt\.Fprintln at .*`
	ui.SetDefault(ui.New(cmd.ErrOrStderr()))
	return nil
}

func reset(cmd *cobra.Command, args []string) error {
	ui.Setup(ui.WithOut(cmd.ErrOrStderr()))
	ui.Reset()
	ui.Say("reset") // want `^call of ui\.Say in handler reset writes to stdout with fmt\.Fprintln at .*`
	return nil
}

// deferred leaves the printer as it was.
func deferred(cmd *cobra.Command, args []string) error {
	ui.SetOut(cmd.ErrOrStderr())
	defer ui.Reset()
	ui.Say("deferred")
	return nil
}

func onceMore(cmd *cobra.Command, args []string) error {
	ui.Reset()
	ui.SetOut(cmd.ErrOrStderr())
	ui.Say("once more")
	return nil
}
