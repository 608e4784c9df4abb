// Package cobra is a stub of github.com/spf13/cobra for fixtures.
package cobra

import (
	"context"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/pflag"
)

// PositionalArgs checks the arguments of a command before it runs.
type PositionalArgs func(cmd *Command, args []string) error

// Command is one command of a program, and the tree below it.
type Command struct {
	Use     string
	Aliases []string
	Short   string
	Long    string
	Example string
	Version string
	Args    PositionalArgs

	PersistentPreRun   func(cmd *Command, args []string)
	PersistentPreRunE  func(cmd *Command, args []string) error
	PreRun             func(cmd *Command, args []string)
	PreRunE            func(cmd *Command, args []string) error
	Run                func(cmd *Command, args []string)
	RunE               func(cmd *Command, args []string) error
	PostRun            func(cmd *Command, args []string)
	PostRunE           func(cmd *Command, args []string) error
	PersistentPostRun  func(cmd *Command, args []string)
	PersistentPostRunE func(cmd *Command, args []string) error

	Annotations   map[string]string
	Hidden        bool
	SilenceErrors bool
	SilenceUsage  bool

	flags    *pflag.FlagSet
	ctx      context.Context
	parent   *Command
	commands []*Command
	args     []string
	out, err io.Writer
	help     func(*Command, []string)
}

var initializers []func()

// OnInitialize has functions called before any command runs.
func OnInitialize(y ...func()) { initializers = append(initializers, y...) }

// CheckErr ends the process if there is an error.
func CheckErr(msg any) {
	if msg != nil {
		fmt.Fprintln(os.Stderr, "Error:", msg)
		os.Exit(1)
	}
}

// NoArgs refuses arguments.
func NoArgs(cmd *Command, args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("unknown command %q for %q", args[0], cmd.Name())
	}
	return nil
}

// ExactArgs wants n arguments.
func ExactArgs(n int) PositionalArgs {
	return func(cmd *Command, args []string) error {
		if len(args) != n {
			return fmt.Errorf("%d arguments wanted, got %d", n, len(args))
		}
		return nil
	}
}

// Name is the first word of Use.
func (c *Command) Name() string {
	name, _, _ := strings.Cut(c.Use, " ")
	return name
}

// AddCommand puts commands under c.
func (c *Command) AddCommand(cmds ...*Command) {
	for _, sub := range cmds {
		sub.parent = c
	}
	c.commands = append(c.commands, cmds...)
}

// Commands returns the commands under c.
func (c *Command) Commands() []*Command { return c.commands }

// Parent is the command that c is under.
func (c *Command) Parent() *Command { return c.parent }

// Root is the top of the tree.
func (c *Command) Root() *Command {
	for c.parent != nil {
		c = c.parent
	}
	return c
}

// Context is what the command runs under.
func (c *Command) Context() context.Context { return c.ctx }

// SetContext sets it.
func (c *Command) SetContext(ctx context.Context) { c.ctx = ctx }

// SetArgs replaces os.Args.
func (c *Command) SetArgs(a []string) { c.args = a }

// Flags returns the flags of the command.
func (c *Command) Flags() *pflag.FlagSet {
	if c.flags == nil {
		c.flags = pflag.NewFlagSet(c.Name(), pflag.ContinueOnError)
	}
	return c.flags
}

// PersistentFlags returns the flags of the command and of those below.
func (c *Command) PersistentFlags() *pflag.FlagSet { return c.Flags() }
