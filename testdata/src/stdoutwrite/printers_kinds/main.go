// Command printers_kinds has variables of several kinds print elsewhere.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/printers_kinds/ui"
)

func main() {
	root := &cobra.Command{Use: "printers_kinds"}
	root.AddCommand(
		&cobra.Command{Use: "set", RunE: set},
		&cobra.Command{Use: "begun", RunE: begun},
		&cobra.Command{Use: "here", RunE: here},
		&cobra.Command{Use: "stdout", RunE: stdout},
	)
	ui.Print = ui.To(os.Stderr)
	ui.Std = ui.New(ui.WithOut(os.Stderr))
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

// set prints by what main has set.
func set(cmd *cobra.Command, args []string) error {
	ui.Print("set")
	ui.Shout("set")
	ui.Std.Say("set")
	return nil
}

func begun(cmd *cobra.Command, args []string) error {
	ui.Plain("begun")          // want `^call of ui\.Plain in handler begun writes to stdout with fmt\.Fprintln at .*`
	ui.Say("begun")            // want `^call of ui\.Say in handler begun writes to stdout with fmt\.Fprintln at .*`
	ui.Both().Out().Say("set") // want `^call of ui\.Printer\.Say in handler begun writes to stdout with fmt\.Fprintln at .*`
	ui.Note("begun")           // want `^call of ui\.Note in handler begun writes to stdout with fmt\.Fprintln at .*`
	ui.Log("begun")            // want `^call of ui\.Log in handler begun writes to stdout with slog\.Logger\.Info at .*`
	return nil
}

func here(cmd *cobra.Command, args []string) error {
	ui.SetPlain(cmd.ErrOrStderr())
	ui.Plain("here")
	ui.SetBoth(cmd.ErrOrStderr())
	ui.Say("here")
	ui.SetLogger(cmd.ErrOrStderr())
	ui.Log("here")
	ui.Notes().SetOut(cmd.ErrOrStderr())
	ui.Notes().Say("here")
	ui.Note("here")
	return nil
}

func stdout(cmd *cobra.Command, args []string) error {
	ui.SetBoth(os.Stdout) // want `^handler stdout writes to stdout with os\.Stdout, .*`
	ui.Say("stdout")
	ui.SetLogger(os.Stdout) // want `^handler stdout writes to stdout with os\.Stdout, .*`
	ui.Log("stdout")
	return nil
}
