// Command depot has commands by tags and by calls.
package main

import (
	"github.com/jessevdk/go-flags"
)

type addCommand struct {
	All bool `short:"a" long:"all"`
}

func (x *addCommand) Execute(args []string) error { return nil }

type removeCommand struct {
	Force bool                   `short:"f"`
	Sub   subOfOne               `command:"one"` // want `handler go-flags Execute subOfOne\.Execute` Sub:`command`
	Args  struct{ Path pathArg } `positional-args:"yes"`
}

func (x removeCommand) Execute(args []string) error { return nil }

type subOfOne struct{}

func (*subOfOne) Execute(args []string) error { return nil }

type pathArg struct{}

func (*pathArg) Execute(args []string) error { return nil }

type wrong struct{}

func (*wrong) Execute(args ...string) error { return nil }

type group struct {
	Level int        `long:"level"`
	Show  addCommand `command:"show"` // want `handler go-flags Execute addCommand\.Execute` Show:`command`
}

type options struct {
	Verbose bool           `short:"v"`
	Remove  *removeCommand `command:"rm" description:"Remove."` // want `handler go-flags Execute removeCommand\.Execute` Remove:`command`
	Group   group          `group:"More"`
	Nested  struct {
		Deep addCommand `command:"deep"` // want `handler go-flags Execute addCommand\.Execute` Deep:`command`
	}
	Wrong wrong      `command:"wrong"`
	Off   addCommand `command:"off" no-flag:"yes"`
	Plain addCommand
}

// Execute of the options of the program is not called.
func (*options) Execute(args []string) error { return nil }

// job has the method, and is no command.
type job struct{}

func (job) Execute(args []string) error { return nil }

func main() {
	var opts options
	parser := flags.NewParser(&opts, flags.Default)
	add := &addCommand{}
	parser.AddCommand("add", "Add.", "Add things.", add) // want `handler go-flags Execute addCommand\.Execute`
	sub, _ := parser.AddCommand("files", "", "", &struct{}{})
	sub.AddCommand("rm", "", "", &removeCommand{}) // want `handler go-flags Execute removeCommand\.Execute`
	parser.AddGroup("More", "", &job{})
	parser.CommandHandler = func(command flags.Commander, args []string) error { return command.Execute(args) }
	job{}.Execute(nil)
	parser.Parse()
}
