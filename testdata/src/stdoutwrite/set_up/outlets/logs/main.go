// Command logs sets two places by one call, of which only one is known to be only written to.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/outlets/ui"
)

var watch = &cobra.Command{Use: "watch", RunE: func(*cobra.Command, []string) error {
	ui.Log("watching")
	return nil
}}

func main() {
	ui.SetLogs(os.Stdout) // want `handler "watch" writes to stdout with ui.Log, as ui.SetLogs is given os.Stdout`
	if err := watch.Execute(); err != nil {
		os.Exit(1)
	}
}
