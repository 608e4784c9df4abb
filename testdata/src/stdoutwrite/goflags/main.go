// Command depot is built on go-flags: its commands are fields of a struct, or
// added to the parser.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/jessevdk/go-flags"
)

type addCommand struct {
	All bool `short:"a" long:"all"`
}

// Execute is the command.
func (x *addCommand) Execute(args []string) error {
	fmt.Printf("adding %v\n", args) // want `^handler addCommand\.Execute writes to stdout with fmt\.Printf, which mixes with the command's answer; `
	return nil
}

// Usage is asked for.
func (x *addCommand) Usage() string { fmt.Println("usage"); return "" }

type removeCommand struct {
	Force bool    `short:"f"`
	Args  pathArg `positional-args:"yes"`
}

func (x removeCommand) Execute(args []string) error {
	if x.Force {
		return remove(args)
	}
	return nil
}

func remove(names []string) error {
	io.WriteString(os.Stdout, names[0]) // want `^function remove, called by handler removeCommand\.Execute, writes to stdout with os\.Stdout, `
	return nil
}

// pathArg has the method, and is an argument.
type pathArg struct{ Path string }

func (*pathArg) Execute(args []string) error { fmt.Println("path"); return nil }

// group is a group of options, of which Execute is not called.
type group struct {
	Level int `long:"level"`
}

func (*group) Execute(args []string) error { fmt.Println("group"); return nil }

// setup has the name and another signature.
type setup struct{}

func (*setup) Execute(args ...string) error { fmt.Println("setup"); return nil }

// show writes to what it was made with.
type show struct{ out io.Writer }

func (s *show) Execute(args []string) error {
	fmt.Fprintln(s.out, args) // main decides where to
	return nil
}

type options struct {
	Verbose bool           `short:"v"`
	Add     addCommand     `command:"add"`
	Remove  *removeCommand `command:"rm" description:"Remove."`
	Setup   setup          `command:"setup"`
	Group   group          `group:"More"`
}

// Execute of the options is not called.
func (*options) Execute(args []string) error { fmt.Println("options"); return nil }

func main() {
	var opts options
	parser := flags.NewParser(&opts, flags.Default)
	parser.AddCommand("show", "Show.", "Show things.", &show{out: os.Stdout})
	parser.AddGroup("More", "", &group{})
	parser.CommandHandler = func(command flags.Commander, args []string) error {
		fmt.Println("handling")
		return command.Execute(args)
	}
	if _, err := parser.Parse(); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}
