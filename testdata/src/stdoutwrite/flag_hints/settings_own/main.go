// Command settings_own prints where a setting of a package of its own module is changed.
package main

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/settings_own/trace"
)

func main() {
	root := &cobra.Command{Use: "search", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	trace.Step("begin") // want `^call of trace\.Step in handler run writes to stdout with fmt\.Println at `
	return nil
}
