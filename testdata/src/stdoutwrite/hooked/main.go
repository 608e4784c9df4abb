// Command notes sets what its handlers write to before any of them runs.
package main

import (
	"fmt"
	"io"
	"log"
	"os"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

var (
	trace *log.Logger
	errs  *log.Logger
	out   io.Writer
	late  *log.Logger
)

// setup is run by the framework.
func setup() {
	trace = log.New(os.Stdout, "trace: ", 0)
	errs = log.New(os.Stderr, "error: ", 0)
}

func show(cmd *cobra.Command, args []string) error {
	trace.Println("shown") // want `handler show writes to stdout with log\.Logger\.Println`
	errs.Println("none")
	fmt.Fprintln(out, "a note") // want `handler show writes to stdout with fmt\.Fprintln`
	late.Println("shown")
	return nil
}

func main() {
	cobra.OnInitialize(setup)
	pflag.CommandLine.SortFlags = false
	pflag.Bool("trace", false, "say what is done")
	root := &cobra.Command{Use: "notes"}
	root.AddCommand(&cobra.Command{Use: "show", RunE: show})
	out = os.Stdout
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
	late = log.New(os.Stdout, "", 0) // when no handler runs any more
}
