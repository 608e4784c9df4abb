// Package ffcli is a stub of github.com/peterbourgon/ff/v3/ffcli for fixtures.
package ffcli

import (
	"context"
	"flag"
	"fmt"
)

// Command is one command of a program, and the tree below it.
type Command struct {
	Name        string
	ShortUsage  string
	ShortHelp   string
	LongHelp    string
	UsageFunc   func(c *Command) string
	FlagSet     *flag.FlagSet
	Subcommands []*Command
	Exec        func(ctx context.Context, args []string) error
}

// ParseAndRun runs the command that the arguments name.
func (c *Command) ParseAndRun(ctx context.Context, args []string) error {
	if len(args) > 0 {
		for _, sub := range c.Subcommands {
			if sub.Name == args[0] {
				return sub.ParseAndRun(ctx, args[1:])
			}
		}
	}
	if c.Exec == nil {
		return fmt.Errorf("command %s does nothing", c.Name)
	}
	return c.Exec(ctx, args)
}
