// Command notes looks reporters up by a name.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/codec"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/registry/report"
)

func main() {
	root := &cobra.Command{Use: "notes", RunE: list}
	root.AddCommand(&cobra.Command{Use: "show", RunE: show})
	root.Execute()
}

func list(cmd *cobra.Command, args []string) error {
	report.ByFormat[args[0]].Report(args)               // want `^call of report\.text\.Report in handler list writes to stdout with fmt\.Println at `
	if err := codec.Read([]byte("a = 1")); err != nil { // the library's own registry
		return err
	}
	return codec.HCL(nil) // want `^call of codec\.HCL in handler list writes to stdout with fmt\.Printf at `
}

type reader interface{ Read() error }

type settings struct{}

func (settings) Read() error {
	return codec.HCL(nil) // want `^call of codec\.HCL in function settings\.Read, called by handler show, writes to stdout with fmt\.Printf at `
}

var readers = map[string]reader{"settings": settings{}}

// show reads what is asked for, and then what is always read.
func show(cmd *cobra.Command, args []string) error {
	if err := readers[args[0]].Read(); err != nil {
		return err
	}
	return settings{}.Read()
}
