// Command streams tells of what goes wrong on the stream for that, as far as there is one.
package main

import (
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/streams/terminal"
)

var ui, single, none terminal.UI

func main() {
	var nowhere io.Writer
	ui = &terminal.Basic{Out: os.Stdout, Err: os.Stderr}
	single = &terminal.Basic{Out: os.Stdout}
	none = &terminal.Basic{Out: os.Stdout, Err: nowhere}
	root := &cobra.Command{Use: "streams", RunE: run}
	root.Execute()
}

func run(cmd *cobra.Command, args []string) error {
	ui.Error("wrong")
	ui.Raw([]byte("wrong"))
	ui.Output("right")          // want `^call of terminal\.Basic\.Output in handler run writes to stdout with fmt\.Fprintln at `
	single.Error("wrong")       // want `^call of terminal\.Basic\.Error in handler run writes to stdout with fmt\.Fprintln at `
	single.Raw([]byte("wrong")) // want `^call of terminal\.Basic\.Raw in handler run writes to stdout with `
	none.Error("wrong")         // want `^call of terminal\.Basic\.Error in handler run writes to stdout with fmt\.Fprintln at `

	own := &terminal.Basic{Out: os.Stdout, Err: os.Stderr} // want `^handler run writes to stdout with os\.Stdout, `
	own.Error("wrong")
	own.Output("right")
	quiet := &terminal.Basic{Out: os.Stdout, Err: os.Stderr}
	quiet.Error("wrong")
	changed := &terminal.Basic{Out: os.Stdout, Err: os.Stderr} // want `^handler run writes to stdout with os\.Stdout, `
	changed.Err = nil
	changed.Error("wrong")
	return nil
}
