// Command loud sets those places that its handlers have written to.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/outlets/ui"
)

var show = &cobra.Command{Use: "show", RunE: func(*cobra.Command, []string) error {
	ui.Rule()
	return nil
}}

var list = &cobra.Command{Use: "list", RunE: func(*cobra.Command, []string) error {
	ui.Note("listing")
	return nil
}}

func main() {
	ui.SetAnswers(os.Stdout) // want `handler "show" writes to stdout with ui.Rule, as ui.SetAnswers is given os.Stdout`
	ui.SetProgress(os.Stderr)
	ui.Trail = os.Stdout // want `handler "list" writes to stdout with ui.Note, as ui.Trail is given os.Stdout`
	show.AddCommand(list)
	if err := show.Execute(); err != nil {
		os.Exit(1)
	}
}
