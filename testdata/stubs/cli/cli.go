// Package cli is a stub of github.com/urfave/cli, version 1, for fixtures.
package cli

import (
	"fmt"
	"io"
	"os"
)

type (
	ActionFunc         func(*Context) error
	BeforeFunc         func(*Context) error
	AfterFunc          func(*Context) error
	BashCompleteFunc   func(*Context)
	OnUsageErrorFunc   func(context *Context, err error, isSubcommand bool) error
	ExitErrHandlerFunc func(context *Context, err error)
)

// Flag is an option of a command.
type Flag interface{ GetName() string }

// StringFlag is a Flag that holds a string.
type StringFlag struct{ Name, Usage, Value string }

func (f StringFlag) GetName() string { return f.Name }

// App is a program.
type App struct {
	Name         string
	Usage        string
	Version      string
	Commands     []Command
	Flags        []Flag
	BashComplete BashCompleteFunc
	Before       BeforeFunc
	After        AfterFunc
	// Action is a func(*Context) error or, deprecated, a func(*Context).
	Action         any
	OnUsageError   OnUsageErrorFunc
	Writer         io.Writer
	ErrWriter      io.Writer
	ExitErrHandler ExitErrHandlerFunc
	Metadata       map[string]any

	didSetup bool
}

// Commands is a list of commands.
type Commands []Command

// Command is a command of an App.
type Command struct {
	Name         string
	Aliases      []string
	Usage        string
	BashComplete BashCompleteFunc
	Before       BeforeFunc
	After        AfterFunc
	Action       any
	OnUsageError OnUsageErrorFunc
	Subcommands  Commands
	Flags        []Flag
	Hidden       bool

	commandNamePath []string
}

// Context is one invocation.
type Context struct {
	App     *App
	Command Command

	args Args
}

// Args are the arguments of an invocation.
type Args []string

func (a Args) First() string {
	if len(a) == 0 {
		return ""
	}
	return a[0]
}

func (c *Context) Args() Args                { return c.args }
func (c *Context) NArg() int                 { return len(c.args) }
func (c *Context) String(name string) string { return "" }
func (c *Context) Bool(name string) bool     { return false }

// NewApp returns an App that writes to os.Stdout.
func NewApp() *App {
	return &App{Name: os.Args[0], Writer: os.Stdout}
}

// Run runs the command that the arguments name.
func (a *App) Run(arguments []string) error {
	if a.Writer == nil {
		a.Writer = os.Stdout
	}
	a.didSetup = true
	cmd := Command{Name: a.Name, Before: a.Before, After: a.After, Action: a.Action, Subcommands: a.Commands}
	err := cmd.run(&Context{App: a, args: arguments[1:]})
	if err == nil {
		return nil
	}
	if a.ExitErrHandler != nil {
		a.ExitErrHandler(&Context{App: a}, err)
	} else {
		HandleExitCoder(err)
	}
	return err
}

func (c Command) run(ctx *Context) error {
	if c.Before != nil {
		if err := c.Before(ctx); err != nil {
			return err
		}
	}
	if c.After != nil {
		defer c.After(ctx)
	}
	for _, sub := range c.Subcommands {
		if sub.Name == ctx.args.First() {
			return sub.run(&Context{App: ctx.App, Command: sub, args: ctx.args[1:]})
		}
	}
	if c.Action == nil {
		return ShowAppHelp(ctx)
	}
	return HandleAction(c.Action, ctx)
}

// HandleAction calls an Action of either type.
func HandleAction(action any, context *Context) error {
	switch a := action.(type) {
	case ActionFunc:
		return a(context)
	case func(*Context) error:
		return a(context)
	case func(*Context):
		a(context)
		return nil
	}
	return NewExitError("invalid Action type", 2)
}

// ShowAppHelp writes what the program does to the App's Writer.
func ShowAppHelp(c *Context) error {
	_, err := fmt.Fprintf(c.App.Writer, "%s - %s\n", c.App.Name, c.App.Usage)
	return err
}
