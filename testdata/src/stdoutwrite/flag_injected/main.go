// Command charts is given its writers by main.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "charts"}
	a := &app{out: os.Stdout, err: os.Stderr}
	root.AddCommand(&cobra.Command{Use: "field", RunE: a.run}) // want `^handler app\.run writes to stdout with fmt\.Fprintln at .*/flag_injected/main\.go:\d+, .* \(stdoutwrite\)$`
	out := os.Stdout
	root.AddCommand(&cobra.Command{Use: "captured", RunE: func(cmd *cobra.Command, args []string) error { // want `^handler "captured" writes to stdout with fmt\.Fprintln at .*/flag_injected/main\.go:\d+, `
		fmt.Fprintln(out, "a")
		fmt.Fprintln(a.err, "a")
		return nil
	}})
	b := newApp()
	root.AddCommand(&cobra.Command{Use: "made", RunE: b.run}) // want `^handler app\.run writes to stdout with fmt\.Fprintln at .*/flag_injected/main\.go:\d+, `
	root.Execute()
}

type app struct{ out, err io.Writer }

func newApp() *app { return &app{out: os.Stdout, err: os.Stderr} }

func (a *app) run(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(a.out, "a")
	fmt.Fprintln(a.err, "a")
	return nil
}
