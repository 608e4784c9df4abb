// Command apply has functions and values that end the process where it is given no others.
package main

import (
	"os"

	"github.com/spf13/cobra"
)

type app struct{ exit func(int) }

func newApp(exit func(int)) *app {
	a := &app{exit: exit}
	if a.exit == nil {
		a.exit = os.Exit
	}
	return a
}

type options struct {
	name string
	exit func(int)
}

func stop(o options) {
	if o.exit == nil {
		o.exit = func(code int) { os.Exit(code) } // want `function literal in stop, called by handler runDefault, ends the process`
	}
	o.exit(2)
}

type exiter interface{ Exit(int) }

type process struct{}

func (process) Exit(code int) {
	os.Exit(code) // want `function process\.Exit, called by handler runDefault, ends the process`
}

type none struct{}

func (none) Exit(int) {}

type config struct{ exiter exiter }

func quit(c config) {
	if c.exiter == nil {
		c.exiter = process{}
	}
	c.exiter.Exit(2)
}

// It asks only after the field was set again.
func late(o options) {
	o.exit = nil
	if o.exit == nil {
		o.exit = os.Exit
	}
	o.exit(2) // want `function late, called by handler runGiven, ends the process`
}

func runGiven(cmd *cobra.Command, args []string) {
	nop := func(int) {}
	newApp(nop).exit(2)
	stop(options{name: "x", exit: nop})
	quit(config{none{}})
	late(options{exit: nop})
}

func runDefault(cmd *cobra.Command, args []string) {
	newApp(nil).exit(2) // want `handler runDefault ends the process`
	stop(options{name: "x"})
	quit(config{})
}

func main() {
	root := &cobra.Command{Use: "apply"}
	root.AddCommand(
		&cobra.Command{Use: "given", Run: runGiven},
		&cobra.Command{Use: "default", Run: runDefault},
	)
	root.Execute()
}
