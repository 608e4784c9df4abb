// Package cli is a stub of github.com/minio/cli, a fork of version 1 of urfave/cli, for fixtures.
package cli

import "os"

type (
	ActionFunc func(*Context) error
	BeforeFunc func(*Context) error
	AfterFunc  func(*Context) error
)

// Flag is an option of a command.
type Flag interface{ GetName() string }

// BoolFlag is a Flag without a value.
type BoolFlag struct{ Name, Usage string }

func (f BoolFlag) GetName() string { return f.Name }

// App is a program.
type App struct {
	Name     string
	Commands []Command
	Before   BeforeFunc
	After    AfterFunc
	Action   any
}

// Commands is a list of commands.
type Commands []Command

// Command is a command of an App.
type Command struct {
	Name        string
	Usage       string
	Before      BeforeFunc
	After       AfterFunc
	Action      any
	Subcommands Commands
	Flags       []Flag
	Prompt      string
}

// Context is one invocation.
type Context struct {
	App     *App
	Command Command
	args    []string
}

// Args are the arguments of an invocation.
func (c *Context) Args() []string { return c.args }

// Bool is the value of a flag.
func (c *Context) Bool(name string) bool { return false }

// NewApp returns an App.
func NewApp() *App { return &App{Name: os.Args[0]} }

// Run runs the command that the arguments name.
func (a *App) Run(arguments []string) error {
	for _, cmd := range a.Commands {
		if len(arguments) > 1 && cmd.Name == arguments[1] {
			return cmd.run(&Context{App: a, Command: cmd, args: arguments[2:]})
		}
	}
	return nil
}

func (c Command) run(ctx *Context) error {
	if c.Before != nil {
		if err := c.Before(ctx); err != nil {
			return err
		}
	}
	if action, ok := c.Action.(func(*Context) error); ok {
		return action(ctx)
	}
	return nil
}
