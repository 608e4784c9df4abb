// Command notes is built on version 2 of urfave/cli, with its commands in
// literals.
package main

import (
	"fmt"
	"os"
	"text/tabwriter"

	"github.com/urfave/cli/v2"
)

var app = &cli.App{
	Name:   "notes",
	Before: func(c *cli.Context) error { fmt.Println("before"); return nil }, // want `^handler "notes" writes to stdout with fmt\.Println, `
	After:  after,
	Commands: []*cli.Command{{
		Name: "list",
		Flags: []cli.Flag{&cli.StringFlag{Name: "sort", Action: func(c *cli.Context, s string) error {
			fmt.Println(s) // when a flag is set: no handler of a command
			return nil
		}}},
		Subcommands: []*cli.Command{{Name: "all", Action: table{}.run}},
	}},
	ExitErrHandler: func(c *cli.Context, err error) { fmt.Println(err) },
}

type table struct{ quiet bool }

func (t table) run(c *cli.Context) error {
	w := tabwriter.NewWriter(os.Stdout, 0, 8, 1, ' ', 0) // want `^handler table\.run writes to stdout with os\.Stdout, `
	defer w.Flush()
	fmt.Fprintln(w, "name\tsize")

	quiet := tabwriter.NewWriter(c.App.Writer, 0, 8, 1, ' ', 0)
	fmt.Fprintln(quiet, "name\tsize")
	if err := cli.ShowAppHelp(c); err != nil {
		return err
	}
	return cli.Exit("no names", 3)
}

func after(c *cli.Context) error {
	if c.NArg() > 0 {
		goodbye()
	}
	return nil
}

func goodbye() {
	fmt.Println("goodbye") // want `^function goodbye, called by handler after, writes to stdout with fmt\.Println, `
}

func main() {
	if err := app.Run(os.Args); err != nil {
		fmt.Println(err)
	}
}
