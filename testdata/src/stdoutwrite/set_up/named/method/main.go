// Command method has a method of another package for a handler.
package main

import (
	"os"

	"example.com/toolkit/plog"
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/named/ctl"
)

func main() {
	plog.SetOutput(os.Stdout) // want `^handler ctl\.Shower\.Show writes to stdout with plog\.Print, as plog\.SetOutput is given os\.Stdout, `
	root := &cobra.Command{Use: "method"}
	root.AddCommand(&cobra.Command{Use: "show", RunE: new(ctl.Shower).Show})
	root.Execute()
}
