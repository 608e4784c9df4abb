// Command v1 has actions of the type any.
package main

import (
	"fmt"
	"os"

	"github.com/urfave/cli"
)

func main() {
	app := cli.NewApp()
	app.Name = "v1"
	app.Before = before                 // want `handler urfave/cli Before before`
	app.Action = func(c *cli.Context) { // want `handler urfave/cli Action Action of app`
		fmt.Println("deprecated, but called")
	}
	app.After = cli.AfterFunc(before) // want `handler urfave/cli After before`
	app.OnUsageError = func(c *cli.Context, err error, sub bool) error { return err }
	app.Commands = []cli.Command{
		{
			Name:   "list",
			Action: list, // want `handler urfave/cli Action list`
			Subcommands: cli.Commands{
				{Name: "all", Action: cli.ActionFunc(list)}, // want `handler urfave/cli Action list`
				{Name: "none", Action: nil},
				{Name: "wrong", Action: 1},
			},
		},
		{Name: "show", Action: any(func(c *cli.Context) error { return nil }), BashComplete: func(*cli.Context) {}}, // want `handler urfave/cli Action "show"`
		{Name: "held", Action: held}, // want `handler urfave/cli Action "held"`
	}
	app.Run(os.Args)
}

var held any = list

func before(c *cli.Context) error { return nil }

func list(c *cli.Context) error { return nil }
