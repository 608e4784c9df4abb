// Command hashicorp talks through the Ui of its framework, which main makes and the functions
// have captured that make its commands.
package main

import (
	"io"
	"os"

	"github.com/hashicorp/cli"
)

type meta struct{ ui cli.Ui }

func (m *meta) Help() string     { return "" }
func (m *meta) Synopsis() string { return "" }

type readCommand struct{ meta }

func (c *readCommand) Run(args []string) int {
	c.ui.Output("reading") // want `^call of cli\.BasicUi\.Output in handler readCommand\.Run writes to stdout with fmt\.Fprintln at .*cli\.go:\d+, `
	c.ui.Error("reading")
	return 0
}

type listCommand struct{ meta }

func (c *listCommand) Run(args []string) int {
	c.ui.Output("listing") // want `^call of cli\.ConcurrentUi\.Output in handler listCommand\.Run writes to stdout with fmt\.Fprintln at .*cli\.go:\d+, `
	return 0
}

type quietCommand struct{ meta }

func (c *quietCommand) Run(args []string) int {
	c.ui.Output("quiet")
	return 0
}

type againCommand struct{ meta }

func (c *againCommand) Run(args []string) int {
	c.ui.Output("again")
	return 0
}

// copyCommand writes to what main has said, through no framework.
type copyCommand struct {
	meta
	out io.Writer
}

func (c *copyCommand) Run(args []string) int {
	io.WriteString(c.out, "copy")
	return 0
}

func main() {
	ui := &cli.BasicUi{Writer: os.Stdout, ErrorWriter: os.Stderr}
	quiet := &cli.BasicUi{Writer: os.Stderr, ErrorWriter: os.Stderr}
	out := os.Stdout
	c := cli.NewCLI("hashicorp", "1.0.0")
	c.Commands = commands(&cli.ConcurrentUi{Ui: ui})
	c.Commands["read"] = func() (cli.Command, error) { return &readCommand{meta{ui}}, nil }
	c.Commands["quiet"] = func() (cli.Command, error) { return &quietCommand{meta{quiet}}, nil }
	c.Commands["copy"] = func() (cli.Command, error) { return &copyCommand{meta{quiet}, out}, nil }
	again := ui
	again = quiet
	c.Commands["again"] = func() (cli.Command, error) { return &againCommand{meta{again}}, nil }
	code, _ := c.Run()
	os.Exit(code)
}

func commands(ui cli.Ui) map[string]cli.CommandFactory {
	return map[string]cli.CommandFactory{
		"list": func() (cli.Command, error) { return &listCommand{meta{ui}}, nil },
	}
}
