// Package cmd has commands, which its users come to by Execute alone.
package cmd

import (
	"log"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/ui"
)

var root = &cobra.Command{Use: "set_up"}

func init() { root.AddCommand(&cobra.Command{Use: "list", RunE: list}) }

// Execute runs the command that the arguments name.
func Execute() error {
	ui.SetOutput(os.Stderr)
	ui.Notes = os.Stderr
	log.SetOutput(os.Stdout)
	return run()
}

func run() error {
	if err := root.Execute(); err != nil {
		return err
	}
	ui.Results = os.Stderr
	return nil
}

func list(cmd *cobra.Command, args []string) error {
	ui.Say("said")
	ui.Note("noted")
	ui.Result("done")   // want `^call of ui\.Result in handler list writes to stdout with fmt\.Fprintln`
	log.Println("done") // want `^handler list writes to stdout with log\.Println`
	return nil
}
