// Package ffcli is a stub of github.com/peterbourgon/ff/v3/ffcli for fixtures.
package ffcli

import (
	"context"
	"flag"
	"fmt"

	"github.com/peterbourgon/ff/v3"
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

	selected *Command
	args     []string
}

// Parse finds the command that the arguments are for.
func (c *Command) Parse(args []string) error {
	if c.selected != nil {
		return nil
	}
	if c.FlagSet == nil {
		c.FlagSet = flag.NewFlagSet(c.Name, flag.ExitOnError)
	}
	if c.UsageFunc == nil {
		c.UsageFunc = func(c *Command) string { return c.ShortUsage }
	}
	c.FlagSet.Usage = func() {
		fmt.Fprintln(c.FlagSet.Output(), c.UsageFunc(c))
	}
	if err := ff.Parse(c.FlagSet, args); err != nil {
		return err
	}
	c.args = c.FlagSet.Args()
	if len(c.args) > 0 {
		for _, sub := range c.Subcommands {
			if sub.Name == c.args[0] {
				c.selected = sub
				return sub.Parse(c.args[1:])
			}
		}
	}
	c.selected = c
	if c.Exec == nil {
		return fmt.Errorf("command %s does nothing", c.Name)
	}
	return nil
}

// Run runs the command that was found.
func (c *Command) Run(ctx context.Context) error {
	if c.selected == c {
		return c.Exec(ctx, c.args)
	}
	return c.selected.Run(ctx)
}

// ParseAndRun runs the command that the arguments name.
func (c *Command) ParseAndRun(ctx context.Context, args []string) error {
	if err := c.Parse(args); err != nil {
		return err
	}
	return c.Run(ctx)
}
