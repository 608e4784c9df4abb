// Command handler has handlers that say themselves where a package shows texts.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/ui"
)

func main() {
	root := &cobra.Command{Use: "handler"}
	root.AddCommand(&cobra.Command{Use: "quiet", RunE: quiet}, &cobra.Command{Use: "late", RunE: late}, &cobra.Command{Use: "some", RunE: some})
	root.Execute()
}

func quiet(cmd *cobra.Command, args []string) error {
	ui.SetPrinter(os.Stderr)
	ui.Show("shown")
	return nil
}

func late(cmd *cobra.Command, args []string) error {
	ui.Show("shown") // want `^call of ui\.Show in handler late writes to stdout with fmt\.Fprintln`
	ui.SetPrinter(os.Stderr)
	return nil
}

func some(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		ui.SetPrinter(os.Stderr)
	}
	ui.Show("shown") // want `^call of ui\.Show in handler some writes to stdout with fmt\.Fprintln`
	return nil
}
