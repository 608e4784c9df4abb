// Command notes is built on version 3 of urfave/cli.
package main

import (
	"context"
	"log"
	"os"

	"github.com/urfave/cli/v3"
)

func main() {
	root := &cli.Command{
		Name: "notes",
		Before: func(ctx context.Context, cmd *cli.Command) (context.Context, error) {
			if cmd.NArg() > 3 {
				log.Fatalf("%d args", cmd.NArg()) // want `^handler "notes" ends the process with log\.Fatalf, `
			}
			return ctx, nil
		},
		Action: func(ctx context.Context, cmd *cli.Command) error { return cli.Exit("no notes", 3) },
	}
	if err := root.Run(context.Background(), os.Args); err != nil {
		log.Fatal(err)
	}
}
