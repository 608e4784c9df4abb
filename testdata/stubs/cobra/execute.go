package cobra

import (
	"context"
	"fmt"
	"os"
)

// Execute runs the command that the arguments name.
func (c *Command) Execute() error { return c.ExecuteContext(context.Background()) }

// ExecuteContext is Execute under a context.
func (c *Command) ExecuteContext(ctx context.Context) error {
	root := c.Root()
	args := root.args
	if args == nil {
		args = os.Args[1:]
	}
	for _, f := range initializers {
		f()
	}
	cmd, args := root.find(args)
	cmd.ctx = ctx
	if err := cmd.execute(args); err != nil {
		fmt.Fprintln(root.ErrOrStderr(), "Error:", err.Error())
		return err
	}
	return nil
}

func (c *Command) find(args []string) (*Command, []string) {
	if len(args) > 0 {
		for _, sub := range c.commands {
			if sub.Name() == args[0] {
				return sub.find(args[1:])
			}
		}
	}
	return c, args
}

func (c *Command) execute(args []string) error {
	if c.Run == nil && c.RunE == nil {
		return c.Help()
	}
	if c.Args != nil {
		if err := c.Args(c, args); err != nil {
			return err
		}
	}
	for p := c; p != nil; p = p.parent {
		if p.PersistentPreRunE != nil || p.PersistentPreRun != nil {
			if err := call(c, args, p.PersistentPreRunE, p.PersistentPreRun); err != nil {
				return err
			}
			break
		}
	}
	if err := call(c, args, c.PreRunE, c.PreRun); err != nil {
		return err
	}
	if err := call(c, args, c.RunE, c.Run); err != nil {
		return err
	}
	if err := call(c, args, c.PostRunE, c.PostRun); err != nil {
		return err
	}
	for p := c; p != nil; p = p.parent {
		if p.PersistentPostRunE != nil || p.PersistentPostRun != nil {
			return call(c, args, p.PersistentPostRunE, p.PersistentPostRun)
		}
	}
	return nil
}

func call(c *Command, args []string, withError func(*Command, []string) error, without func(*Command, []string)) error {
	if withError != nil {
		return withError(c, args)
	}
	if without != nil {
		without(c, args)
	}
	return nil
}
