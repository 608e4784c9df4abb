// Command notes has commands that a library calls, which looks at their errors.
package main

import (
	"context"
	"errors"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/handlers/ended_interface/commander"
)

type listCommand struct{}

func (*listCommand) Name() string                                                       { return "list" }
func (*listCommand) PreRun(c *commander.Command) error                                  { return nil }
func (*listCommand) Run(ctx context.Context, c *commander.Command, args []string) error { return nil }

type files struct{}

func (files) Lock(args []string) error { return nil }
func (files) Open(args []string) error { return nil }
func (files) Undo(args []string) error { return nil }
func (files) Sync(args []string) error { return nil }
func (files) Tell(args []string) error { return nil }

// A step is one of several that make a command.
type step interface {
	do(args []string) error
	prepare(args []string) error
}

type build struct{}

func (build) do(args []string) error      { return nil }
func (build) prepare(args []string) error { return nil }

// all runs one after the other.
func all(steps ...step) *cobra.Command {
	return &cobra.Command{Use: "all", Run: func(cmd *cobra.Command, args []string) { // want `handler cobra Run "all"`
		for _, s := range steps {
			if s.prepare(args) != nil {
				continue
			}
			err := s.do(args)
			if err != nil {
				os.Exit(1)
			}
		}
	}}
}

// A syncer has a method that is asked for nothing twice.
type syncer interface {
	lock(args []string) error
	sync(args []string) error
	push(args []string) error
}

type remote struct{}

func (remote) lock(args []string) error { return nil }
func (remote) sync(args []string) error { return nil }
func (remote) push(args []string) error { return nil }

func syncWith(s syncer) *cobra.Command {
	return &cobra.Command{Use: "sync", PreRunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra PreRunE "sync"`
		if err := s.lock(args); err == nil {
			cmd.Println("locked")
		}
		return nil
	}, RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE "sync"`
		err := s.sync(args)
		if errors.Is(err, os.ErrNotExist) {
			return nil
		}
		return err
	}, PersistentPreRunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra PersistentPreRunE "sync"`
		if err := s.lock(args); err != nil {
			return err
		}
		return cmd.Help()
	}, PostRunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra PostRunE "sync"`
		if err := s.push(args); err != nil && !errors.Is(err, os.ErrExist) {
			return err
		}
		return nil
	}}
}

func main() {
	root := commander.New(&listCommand{}, files{}) // want `handler cobra Run listCommand\.Run` `handler cobra Sync files\.Sync`
	root.AddCommand(syncWith(remote{}))            // want `handler cobra sync remote\.sync` `handler cobra push remote\.push`
	root.AddCommand(all(build{}))                  // want `handler cobra do build\.do`
	root.Execute()
}
