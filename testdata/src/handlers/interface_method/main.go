// Command interfaces knows its commands by an interface.
package main

import (
	"github.com/spf13/cobra"

	"github.com/mark3labs/mcp-go/server"

	"github.com/envvet/envvet/testdata/src/handlers/interface_method/base"
	"github.com/envvet/envvet/testdata/src/handlers/interface_method/list"
	"github.com/envvet/envvet/testdata/src/handlers/interface_method/tools"
)

type command interface {
	Name() string
	Run(cmd *cobra.Command, args []string) error
	Check() error
}

type named string

func (n named) Name() string { return string(n) }

func (named) Check() error { return nil }

type addCmd struct{ named }

func (*addCmd) Run(cmd *cobra.Command, args []string) error { return nil }

type editCmd struct{ addCmd }

// showCmd has the methods, and becomes no command.
type showCmd struct{ named }

func (showCmd) Run(cmd *cobra.Command, args []string) error { return nil }

// other is an interface with the same methods.
type other interface {
	Name() string
	Run(cmd *cobra.Command, args []string) error
	Check() error
}

func commands() []command {
	return []command{
		&addCmd{"add"}, // want `handler cobra Run addCmd\.Run`
		new(editCmd),   // want `handler cobra Run addCmd\.Run`
		nil,
	}
}

func build(c command) *cobra.Command {
	return &cobra.Command{
		Use:  c.Name(),
		RunE: c.Run, // want `handler cobra RunE command\.Run`
	}
}

type group struct{ main command }

func (g *group) set(c command) { g.main = c }

func main() {
	root := &cobra.Command{Use: "interfaces"}
	for _, c := range commands() {
		root.AddCommand(build(c))
	}
	g := new(group)
	g.set(&addCmd{"set"})                                          // want `handler cobra Run addCmd\.Run`
	root.RunE = g.main.Run                                         // want `handler cobra RunE command\.Run`
	root.PreRunE = func(cmd *cobra.Command, args []string) error { // want `handler cobra PreRunE "interfaces"`
		return g.main.Check()
	}
	var o other = showCmd{"show"}
	o.Run(nil, nil)
	base.Register(list.Cmd{}) // want `handler cobra Do list\.all\.Do`
	base.AddTo(root)
	s := server.NewMCPServer("interfaces", "1.0.0")
	tools.Add(s, tools.All()...)
	root.Execute()
}
