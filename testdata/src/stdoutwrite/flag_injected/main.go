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
	root.AddCommand(&cobra.Command{Use: "field", RunE: a.run})
	out := os.Stdout
	root.AddCommand(&cobra.Command{Use: "captured", RunE: func(cmd *cobra.Command, args []string) error {
		fmt.Fprintln(out, "a") // want `^handler "captured" writes to stdout with fmt\.Fprintln, which mixes with the command's answer; return the value, or write to stderr \(stdoutwrite\)$`
		fmt.Fprintln(a.err, "a")
		return nil
	}})
	b := newApp()
	root.AddCommand(&cobra.Command{Use: "made", RunE: b.run})
	root.Execute()
}

type app struct{ out, err io.Writer }

func newApp() *app { return &app{out: os.Stdout, err: os.Stderr} }

func (a *app) run(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(a.out, "a") // want `^handler app\.run writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(a.err, "a")
	return nil
}
