// Package ff is a stub of github.com/peterbourgon/ff/v4 for fixtures.
package ff

import (
	"context"
	"fmt"
)

// Flags is a set of flags.
type Flags interface{ GetName() string }

// Command is one command of a program, and the tree below it.
type Command struct {
	Name        string
	Usage       string
	ShortHelp   string
	LongHelp    string
	Flags       Flags
	Subcommands []*Command
	Exec        func(ctx context.Context, args []string) error
}

// ParseAndRun runs the command that the arguments name.
func (cmd *Command) ParseAndRun(ctx context.Context, args []string) error {
	if len(args) > 0 {
		for _, sub := range cmd.Subcommands {
			if sub.Name == args[0] {
				return sub.ParseAndRun(ctx, args[1:])
			}
		}
	}
	if cmd.Exec == nil {
		return fmt.Errorf("command %s does nothing", cmd.Name)
	}
	return cmd.Exec(ctx, args)
}
