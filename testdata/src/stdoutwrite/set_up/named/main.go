// Command named has a logger write to standard output before it runs handlers that other
// packages declare, and registers them itself.
package main

import (
	"os"

	"example.com/toolkit/plog"
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/named/cmd"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/named/ctl"
)

func main() {
	plog.SetOutput(os.Stdout) // want `^handler ctl\.Run writes to stdout with plog\.Print, as plog\.SetOutput is given os\.Stdout, `
	root := &cobra.Command{Use: "named", RunE: ctl.Quiet}
	root.AddCommand(&cobra.Command{Use: "run", RunE: ctl.Run}, cmd.Show())
	root.Execute()
}
