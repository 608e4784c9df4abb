// Package kingpin is a stub of github.com/alecthomas/kingpin/v2 for fixtures.
package kingpin

import (
	"fmt"
	"os"
)

// ParseContext is what was parsed.
type ParseContext struct{ SelectedCommand *CmdClause }

// Action is called when what it belongs to was parsed.
type Action func(*ParseContext) error

type actionMixin struct{ actions, preActions []Action }

func (a *actionMixin) run(ctx *ParseContext) error {
	for _, action := range append(a.preActions, a.actions...) {
		if err := action(ctx); err != nil {
			return err
		}
	}
	return nil
}

// Application is a program.
type Application struct {
	actionMixin
	commands []*CmdClause
}

// New makes a program.
func New(name, help string) *Application { return new(Application) }

// CommandLine is the one of the functions of the package.
var CommandLine = New("program", "")

// Command adds a command.
func Command(name, help string) *CmdClause { return CommandLine.Command(name, help) }

// Command adds a command.
func (a *Application) Command(name, help string) *CmdClause {
	c := &CmdClause{name: name}
	a.commands = append(a.commands, c)
	return c
}

// Action adds what is done for every command.
func (a *Application) Action(action Action) *Application {
	a.actions = append(a.actions, action)
	return a
}

// PreAction adds what is done before that.
func (a *Application) PreAction(action Action) *Application {
	a.preActions = append(a.preActions, action)
	return a
}

// Validate adds a check of the arguments.
func (a *Application) Validate(validator func(*Application) error) *Application { return a }

// Flag adds a flag.
func (a *Application) Flag(name, help string) *FlagClause { return new(FlagClause) }

// Parse runs the command that the arguments name.
func (a *Application) Parse(args []string) (command string, err error) {
	ctx := new(ParseContext)
	for _, c := range a.commands {
		if len(args) > 0 && c.name == args[0] {
			ctx.SelectedCommand = c
			return c.name, c.run(ctx)
		}
	}
	return "", a.run(ctx)
}

// Parse runs the command that the arguments of the process name.
func Parse() (command string) { return MustParse(CommandLine.Parse(os.Args[1:])) }

// FatalIfError says the error and ends the process, if there is one.
func FatalIfError(err error, format string, args ...interface{}) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// MustParse ends the process if there is an error.
func MustParse(command string, err error) string {
	FatalIfError(err, "")
	return command
}

// CmdClause is one command.
type CmdClause struct {
	actionMixin
	name     string
	commands []*CmdClause
}

// Command adds a command below c.
func (c *CmdClause) Command(name, help string) *CmdClause {
	sub := &CmdClause{name: name}
	c.commands = append(c.commands, sub)
	return sub
}

// Action adds what the command does.
func (c *CmdClause) Action(action Action) *CmdClause {
	c.actions = append(c.actions, action)
	return c
}

// PreAction adds what is done before that.
func (c *CmdClause) PreAction(action Action) *CmdClause {
	c.preActions = append(c.preActions, action)
	return c
}

// FullCommand is the name of the command, behind those that it is below.
func (c *CmdClause) FullCommand() string { return c.name }

// Alias adds a name.
func (c *CmdClause) Alias(name string) *CmdClause { return c }

// Flag adds a flag.
func (c *CmdClause) Flag(name, help string) *FlagClause { return new(FlagClause) }

// Validate adds a check of the arguments.
func (c *CmdClause) Validate(validator func(*CmdClause) error) *CmdClause { return c }

// FlagClause is one flag.
type FlagClause struct{ actionMixin }

// Action adds what is done if the flag is given.
func (f *FlagClause) Action(action Action) *FlagClause {
	f.actions = append(f.actions, action)
	return f
}

// PreAction adds what is done before that.
func (f *FlagClause) PreAction(action Action) *FlagClause {
	f.preActions = append(f.preActions, action)
	return f
}

// Bool is the value of the flag.
func (f *FlagClause) Bool() *bool { return new(bool) }
