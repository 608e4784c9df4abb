// Command notes is built on version 1 of urfave/cli, which exits with the
// status of the error that an action returns.
package main

import (
	"log"
	"os"

	"github.com/urfave/cli"
)

func main() {
	app := cli.NewApp()
	app.Before = func(c *cli.Context) error { return cli.NewExitError("not now", 4) }
	app.Action = func(c *cli.Context) {
		os.Exit(3) // want `^handler Action of app ends the process with os\.Exit, `
	}
	app.Commands = []cli.Command{{Name: "list", Action: list}}
	app.ExitErrHandler = func(c *cli.Context, err error) { os.Exit(5) }
	if err := app.Run(os.Args); err != nil {
		log.Fatal(err)
	}
}

func list(c *cli.Context) error {
	if c.NArg() == 0 {
		log.Fatal("no args") // want `^handler list ends the process with log\.Fatal, `
	}
	return cli.NewExitError("no notes", 3)
}
