// Command depot is built on go-flags.
package main

import (
	"log"
	"os"

	"github.com/jessevdk/go-flags"
)

type addCommand struct {
	All bool `short:"a"`
}

func (x *addCommand) Execute(args []string) error {
	if len(args) == 0 {
		usage()
	}
	return nil
}

// Usage has the name of what go-flags asks for.
func (x *addCommand) Usage() string { os.Exit(2); return "" }

func usage() {
	os.Exit(2) // want `^function usage, called by handler addCommand\.Execute, ends the process with os\.Exit, `
}

type removeCommand struct{}

func (removeCommand) Execute(args []string) error {
	log.Fatal(args) // want `^handler removeCommand\.Execute ends the process with log\.Fatal, `
	return nil
}

// group is no command.
type group struct{ Level int }

func (*group) Execute(args []string) error { os.Exit(1); return nil }

type options struct {
	Add   addCommand `command:"add"`
	Group group      `group:"More"`
}

func (*options) Execute(args []string) error { os.Exit(1); return nil }

func main() {
	var opts options
	parser := flags.NewParser(&opts, flags.Default)
	parser.AddCommand("rm", "Remove.", "", removeCommand{})
	if _, err := parser.Parse(); err != nil {
		os.Exit(1)
	}
}
