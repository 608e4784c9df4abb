// Command method_values registers several methods of one value by one expression.
package main

import (
	"errors"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/method_values/console"
)

var errFailed = errors.New("failed")

type deps struct{ console, quiet *console.Console }

func main() {
	d := &deps{console.New(), console.Quiet()}
	root := &cobra.Command{Use: "tool"}
	for name, run := range map[string]func(*cobra.Command, []string) error{"add": d.add, "list": d.list, "show": d.show} {
		root.AddCommand(&cobra.Command{Use: name, RunE: run})
	}
	for _, run := range []func(*cobra.Command, []string) error{d.first, d.second} {
		root.AddCommand(&cobra.Command{Use: "n", RunE: run})
	}
	root.AddCommand(&cobra.Command{Use: "all", RunE: d.all})
	if err := root.Execute(); err != nil {
		d.console.Fatal(err)
	}
}

func (d *deps) add(cmd *cobra.Command, args []string) error {
	d.console.Fatal(errFailed) // want `^call of console\.Console\.Fatal in function deps\.add, called by handler RunE of command name, ends the process with os\.Exit at `
	return nil
}

func (d *deps) list(cmd *cobra.Command, args []string) error {
	d.console.Info("list")
	d.quiet.Fatal(errFailed)
	return nil
}

func (d *deps) show(cmd *cobra.Command, args []string) error {
	d.console.Fatal(errFailed) // want `^call of console\.Console\.Fatal in function deps\.show, called by handler RunE of command name, ends the process with os\.Exit at `
	return nil
}

func (d *deps) first(cmd *cobra.Command, args []string) error {
	d.console.Fatal(errFailed) // want `^call of console\.Console\.Fatal in function deps\.first, called by handler "n", ends the process with os\.Exit at `
	return nil
}

func (d *deps) second(cmd *cobra.Command, args []string) error {
	d.console.Fatal(errFailed) // want `^call of console\.Console\.Fatal in function deps\.second, called by handler "n", ends the process with os\.Exit at `
	return nil
}

// all calls what it gets from a list.
func (d *deps) all(cmd *cobra.Command, args []string) error {
	c := console.New()
	q := console.Quiet()
	for _, f := range []func(*console.Console, error){fail, failAgain} {
		f(c, errFailed)
		f(q, errFailed)
	}
	return nil
}

func fail(c *console.Console, err error) { c.Fatal(err) } // want `^call of console\.Console\.Fatal in function fail, called by handler deps.all, ends the process with os\.Exit at `

func failAgain(c *console.Console, err error) {
	c.Fatal(err) // want `^call of console\.Console\.Fatal in function failAgain, called by handler deps.all, ends the process with os\.Exit at `
}
