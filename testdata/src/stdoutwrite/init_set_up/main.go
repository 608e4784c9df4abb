// Command init_set_up has loggers of another module write to standard output while it is
// initialized, which writes nothing by itself.
package main

import (
	"fmt"
	"io"
	"os"

	"example.com/toolkit/plog"
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/init_set_up/logs"
)

func init() {
	plog.SetOutput(os.Stdout)         // want `^handler run writes to stdout with plog\.Print, as plog\.SetOutput is given os\.Stdout, `
	plog.SetOutput(marked{os.Stdout}) // want `^handler run writes to stdout with plog\.Print, as plog\.SetOutput is given os\.Stdout, `
	setUp()
	logs.SetUp() // want `^handler run writes to stdout with plog\.Print, as plog\.SetOutput is given os\.Stdout, `

	own := plog.New(os.Stdout)
	own.Print("init")                       // want `^package main writes to stdout with fmt\.Fprintln at .* while it is initialized, `
	fmt.Fprintln(os.Stdout, "init")         // want `^package main writes to stdout with fmt\.Fprintln while it is initialized, `
	fmt.Fprintln(numbered{os.Stdout}, "in") // is told of where it writes
	logs.Greet()                            // want `^package main writes to stdout with fmt\.Println at .* while it is initialized, `
}

// setUp is called by a handler as well.
func setUp() {
	plog.SetOutput(os.Stdout) // want `^function setUp, called by handler run, writes to stdout with os\.Stdout, `
}

// marked writes lines with a mark.
type marked struct{ w io.Writer }

func (m marked) Write(p []byte) (int, error) { return fmt.Fprintf(m.w, "> %s", p) }

// numbered writes lines with a number.
type numbered struct{ w io.Writer }

func (n numbered) Write(p []byte) (int, error) {
	return fmt.Fprintf(n.w, "1 %s", p) // want `^package main writes to stdout with fmt\.Fprintf while it is initialized, `
}

var root = &cobra.Command{Use: "init_set_up", RunE: run}

func run(cmd *cobra.Command, args []string) error {
	setUp()
	logs.SetUp() // want `^call of logs\.SetUp in handler run writes to stdout with os\.Stdout at .*logs\.go:\d+, `
	plog.Print("running")
	return nil
}

func main() { root.Execute() }
