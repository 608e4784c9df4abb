// Command overridden has two commands with a function that the framework runs before what
// is below them: only that of the nearest is run.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/ui"
)

var root = &cobra.Command{Use: "overridden", PersistentPreRun: func(cmd *cobra.Command, args []string) {
	ui.SetOutput(os.Stderr)
}}

var list = &cobra.Command{
	Use:              "list",
	PersistentPreRun: func(cmd *cobra.Command, args []string) {},
	RunE: func(cmd *cobra.Command, args []string) error {
		ui.Say("said") // want `^call of ui\.Say in handler "list" writes to stdout with fmt\.Fprintln`
		return nil
	},
}

func main() {
	root.AddCommand(list)
	root.Execute()
}
