// Package cli is a stub of github.com/urfave/cli/v2 for fixtures.
package cli

import (
	"context"
	"fmt"
	"io"
	"os"
)

type (
	ActionFunc         func(*Context) error
	BeforeFunc         func(*Context) error
	AfterFunc          func(*Context) error
	BashCompleteFunc   func(*Context)
	OnUsageErrorFunc   func(cCtx *Context, err error, isSubcommand bool) error
	ExitErrHandlerFunc func(cCtx *Context, err error)
)

// Flag is an option of a command.
type Flag interface{ Names() []string }

// StringFlag is a Flag that holds a string. Its Action is called when it is set.
type StringFlag struct {
	Name, Usage, Value string
	Aliases            []string
	Action             func(*Context, string) error
}

func (f *StringFlag) Names() []string { return []string{f.Name} }

// BoolFlag is a Flag that is set or not.
type BoolFlag struct {
	Name, Usage string
	Aliases     []string
	Action      func(*Context, bool) error
}

func (f *BoolFlag) Names() []string { return []string{f.Name} }

// App is a program.
type App struct {
	Name           string
	Usage          string
	Version        string
	Commands       []*Command
	Flags          []Flag
	BashComplete   BashCompleteFunc
	Before         BeforeFunc
	After          AfterFunc
	Action         ActionFunc
	OnUsageError   OnUsageErrorFunc
	Reader         io.Reader
	Writer         io.Writer
	ErrWriter      io.Writer
	ExitErrHandler ExitErrHandlerFunc
	Metadata       map[string]any

	didSetup bool
}

// Command is a command of an App.
type Command struct {
	Name         string
	Aliases      []string
	Usage        string
	BashComplete BashCompleteFunc
	Before       BeforeFunc
	After        AfterFunc
	Action       ActionFunc
	OnUsageError OnUsageErrorFunc
	Subcommands  []*Command
	Flags        []Flag
	Hidden       bool

	isRoot bool
}

// Context is one invocation.
type Context struct {
	context.Context
	App     *App
	Command *Command

	args []string
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

func (c *Context) Args() Args                { return args(c.args) }
func (c *Context) NArg() int                 { return len(c.args) }
func (c *Context) String(name string) string { return "" }
func (c *Context) Bool(name string) bool     { return false }

// NewApp returns an App that writes to os.Stdout.
func NewApp() *App { return &App{Name: os.Args[0], Writer: os.Stdout} }

// Run runs the command that the arguments name.
func (a *App) Run(arguments []string) error {
	return a.RunContext(context.Background(), arguments)
}

// RunContext is Run under a context.
func (a *App) RunContext(ctx context.Context, arguments []string) error {
	if a.Writer == nil {
		a.Writer = os.Stdout
	}
	a.didSetup = true
	root := &Command{Name: a.Name, Before: a.Before, After: a.After, Action: a.Action, Subcommands: a.Commands, isRoot: true}
	err := root.run(&Context{Context: ctx, App: a, Command: root, args: arguments[1:]})
	if err == nil {
		return nil
	}
	if a.ExitErrHandler != nil {
		a.ExitErrHandler(&Context{Context: ctx, App: a}, err)
	} else {
		HandleExitCoder(err)
	}
	return err
}

func (c *Command) run(ctx *Context) error {
	if c.Before != nil {
		if err := c.Before(ctx); err != nil {
			return err
		}
	}
	if c.After != nil {
		defer c.After(ctx)
	}
	for _, sub := range c.Subcommands {
		if sub.Name == ctx.Args().First() {
			return sub.run(&Context{Context: ctx.Context, App: ctx.App, Command: sub, args: ctx.args[1:]})
		}
	}
	if c.Action == nil {
		return ShowAppHelp(ctx)
	}
	return c.Action(ctx)
}

// ShowAppHelp writes what the program does to the App's Writer.
func ShowAppHelp(c *Context) error {
	_, err := fmt.Fprintf(c.App.Writer, "%s - %s\n", c.App.Name, c.App.Usage)
	return err
}

// ShowAppHelpAndExit is ShowAppHelp and the end of the process.
func ShowAppHelpAndExit(c *Context, exitCode int) {
	ShowAppHelp(c)
	os.Exit(exitCode)
}
