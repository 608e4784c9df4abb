// Command outlets sets one of several places where another package of its module writes.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/outlets/ui"
)

var fetch = &cobra.Command{Use: "fetch", RunE: func(*cobra.Command, []string) error {
	ui.Progress("fetching")
	ui.Note("fetched")
	return nil
}}

func main() {
	ui.SetAnswers(os.Stdout) // which nothing is written to
	if err := fetch.Execute(); err != nil {
		os.Exit(1)
	}
}
