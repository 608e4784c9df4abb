// Command settings_own has packages of its own that print where one of their settings is
// changed. Of one that it never mentions that is a hint.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/settings_own/progress"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/settings_own/trace"
)

func main() {
	progress.Show(os.Getenv("SEARCH_PROGRESS") != "")
	root := &cobra.Command{Use: "search", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	trace.Step("begin")
	progress.Step("begin") // want `^call of progress\.Step in handler run writes to stdout with fmt\.Println at `
	return nil
}
