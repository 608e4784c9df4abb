// Command objects is made of ffcli and ff commands.
package main

import (
	"context"
	"flag"

	"github.com/peterbourgon/ff/v3/ffcli"
	"github.com/peterbourgon/ff/v4"
)

type config struct{ verbose bool }

func (c *config) create(ctx context.Context, args []string) error { return nil }

func remove(ctx context.Context, args []string) error { return nil }

// step only looks like a command.
type step struct {
	Name string
	Exec func(ctx context.Context, args []string) error
}

func newList(exec func(ctx context.Context, args []string) error) *ffcli.Command {
	return &ffcli.Command{Name: "list", Exec: exec, UsageFunc: func(*ffcli.Command) string { return "" }}
}

func main() {
	c := new(config)
	root := &ffcli.Command{
		Name:    "objects",
		FlagSet: flag.NewFlagSet("objects", flag.ContinueOnError),
		Subcommands: []*ffcli.Command{
			{Name: "create", Exec: c.create}, // want `handler ff Exec config\.create`
			{Name: "show", Exec: func(ctx context.Context, args []string) error { return nil }}, // want `handler ff Exec "show"`
			newList(remove), // want `handler ff argument 1 remove`
			{Name: "none", Exec: nil},
		},
	}
	root.Exec = func(ctx context.Context, args []string) error { return flag.ErrHelp } // want `handler ff Exec "objects"`

	next := &ff.Command{Name: "objects", Exec: remove} // want `handler ff Exec remove`
	next.Subcommands = append(next.Subcommands, &ff.Command{
		Name: "edit",
		Exec: func(context.Context, []string) error { return nil }, // want `handler ff Exec "edit"`
	})
	_ = step{Name: "step", Exec: remove}
	root.ParseAndRun(context.Background(), nil)
	next.ParseAndRun(context.Background(), nil)
}
