// Command notes is built on version 1 of urfave/cli, whose actions are of the
// type any.
package main

import (
	"fmt"
	"os"

	"github.com/urfave/cli"
)

func main() {
	app := cli.NewApp()
	app.Name = "notes"
	app.Before = before
	app.Action = func(c *cli.Context) {
		fmt.Println("deprecated") // want `^handler Action of app writes to stdout with fmt\.Println, `
	}
	app.Commands = []cli.Command{
		{Name: "list", Action: list, Subcommands: cli.Commands{
			{Name: "all", Action: cli.ActionFunc(all)},
		}},
	}
	app.OnUsageError = func(c *cli.Context, err error, sub bool) error {
		fmt.Println("usage") // of the framework, not of a command
		return err
	}
	app.Run(os.Args)
	fmt.Println("done")
}

func before(c *cli.Context) error {
	fmt.Fprintln(os.Stdout, "before") // want `^handler before writes to stdout with os\.Stdout, `
	fmt.Fprintln(c.App.ErrWriter, "before")
	return nil
}

func list(c *cli.Context) error {
	fmt.Print(c.Args().First()) // want `^handler list writes to stdout with fmt\.Print, `
	fmt.Fprintln(c.App.Writer, "the framework's writer")
	return cli.ShowAppHelp(c)
}

func all(c *cli.Context) error {
	names(func(s string) { fmt.Println(s) }) // want `^function literal in all, called by handler all, writes to stdout with fmt\.Println, `
	return cli.NewExitError("no names", 3)
}

func names(f func(string)) { f("a") }
