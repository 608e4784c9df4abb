// Command notes is built on version 3 of urfave/cli, which has one type for
// programs and commands.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/urfave/cli/v3"
)

func main() {
	root := &cli.Command{
		Name: "notes",
		Before: func(ctx context.Context, cmd *cli.Command) (context.Context, error) {
			fmt.Println("before") // want `^handler "notes" writes to stdout with fmt\.Println, `
			return ctx, nil
		},
		Commands: []*cli.Command{
			{Name: "list", Action: timed(list)},
			{Name: "show", Action: show},
		},
	}
	root.After = func(ctx context.Context, cmd *cli.Command) error {
		os.Stdout.WriteString("after") // want `^handler "notes" writes to stdout with os\.Stdout, `
		return nil
	}
	if err := root.Run(context.Background(), os.Args); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

// timed prints for the action that it wraps.
func timed(run cli.ActionFunc) cli.ActionFunc {
	return func(ctx context.Context, cmd *cli.Command) error {
		defer fmt.Println("took") // want `^handler "list" writes to stdout with fmt\.Println, `
		return run(ctx, cmd)
	}
}

func list(ctx context.Context, cmd *cli.Command) error {
	return json.NewEncoder(os.Stdout).Encode(cmd.Args().Slice()) // want `^function list, called by handler "list", writes to stdout with os\.Stdout, `
}

func show(ctx context.Context, cmd *cli.Command) error {
	fmt.Fprintln(cmd.Root().Writer, "the framework's writer")
	fmt.Fprintln(cmd.Root().ErrWriter, "and its other one")
	return cli.Exit("no note", 3)
}
