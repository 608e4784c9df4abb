// Command entry says in main, by each of several ways, where what its commands print goes.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/urfave/cli/v2"
)

var (
	out    io.Writer = os.Stdout
	hooked io.Writer = os.Stdout
	own    io.Writer = os.Stdout
	asked  io.Writer = os.Stdout // a command may run before
	some   io.Writer = os.Stdout // of a third way nothing is said
)

func main() {
	app := &cli.App{
		Name: "entry",
		Before: func(c *cli.Context) error {
			if c.Bool("quiet") {
				hooked = io.Discard
				return nil
			}
			f, err := os.Create(c.String("log"))
			if err != nil {
				return err
			}
			hooked = f
			return nil
		},
		Action: func(c *cli.Context) error {
			fmt.Fprintln(out, "running")
			fmt.Fprintln(hooked, "running")
			fmt.Fprintln(own, "running")
			fmt.Fprintln(asked, "running") // want `writes to stdout with fmt\.Fprintln`
			fmt.Fprintln(some, "running")  // want `writes to stdout with fmt\.Fprintln`
			return nil
		},
	}
	if os.Getenv("QUIET") != "" {
		out = io.Discard
	} else {
		out = os.Stderr
	}
	setUp(os.Getenv("LEVEL"))
	if len(os.Args) == 1 {
		app.Run([]string{"entry", "help"})
		asked = io.Discard
	} else {
		asked = os.Stderr
	}
	app.Run(os.Args)
}

func setUp(level string) {
	switch level {
	case "none":
		own = io.Discard
		some = io.Discard
	case "all":
		own = os.Stderr
		some = os.Stderr
	default:
		own = os.Stderr
	}
}
