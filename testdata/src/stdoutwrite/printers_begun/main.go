// Command printers_begun has the printer that a function of another package returns write
// elsewhere before any handler runs.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/printers_default/ui"
)

func main() {
	ui.Default().SetOut(os.Stderr)
	root := &cobra.Command{Use: "printers_begun"}
	root.AddCommand(
		&cobra.Command{Use: "each", RunE: each},
		&cobra.Command{Use: "plain", RunE: plain},
		&cobra.Command{Use: "back", RunE: back},
	)
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

func each(cmd *cobra.Command, args []string) error {
	ui.Default().Say("each")
	return nil
}

func plain(cmd *cobra.Command, args []string) error {
	ui.Say("plain")
	return nil
}

func back(cmd *cobra.Command, args []string) error {
	p := ui.New(os.Stdout) // want `^handler back writes to stdout with os\.Stdout, .*`
	p.Say("back")
	return nil
}
