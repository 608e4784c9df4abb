// Command printers_default has the printer that a function of another package returns write
// elsewhere: it is the same each time.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/printers_default/ui"
)

func main() {
	root := &cobra.Command{Use: "printers_default"}
	root.AddCommand(
		&cobra.Command{Use: "each", RunE: each},
		&cobra.Command{Use: "local", RunE: local},
		&cobra.Command{Use: "mixed", RunE: mixed},
		&cobra.Command{Use: "function", RunE: function},
		&cobra.Command{Use: "never", RunE: never},
		&cobra.Command{Use: "plain", RunE: plain},
		&cobra.Command{Use: "late", RunE: late},
		&cobra.Command{Use: "sometimes", RunE: sometimes},
		&cobra.Command{Use: "another", RunE: another},
		&cobra.Command{Use: "progress", RunE: progress},
		&cobra.Command{Use: "silent", RunE: silent},
	)
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

func each(cmd *cobra.Command, args []string) error {
	ui.Default().SetOut(cmd.ErrOrStderr())
	ui.Default().Say("each")
	return nil
}

func local(cmd *cobra.Command, args []string) error {
	p := ui.Default()
	p.SetOut(cmd.ErrOrStderr())
	p.Say("local")
	return nil
}

func mixed(cmd *cobra.Command, args []string) error {
	ui.Default().SetOut(cmd.ErrOrStderr())
	ui.Say("mixed")
	return nil
}

func function(cmd *cobra.Command, args []string) error {
	ui.SetOut(cmd.ErrOrStderr())
	ui.Say("function")
	return nil
}

func never(cmd *cobra.Command, args []string) error {
	ui.Default().Say("never") // want `^call of ui\.Printer\.Say in handler never writes to stdout with fmt\.Fprintln at .*`
	return nil
}

func plain(cmd *cobra.Command, args []string) error {
	ui.Say("plain") // want `^call of ui\.Say in handler plain writes to stdout with fmt\.Fprintln at .*`
	return nil
}

func late(cmd *cobra.Command, args []string) error {
	ui.Default().Say("late") // want `^call of ui\.Printer\.Say in handler late writes to stdout with fmt\.Fprintln at .*`
	ui.Default().SetOut(cmd.ErrOrStderr())
	return nil
}

func sometimes(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		ui.Default().SetOut(cmd.ErrOrStderr())
	}
	ui.Default().Say("sometimes") // want `^call of ui\.Printer\.Say in handler sometimes writes to stdout with fmt\.Fprintln at .*`
	return nil
}

// another has another printer write elsewhere.
func another(cmd *cobra.Command, args []string) error {
	ui.New(os.Stdout).SetOut(cmd.ErrOrStderr())
	ui.Default().Say("another") // want `^call of ui\.Printer\.Say in handler another writes to stdout with fmt\.Fprintln at .*`
	return nil
}

func progress(cmd *cobra.Command, args []string) error {
	ui.Progress().Say("progress") // want `^call of ui\.Printer\.Say in handler progress writes to stdout with fmt\.Fprintln at .*`
	return nil
}

func silent(cmd *cobra.Command, args []string) error {
	ui.Progress().SetOut(cmd.ErrOrStderr())
	ui.Progress().Say("silent")
	return nil
}
