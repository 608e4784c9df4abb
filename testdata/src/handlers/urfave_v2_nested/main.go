// Command v2 nests its commands in literals.
package main

import (
	"os"

	"github.com/urfave/cli/v2"
)

// Button has an action that is not a command's.
type Button struct{ Action cli.ActionFunc }

var app = &cli.App{
	Name:   "v2",
	Before: func(c *cli.Context) error { return nil }, // want `handler urfave/cli Before "v2"`
	Action: run,                                       // want `handler urfave/cli Action run`
	After:  func(c *cli.Context) error { return nil }, // want `handler urfave/cli After "v2"`
	Flags: []cli.Flag{
		&cli.StringFlag{Name: "name", Action: func(*cli.Context, string) error { return nil }},
	},
	Commands: []*cli.Command{
		{
			Name:         "remote",
			BashComplete: func(*cli.Context) {},
			OnUsageError: func(c *cli.Context, err error, sub bool) error { return err },
			Subcommands: []*cli.Command{
				{Name: "add", Action: run}, // want `handler urfave/cli Action run`
				{Name: "rm", Before: run, Action: func(c *cli.Context) error { // want `handler urfave/cli Before run` `handler urfave/cli Action "rm"`
					return cli.Exit("no such remote", 3)
				}},
				remote("show", run), // want `handler urfave/cli argument 2 run`
			},
		},
	},
	ExitErrHandler: func(*cli.Context, error) {},
}

func remote(name string, action cli.ActionFunc) *cli.Command {
	cmd := &cli.Command{Name: name}
	cmd.Action = action
	return cmd
}

func run(c *cli.Context) error { return nil }

func main() {
	_ = Button{Action: run}
	app.Run(os.Args)
}
