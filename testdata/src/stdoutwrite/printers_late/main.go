// Command printers_late prints by printers that are made when they are first asked for.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/printers_late/ui"
)

func main() {
	root := &cobra.Command{Use: "printers_late"}
	root.AddCommand(
		&cobra.Command{Use: "set", RunE: set},
		&cobra.Command{Use: "plain", RunE: plain},
		&cobra.Command{Use: "here", RunE: here},
		&cobra.Command{Use: "making", RunE: making},
		&cobra.Command{Use: "again", RunE: again},
	)
	ui.Notes().SetOut(os.Stderr)
	ui.SetWhere(os.Stderr)
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

// set prints by what main has set.
func set(cmd *cobra.Command, args []string) error {
	ui.Notes().Say("set")
	ui.Changing().Say("set")
	return nil
}

func plain(cmd *cobra.Command, args []string) error {
	ui.Answers().Say("plain") // want `^call of ui\.Printer\.Say in handler plain writes to stdout with fmt\.Fprintln at .*`
	ui.Locked().Say("plain")  // want `^call of ui\.Printer\.Say in handler plain writes to stdout with fmt\.Fprintln at .*`
	ui.Checked().Say("plain") // want `^call of ui\.Printer\.Say in handler plain writes to stdout with fmt\.Fprintln at .*`
	ui.Once().Say("plain")    // want `^call of ui\.Printer\.Say in handler plain writes to stdout with fmt\.Fprintln at .*`
	ui.Begun().Say("plain")   // want `^call of ui\.Printer\.Say in handler plain writes to stdout with fmt\.Fprintln at .*`
	ui.Value().Say("plain")   // want `^call of ui\.Printer\.Say in handler plain writes to stdout with fmt\.Fprintln at .*`
	ui.Named().Say("plain")   // want `^call of ui\.Printer\.Say in handler plain writes to stdout with fmt\.Fprintln at .*`
	ui.Stored().Say("plain")  // want `^call of ui\.Printer\.Say in handler plain writes to stdout with fmt\.Fprintln at .*`
	ui.Held().Say("plain")    // want `^call of ui\.Printer\.Say in handler plain writes to stdout with fmt\.Fprintln at .*`
	ui.Say("plain")           // want `^call of ui\.Say in handler plain writes to stdout with fmt\.Fprintln at .*`
	return nil
}

// here prints by what it has set itself.
func here(cmd *cobra.Command, args []string) error {
	ui.Answers().SetOut(cmd.ErrOrStderr())
	ui.Answers().Say("here")
	ui.Locked().SetOut(cmd.ErrOrStderr())
	ui.Locked().Say("here")
	ui.Checked().SetOut(cmd.ErrOrStderr())
	ui.Checked().Say("here")
	ui.Once().SetOut(cmd.ErrOrStderr())
	ui.Once().Say("here")
	ui.Begun().SetOut(cmd.ErrOrStderr())
	ui.Begun().Say("here")
	ui.Value().SetOut(cmd.ErrOrStderr())
	ui.Value().Say("here")
	ui.Named().SetOut(cmd.ErrOrStderr())
	ui.Named().Say("here")
	ui.Stored().SetOut(cmd.ErrOrStderr())
	ui.Stored().Say("here")
	ui.SetOutput(cmd.ErrOrStderr())
	ui.Say("here")
	return nil
}

// making asks for a printer first, which prints in its own way.
func making(cmd *cobra.Command, args []string) error {
	ui.Loud()   // want `^call of ui\.Loud in handler making writes to stdout with fmt\.Println at .*`
	ui.Loudly() // want `writes to stdout with fmt\.Println at .*`
	ui.Strict()
	return nil
}

func again(cmd *cobra.Command, args []string) error {
	ui.Again().SetOut(cmd.ErrOrStderr())
	ui.Reset()
	ui.Again().Say("again") // want `^call of ui\.Again in handler again writes to stdout with os\.Stdout at .*`
	return nil
}
