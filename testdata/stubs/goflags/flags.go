// Package flags is a stub of github.com/jessevdk/go-flags for fixtures.
package flags

import "os"

// Options say how to parse.
type Options uint

// Default is what most programs want.
const Default Options = 1

// Commander is a command that does something.
type Commander interface {
	Execute(args []string) error
}

// Group is a set of options.
type Group struct{ data interface{} }

// Command is one command of a program.
type Command struct {
	*Group
	Name     string
	Active   *Command // that the arguments name
	commands []*Command
}

// Parser is a program.
type Parser struct {
	*Command
	Options        Options
	CommandHandler func(command Commander, args []string) error
}

// NewParser makes a program.
func NewParser(data interface{}, options Options) *Parser {
	return &Parser{Command: &Command{Group: &Group{data}}, Options: options}
}

// NewNamedParser makes a program without options.
func NewNamedParser(appname string, options Options) *Parser { return NewParser(nil, options) }

// Parse parses the arguments of the process.
func Parse(data interface{}) ([]string, error) { return NewParser(data, Default).Parse() }

// ParseArgs parses arguments.
func ParseArgs(data interface{}, args []string) ([]string, error) {
	return NewParser(data, Default).ParseArgs(args)
}

// Parse runs the command that the arguments of the process name.
func (p *Parser) Parse() ([]string, error) { return p.ParseArgs(os.Args[1:]) }

// ParseArgs runs the command that the arguments name.
func (p *Parser) ParseArgs(args []string) ([]string, error) {
	for _, c := range p.commands {
		if len(args) > 0 && c.Name == args[0] {
			p.Active = c
		}
		if cmd, ok := c.data.(Commander); ok && p.Active == c {
			if p.CommandHandler != nil {
				return nil, p.CommandHandler(cmd, args[1:])
			}
			return nil, cmd.Execute(args[1:])
		}
	}
	return args, nil
}

// AddCommand adds a command.
func (c *Command) AddCommand(command string, shortDescription string, longDescription string, data interface{}) (*Command, error) {
	sub := &Command{Group: &Group{data}, Name: command}
	c.commands = append(c.commands, sub)
	return sub, nil
}

// AddGroup adds options, and the commands among them.
func (c *Command) AddGroup(shortDescription string, longDescription string, data interface{}) (*Group, error) {
	return &Group{data}, nil
}
