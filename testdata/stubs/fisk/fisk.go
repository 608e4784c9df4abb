// Package fisk is a stub of github.com/choria-io/fisk, a fork of kingpin, for fixtures.
package fisk

// ParseContext is what was parsed.
type ParseContext struct{ SelectedCommand *CmdClause }

// Action is called when what it belongs to was parsed.
type Action func(*ParseContext) error

// Application is a program.
type Application struct{ commands []*CmdClause }

// New makes a program.
func New(name, help string) *Application { return new(Application) }

// Command adds a command.
func (a *Application) Command(name, help string) *CmdClause {
	c := &CmdClause{name: name}
	a.commands = append(a.commands, c)
	return c
}

// PreAction adds what is done before every command.
func (a *Application) PreAction(action Action) *Application { return a }

// Parse runs the command that the arguments name.
func (a *Application) Parse(args []string) (command string, err error) {
	for _, c := range a.commands {
		if len(args) > 0 && c.name == args[0] && c.action != nil {
			return c.name, c.action(&ParseContext{SelectedCommand: c})
		}
	}
	return "", nil
}

// MustParse panics if there is an error.
func MustParse(command string, err error) string {
	if err != nil {
		panic(err)
	}
	return command
}

// CmdClause is one command.
type CmdClause struct {
	name   string
	action Action
}

// FullCommand is the name of the command, behind those that it is below.
func (c *CmdClause) FullCommand() string { return c.name }

// Action adds what the command does.
func (c *CmdClause) Action(action Action) *CmdClause {
	c.action = action
	return c
}

// Flag adds a flag.
func (c *CmdClause) Flag(name, help string) *FlagClause { return new(FlagClause) }

// FlagClause is one flag.
type FlagClause struct{}

// Action adds what is done if the flag is given.
func (f *FlagClause) Action(action Action) *FlagClause { return f }

// Bool is the value of the flag.
func (f *FlagClause) Bool() *bool { return new(bool) }
