// Package commander makes a tree of commands of what programs do.
package commander

import (
	"context"

	"github.com/spf13/cobra"
)

// A Commander is what a command does.
type Commander interface { // want Commander:`cobra type\.Run`
	Name() string
	PreRun(c *Command) error
	Run(ctx context.Context, c *Command, args []string) error
}

// Command is one of the tree.
type Command struct {
	does  Commander
	store Store
}

// A Store has what commands work on.
type Store interface { // want Store:`cobra type\.Sync`
	Lock(args []string) error
	Open(args []string) error
	Undo(args []string) error
	Sync(args []string) error
	Tell(args []string) error
}

type failure struct{ error }

// New makes a command.
func New(does Commander, s Store) *cobra.Command { // want New:`cobra argument 1\.Run, cobra argument 2\.Sync`
	c := &Command{does, s}
	return &cobra.Command{
		Use: does.Name(),
		PreRunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra PreRunE PreRunE of command does\.Name\(\)`
			if len(args) > 1 {
				if err := c.store.Lock(args); err != nil {
					return err
				}
				cmd.Println("locked")
			} else if c.store.Open(args) == nil {
				cmd.Println("opened")
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE RunE of command does\.Name\(\)`
			defer c.store.Undo(args)
			if err := c.store.Lock(args); err != nil {
				return err
			}
			if err := c.does.Run(cmd.Context(), c, args); err != nil {
				return &failure{err}
			}
			return nil
		},
		PostRunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra PostRunE PostRunE of command does\.Name\(\)`
			err := c.store.Sync(args)
			return done(err, cmd)
		},
	}
}

func done(err error, cmd *cobra.Command) error {
	cmd.Println("done")
	return err
}
