// Command notes makes its commands of types.
package main

import (
	"io"
	"os"

	"github.com/hashicorp/cli"
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/handlers/type_argument/list"
	"github.com/envvet/envvet/testdata/src/handlers/type_argument/tools"
)

type named struct{}

func (named) Name() string { return "" }

type edit struct{ named }

func (*edit) Run(args []string) error { return nil }

type remove struct{ named }

func (remove) Run(args []string) error { return nil }

type show struct{ named }

func (show) Run(args []string) error { return nil }

// draft is asked for its name only.
type draft struct{ named }

func (draft) Run(args []string) error { return nil }

// A logged command is made with what it writes to.
type logged struct {
	named
	out io.Writer
}

func (logged) Run(args []string) error { return nil }

// addAll is given them as a list.
func addAll[C tools.Runner](root *cobra.Command, list []C) {
	for _, c := range list {
		root.AddCommand(&cobra.Command{Use: c.Name(), RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE RunE of command c\.Name\(\)`
			return c.Run(args)
		}})
	}
}

// made has others make them.
func made[C tools.Runner](root *cobra.Command, list ...func() C) {
	for _, f := range list {
		c := f()
		root.AddCommand(&cobra.Command{Use: c.Name(), RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE RunE of command c\.Name\(\)`
			return c.Run(args)
		}})
	}
}

// titles asks for names only.
func titles[C tools.Runner](list ...C) (s string) {
	for _, c := range list {
		s += c.Name()
	}
	return s
}

// A factory's commands are told by their type.
func factory[T any, P interface {
	*T
	cli.Command
}]() cli.CommandFactory {
	return func() (cli.Command, error) { return P(new(T)), nil }
}

// kept makes a factory of a command.
func kept[C cli.Command](c C) cli.CommandFactory {
	return func() (cli.Command, error) { return c, nil }
}

// described is asked for its help only.
func described[C cli.Command](c C) string { return c.Help() }

type help struct{}

func (help) Help() string     { return "" }
func (help) Synopsis() string { return "" }

type upCommand struct{ help }

func (*upCommand) Run(args []string) int { return 0 }

type downCommand struct{ help }

func (downCommand) Run(args []string) int { return 0 }

type helpCommand struct{ help }

func (helpCommand) Run(args []string) int { return 0 }

func main() {
	root := tools.New[edit]()                     // want `handler cobra Run edit\.Run`
	tools.Add[list.Cmd](root)                     // want `handler cobra Run list\.Cmd\.Run`
	tools.Both[remove, show](root)                // want `handler cobra Run remove\.Run` `handler cobra Run show\.Run`
	addAll(root, []logged{{out: os.Stderr}})      // want `handler cobra Run logged\.Run`
	addAll(root, []tools.Runner{&edit{}})         // want `handler cobra Run edit\.Run`
	made(root, func() remove { return remove{} }) // want `handler cobra Run remove\.Run`
	root.Long = titles(draft{}, draft{}) + tools.Title[draft]() + described(helpCommand{})
	root.Execute()

	c := cli.NewCLI("stacks", "1.0.0")
	c.Commands = map[string]cli.CommandFactory{
		"up":   factory[upCommand](), // want `handler hashicorp/cli Run upCommand\.Run`
		"down": kept(downCommand{}),  // want `handler hashicorp/cli Run downCommand\.Run`
	}
	code, _ := c.Run()
	os.Exit(code)
}
