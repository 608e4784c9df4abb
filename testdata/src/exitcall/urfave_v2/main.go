// Command notes is built on version 2 of urfave/cli.
package main

import (
	"log"
	"os"

	"github.com/urfave/cli/v2"
)

func main() {
	app := &cli.App{
		Name: "notes",
		Commands: []*cli.Command{
			{Name: "list", Action: list, After: func(c *cli.Context) error {
				quit() // the chain is told at os.Exit
				return nil
			}},
			{Name: "show", Action: show},
		},
	}
	if err := app.Run(os.Args); err != nil {
		log.Fatal(err)
	}
}

func quit() {
	os.Exit(1) // want `^function quit, called by handler "list", ends the process with os\.Exit, `
}

func list(c *cli.Context) error { return cli.Exit("no notes", 3) }

func show(c *cli.Context) error {
	var err cli.ExitCoder = cli.Exit("no note", 3)
	cli.HandleExitCoder(err) // of the framework, which writes the error first
	return err
}
