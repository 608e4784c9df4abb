// Package twice has commands that are run in two ways, one of which says nothing of where
// texts are shown.
package twice

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/ui"
)

var root = &cobra.Command{Use: "twice", RunE: func(cmd *cobra.Command, args []string) error {
	ui.Say("said") // want `^call of ui\.Say in handler "twice" writes to stdout with fmt\.Fprintln`
	return nil
}}

// Execute runs the command.
func Execute() error {
	ui.SetOutput(os.Stderr)
	return root.Execute()
}

// Main runs the command with these arguments.
func Main(args []string) error {
	root.SetArgs(args)
	return root.Execute()
}
