// Command stacks has more to its commands than the framework asks for.
package main

import (
	"os"

	"github.com/hashicorp/cli"
)

// A command can be planned, too. Of its methods, Execute is another one that some
// framework calls.
type command interface {
	cli.Command
	Execute(args []string) error
	Plan() error
}

type help struct{}

func (help) Help() string     { return "" }
func (help) Synopsis() string { return "" }

type upCommand struct{ help }

func (upCommand) Run(args []string) int       { return 0 }
func (upCommand) Execute(args []string) error { return nil }
func (upCommand) Plan() error                 { return nil }

// A runner has both methods, and nothing of the framework.
type runner interface {
	Execute(args []string) error
	Run(args []string) int
}

type script struct{}

func (script) Run(args []string) int       { return 0 }
func (script) Execute(args []string) error { return nil }

// A page has of the framework what is no command.
type page interface {
	cli.CommandHelpTemplate
	Run(args []string) int
}

type manual struct{}

func (manual) HelpTemplate() string  { return "" }
func (manual) Run(args []string) int { return 0 }

func main() {
	c := cli.NewCLI("stacks", "1.0.0")
	c.Commands = make(map[string]cli.CommandFactory)
	for name, cmd := range map[string]command{
		"up": upCommand{}, // want `handler hashicorp/cli Run upCommand\.Run`
	} {
		c.Commands[name] = func() (cli.Command, error) { return cmd, nil }
	}
	var r runner = script{}
	if err := r.Execute(nil); err != nil {
		os.Exit(r.Run(nil))
	}
	var p page = manual{}
	p.Run(nil)
	code, _ := c.Run()
	os.Exit(code)
}
