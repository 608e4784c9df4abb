// Command undone sets all places in the end.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/outlets/ui"
)

var show = &cobra.Command{Use: "show", RunE: func(*cobra.Command, []string) error {
	ui.Answer("shown")
	return nil
}}

func main() {
	ui.SetAnswers(os.Stdout)
	ui.SetAll(os.Stderr)
	if err := show.Execute(); err != nil {
		os.Exit(1)
	}
}
