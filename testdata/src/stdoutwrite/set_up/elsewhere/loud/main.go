// Command loud has another package say twice where texts are shown, once perhaps.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/logging"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/ui"
)

func main() {
	logging.Quiet()
	logging.Loud(len(os.Args) > 1)
	root := &cobra.Command{Use: "loud", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	ui.Say("said") // want `^call of ui\.Say in handler run writes to stdout with fmt\.Fprintln`
	return nil
}
