// Command notes makes commands of functions by types of functions with methods.
package main

import (
	"os"

	"github.com/hashicorp/cli"
	"github.com/spf13/cobra"
)

// A command is what the program knows of its own.
type command interface {
	Run(cmd *cobra.Command, args []string) error
}

type commandFunc func(args []string) error

func (f commandFunc) Run(cmd *cobra.Command, args []string) error { return f(args) }

// A noteCommand has the methods that its struct has not.
type noteCommand note

type note struct{ name string }

func (n noteCommand) Run(cmd *cobra.Command, args []string) error { return nil }

func add(root *cobra.Command, c command) {
	root.AddCommand(&cobra.Command{RunE: c.Run}) // want `handler cobra RunE command\.Run`
}

// A task is another.
type task interface {
	do(cmd *cobra.Command, args []string) error
}

type clean struct{}

func (clean) do(cmd *cobra.Command, args []string) error { return nil }

// A named task has the method of the task in it.
type named struct {
	task
	name string
}

func addTask(root *cobra.Command, n named) {
	root.AddCommand(&cobra.Command{Use: n.name, RunE: n.do}) // want `handler cobra RunE task\.do`
}

// A statusFunc is a command of the framework.
type statusFunc func(args []string) int

func (statusFunc) Help() string            { return "" }
func (statusFunc) Synopsis() string        { return "" }
func (f statusFunc) Run(args []string) int { return f(args) }

// A textFunc has the method, and becomes no command.
type textFunc func(args []string) int

func (f textFunc) Run(args []string) int { return f(args) }

// A registrar takes commands.
type registrar interface {
	register(run func(cmd *cobra.Command, args []string) error)
}

type registrarFunc func(cmd *cobra.Command)

func (f registrarFunc) register(run func(cmd *cobra.Command, args []string) error) {
	f(&cobra.Command{RunE: run})
}

func list(args []string) error { return nil }

func show(args []string) int { return 0 }

func edit(cmd *cobra.Command, args []string) error { return nil }

func addTo(r registrar) {
	r.register(edit) // want `handler cobra argument 1 edit`
}

func main() {
	root := &cobra.Command{Use: "notes"}
	add(root, commandFunc(list))          // want `handler cobra Run commandFunc\.Run`
	add(root, (noteCommand)(note{"new"})) // want `handler cobra Run noteCommand\.Run`
	add(root, command(commandFunc(list))) // want `handler cobra Run commandFunc\.Run`
	add(root, (commandFunc)(nil))
	addTask(root, named{clean{}, "clean"}) // want `handler cobra do clean\.do`
	addTo(registrarFunc(func(cmd *cobra.Command) { root.AddCommand(cmd) }))
	root.Execute()

	c := cli.NewCLI("notes", "1.0.0")
	c.Commands = map[string]cli.CommandFactory{
		"show": func() (cli.Command, error) { return statusFunc(show), nil }, // want `handler hashicorp/cli Run statusFunc\.Run`
		"text": func() (cli.Command, error) { return nil, nil },
	}
	textFunc(show).Run(nil)
	code, _ := c.Run()
	os.Exit(code)
}
