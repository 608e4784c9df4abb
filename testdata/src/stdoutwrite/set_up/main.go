// Command set_up says where a package shows texts before it runs any handler.
package main

import (
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/ui"
)

func main() {
	configure()
	ui.Same = os.Stdout
	root := &cobra.Command{Use: "set_up"}
	root.AddCommand(&cobra.Command{Use: "quiet", RunE: quiet}, &cobra.Command{Use: "loud", RunE: loud})
	root.Execute()
	ui.Late = os.Stderr // when no handler runs any more
}

func configure() {
	ui.Notes = os.Stderr
	ui.Begun = os.Stderr
	ui.Std.W = os.Stderr
	ui.Other.SetOutput(stderr())
	ui.SetOutput(os.Stderr)
	ui.SetPrinter(io.Discard)
	ui.SetErrors(os.Stderr, len(os.Args) > 1)
	ui.SetLog(os.Stderr, false)
	if len(os.Args) > 2 {
		ui.Maybe = os.Stderr
	}
}

func stderr() io.Writer { return os.Stderr }

// quiet shows texts where main says.
func quiet(cmd *cobra.Command, args []string) error {
	ui.Note("noted")
	ui.Print("printed")
	ui.Reprint("printed")
	ui.Say("said")
	ui.Show("shown")
	return nil
}

// loud shows texts where the package does by itself, at times at least.
func loud(cmd *cobra.Command, args []string) error {
	ui.Result("done")   // want `^call of ui\.Result in handler loud writes to stdout with fmt\.Fprintln`
	ui.Last("done")     // want `^call of ui\.Last in handler loud writes to stdout with fmt\.Fprintln`
	ui.Perhaps("done")  // want `^call of ui\.Perhaps in handler loud writes to stdout with fmt\.Fprintln`
	ui.Again("done")    // want `^call of ui\.Again in handler loud writes to stdout with fmt\.Fprintln`
	ui.Warn("not done") // want `^call of ui\.Warn in handler loud writes to stdout with fmt\.Fprintln`
	ui.Start("done")    // want `^call of ui\.Start in handler loud writes to stdout with fmt\.Fprintln`
	ui.Log("done")      // want `^call of ui\.Log in handler loud writes to stdout with fmt\.Fprintln`
	return nil
}
