// Package cli is a stub of github.com/urfave/cli/v3 for fixtures.
package cli

import (
	"context"
	"fmt"
	"io"
	"os"
)

type (
	ActionFunc         func(context.Context, *Command) error
	BeforeFunc         func(context.Context, *Command) (context.Context, error)
	AfterFunc          func(context.Context, *Command) error
	ArgValidatorFunc   func(context.Context, *Command) error
	ShellCompleteFunc  func(context.Context, *Command)
	OnUsageErrorFunc   func(ctx context.Context, cmd *Command, err error, isSubcommand bool) error
	ExitErrHandlerFunc func(context.Context, *Command, error)
)

// Flag is an option of a command.
type Flag interface{ Names() []string }

// StringFlag is a Flag that holds a string. Its Action is called when it is set.
type StringFlag struct {
	Name, Usage, Value string
	Action             func(context.Context, *Command, string) error
}

func (f *StringFlag) Names() []string { return []string{f.Name} }

// Command is one command of a program, and the tree below it.
type Command struct {
	Name           string
	Aliases        []string
	Usage          string
	Version        string
	Commands       []*Command
	Flags          []Flag
	ShellComplete  ShellCompleteFunc
	Before         BeforeFunc
	After          AfterFunc
	ArgValidator   ArgValidatorFunc
	Action         ActionFunc
	OnUsageError   OnUsageErrorFunc
	Hidden         bool
	Reader         io.Reader
	Writer         io.Writer
	ErrWriter      io.Writer
	ExitErrHandler ExitErrHandlerFunc
	Metadata       map[string]any

	parent *Command
	args   []string
}

// Args are the arguments of an invocation.
type Args interface {
	First() string
	Slice() []string
	Len() int
}

type args []string

func (a args) First() string {
	if len(a) == 0 {
		return ""
	}
	return a[0]
}
func (a args) Slice() []string { return a }
func (a args) Len() int        { return len(a) }

func (c *Command) Args() Args                { return args(c.args) }
func (c *Command) NArg() int                 { return len(c.args) }
func (c *Command) String(name string) string { return "" }
func (c *Command) Bool(name string) bool     { return false }

// Root is the top of the tree.
func (c *Command) Root() *Command {
	for c.parent != nil {
		c = c.parent
	}
	return c
}

// Run runs the command that the arguments name.
func (c *Command) Run(ctx context.Context, osArgs []string) error {
	if c.Writer == nil {
		c.Writer = os.Stdout
	}
	if c.ErrWriter == nil {
		c.ErrWriter = os.Stderr
	}
	c.args = osArgs[1:]
	err := c.run(ctx)
	if err == nil {
		return nil
	}
	if c.ExitErrHandler != nil {
		c.ExitErrHandler(ctx, c, err)
	} else {
		HandleExitCoder(err)
	}
	return err
}

func (c *Command) run(ctx context.Context) error {
	if c.Before != nil {
		next, err := c.Before(ctx, c)
		if err != nil {
			return err
		}
		ctx = next
	}
	if c.After != nil {
		defer c.After(ctx, c)
	}
	for _, sub := range c.Commands {
		if sub.Name == c.Args().First() {
			sub.parent, sub.args = c, c.args[1:]
			if sub.Writer == nil {
				sub.Writer = c.Writer
			}
			return sub.run(ctx)
		}
	}
	if c.Action == nil {
		return ShowAppHelp(c)
	}
	return c.Action(ctx, c)
}

// ShowAppHelp writes what the program does to its Writer.
func ShowAppHelp(cmd *Command) error {
	_, err := fmt.Fprintf(cmd.Root().Writer, "%s - %s\n", cmd.Name, cmd.Usage)
	return err
}
