// Command before is an application of urfave/cli, which says where texts are shown before
// it runs a command.
package main

import (
	"context"
	"os"

	"github.com/urfave/cli/v3"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/set_up/ui"
)

func main() {
	app := &cli.Command{
		Name: "before",
		Before: func(ctx context.Context, cmd *cli.Command) (context.Context, error) {
			ui.SetOutput(os.Stderr)
			return ctx, nil
		},
		Commands: []*cli.Command{
			{Name: "list", Before: below, Action: list},
			{Name: "show", Action: show},
		},
	}
	if err := app.Run(context.Background(), os.Args); err != nil {
		os.Exit(1)
	}
}

// below is run before one of the commands alone.
func below(ctx context.Context, cmd *cli.Command) (context.Context, error) {
	ui.Notes = os.Stderr
	return ctx, nil
}

func list(ctx context.Context, cmd *cli.Command) error {
	ui.Say("said")
	return nil
}

func show(ctx context.Context, cmd *cli.Command) error {
	ui.Say("said")
	ui.Note("noted") // want `^call of ui\.Note in handler show writes to stdout with fmt\.Fprintln`
	return nil
}
