// Command vaults makes its commands when they are asked for.
package main

import (
	"os"

	"github.com/hashicorp/cli"

	"github.com/envvet/envvet/testdata/src/handlers/hashicorp_factory/acl"
	"github.com/envvet/envvet/testdata/src/handlers/hashicorp_factory/base"
)

type meta struct{ ui cli.Ui }

func (meta) Help() string     { return "" }
func (meta) Synopsis() string { return "" }

type applyCommand struct{ meta }

func (c *applyCommand) Run(args []string) int { return 0 }

type planCommand struct {
	*applyCommand
}

type readCommand struct{ meta }

func (readCommand) Run(args []string) int { return cli.RunResultHelp }

// task has the method, and is no command.
type task struct{ meta }

func (*task) Run(args []string) int { return 0 }

// worker only has a method of that name.
type worker interface{ Run(args []string) int }

func start(w worker) int { return w.Run(nil) }

type factory func(ui cli.Ui) (cli.Command, error)

type entry struct {
	name string
	make factory
}

func main() {
	ui := &cli.BasicUi{Writer: os.Stdout, ErrorWriter: os.Stderr}
	m := meta{ui}
	c := cli.NewCLI("vaults", "1.0.0")
	c.Args = os.Args[1:]
	c.Commands = map[string]cli.CommandFactory{
		"apply": func() (cli.Command, error) {
			return &applyCommand{meta: m}, nil // want `handler hashicorp/cli Run applyCommand\.Run`
		},
		"plan": func() (cli.Command, error) {
			a := &applyCommand{meta: m}
			return planCommand{a}, nil // want `handler hashicorp/cli Run applyCommand\.Run`
		},
		"mock": func() (cli.Command, error) { return new(cli.MockCommand), nil },
		"none": func() (cli.Command, error) { return nil, nil },
		"acl":  func() (cli.Command, error) { return acl.New(), nil }, // want `handler hashicorp/cli Run acl\.cmd\.Run`
		"old":  func() (cli.Command, error) { return acl.Old(), nil },
	}
	for _, e := range []entry{
		{"read", func(ui cli.Ui) (cli.Command, error) { return readCommand{meta{ui}}, nil }}, // want `handler hashicorp/cli Run readCommand\.Run`
	} {
		c.Commands[e.name] = func() (cli.Command, error) { return e.make(ui) }
	}
	base.Register("kept", &applyCommand{meta: m}) // want `handler hashicorp/cli Run applyCommand\.Run`
	start(&task{})
	code, _ := c.Run()
	os.Exit(code)
}
