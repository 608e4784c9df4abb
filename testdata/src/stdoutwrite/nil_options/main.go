// Command greet hands options on, of which all or one may be left out.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

type options struct{ out io.Writer }

func greet(o *options) {
	if o == nil {
		o = &options{}
	}
	if o.out == nil {
		o.out = os.Stdout // want `function greet, called by handler runOut, writes to stdout`
	}
	fmt.Fprintln(o.out, "hello")
}

type greeter struct{ out io.Writer }

func newGreeter(o *options) *greeter {
	w := io.Writer(os.Stdout) // want `function newGreeter, called by handler runOut, writes to stdout`
	if o != nil && o.out != nil {
		w = o.out
	}
	return &greeter{w}
}

func openGreeter(o *options) *greeter {
	if o == nil || o.out == nil {
		return &greeter{os.Stdout} // want `function openGreeter, called by handler runOut, writes to stdout`
	}
	return &greeter{o.out}
}

func (g *greeter) greet() { fmt.Fprintln(g.out, "hello") }

// It forgets what it was given.
func fresh(o *options) {
	o = &options{}
	if o.out == nil {
		o.out = os.Stdout // want `function fresh, called by handler runErr, writes to stdout`
	}
	fmt.Fprintln(o.out, "hello")
}

func runErr(cmd *cobra.Command, args []string) {
	o := &options{out: os.Stderr}
	greet(o)
	newGreeter(&options{out: os.Stderr}).greet()
	openGreeter(&options{out: os.Stderr}).greet()
	fresh(&options{out: os.Stderr})
}

func runOut(cmd *cobra.Command, args []string) {
	greet(nil)
	newGreeter(&options{}).greet()
	openGreeter(nil).greet()
}

func main() {
	root := &cobra.Command{Use: "greet"}
	root.AddCommand(
		&cobra.Command{Use: "err", Run: runErr},
		&cobra.Command{Use: "out", Run: runOut},
	)
	root.Execute()
}
