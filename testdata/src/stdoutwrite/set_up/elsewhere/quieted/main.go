// Command quieted has another package say where texts are shown.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/elsewhere/logging"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/ui"
)

func main() {
	logging.Quiet()
	logging.Shown(os.Stderr)
	logging.Aside(func() {})
	root := &cobra.Command{Use: "quieted", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	ui.Say("said")
	ui.Show("shown")
	ui.Note("noted") // want `^call of ui\.Note in handler run writes to stdout with fmt\.Fprintln`
	return nil
}
