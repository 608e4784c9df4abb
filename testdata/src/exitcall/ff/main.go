// Command objects is built on ffcli, and on version 4 of ff that replaces it.
package main

import (
	"context"
	"flag"
	"log"
	"os"

	"github.com/peterbourgon/ff/v3/ffcli"
	"github.com/peterbourgon/ff/v4"
)

type config struct{ logger *log.Logger }

func (c *config) create(ctx context.Context, args []string) error {
	c.logger.Fatalln(args) // want `^handler config\.create ends the process with log\.Logger\.Fatalln, `
	return nil
}

func remove(ctx context.Context, args []string) error {
	f := flag.NewFlagSet("remove", flag.ContinueOnError)
	return f.Parse(args)
}

// edit ends at the first flag that it does not know.
func edit(ctx context.Context, args []string) error {
	f := flag.NewFlagSet("edit", flag.ExitOnError)
	return f.Parse(args) // want `^handler edit ends the process with flag\.`
}

func main() {
	c := &config{logger: log.Default()}
	root := &ffcli.Command{
		Name: "objects",
		Subcommands: []*ffcli.Command{
			{Name: "create", Exec: c.create},
			{Name: "remove", Exec: remove},
		},
		UsageFunc: func(*ffcli.Command) string { os.Exit(2); return "" },
		Exec:      func(context.Context, []string) error { return flag.ErrHelp },
	}
	next := &ff.Command{Name: "objects", Exec: edit}
	if err := root.ParseAndRun(context.Background(), os.Args[1:]); err != nil {
		log.Fatal(err)
	}
	if err := next.ParseAndRun(context.Background(), os.Args[1:]); err != nil {
		log.Fatal(err)
	}
}
