// Command notes looks reporters up by a name.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/codec"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/registry/report"
)

func main() {
	root := &cobra.Command{Use: "notes", RunE: list}
	root.Execute()
}

func list(cmd *cobra.Command, args []string) error {
	report.ByFormat[args[0]].Report(args)               // want `^call of report\.text\.Report in handler list writes to stdout with fmt\.Println at `
	if err := codec.Read([]byte("a = 1")); err != nil { // the library's own registry
		return err
	}
	return codec.HCL(nil) // want `^call of codec\.HCL in handler list writes to stdout with fmt\.Printf at `
}
