// Package cli is a stub of github.com/hashicorp/cli for fixtures.
package cli

import (
	"fmt"
	"io"
	"os"
	"sync"
)

// RunResultHelp asks for the help of a command.
const RunResultHelp = -18511

// Command is one command of a program.
type Command interface {
	Help() string
	Run(args []string) int
	Synopsis() string
}

// CommandHelpTemplate is a command with a template of its own for its help.
type CommandHelpTemplate interface {
	HelpTemplate() string
}

// CommandFactory makes a command.
type CommandFactory func() (Command, error)

// CLI is a program.
type CLI struct {
	Args       []string
	Commands   map[string]CommandFactory
	Name       string
	Version    string
	HelpFunc   HelpFunc
	HelpWriter io.Writer
}

// HelpFunc says what commands there are.
type HelpFunc func(map[string]CommandFactory) string

// NewCLI makes a program.
func NewCLI(app, version string) *CLI { return &CLI{Name: app, Version: version} }

// Run runs the command that the arguments name.
func (c *CLI) Run() (int, error) {
	factory, ok := c.Commands[c.Args[0]]
	if !ok {
		fmt.Fprintln(os.Stderr, c.HelpFunc(c.Commands))
		return 127, nil
	}
	command, err := factory()
	if err != nil {
		return 1, err
	}
	return command.Run(c.Args[1:]), nil
}

// MockCommand is a command for tests.
type MockCommand struct{ RunResult int }

// Help is empty.
func (c *MockCommand) Help() string { return "" }

// Run returns the result that is asked for.
func (c *MockCommand) Run(args []string) int { return c.RunResult }

// Synopsis is empty.
func (c *MockCommand) Synopsis() string { return "" }

// Ui is how a command talks to a person.
type Ui interface {
	Output(string)
	Error(string)
}

// BasicUi is an Ui on writers.
type BasicUi struct{ Writer, ErrorWriter io.Writer }

// Output writes to Writer, or to os.Stdout.
func (u *BasicUi) Output(message string) {
	w := u.Writer
	if w == nil {
		w = os.Stdout
	}
	fmt.Fprintln(w, message)
}

// Error writes to ErrorWriter, or to Writer.
func (u *BasicUi) Error(message string) {
	w := u.Writer
	if u.ErrorWriter != nil {
		w = u.ErrorWriter
	}
	fmt.Fprintln(w, message)
}

// ConcurrentUi is an Ui for several goroutines.
type ConcurrentUi struct {
	Ui Ui
	l  sync.Mutex
}

// Output outputs one message at a time.
func (u *ConcurrentUi) Output(message string) {
	u.l.Lock()
	defer u.l.Unlock()
	u.Ui.Output(message)
}

// Error outputs one error at a time.
func (u *ConcurrentUi) Error(message string) {
	u.l.Lock()
	defer u.l.Unlock()
	u.Ui.Error(message)
}
