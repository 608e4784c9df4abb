// Command tickets has commands that are methods, which call what they were given.
package main

import (
	"context"
	"flag"
	"os"

	"github.com/alecthomas/kong"
	"github.com/google/subcommands"
	"github.com/hashicorp/cli"

	"github.com/envvet/envvet/testdata/src/handlers/field_delegates/cmds"
)

// app is bound to the commands of kong.
type app struct {
	list  func(names []string) error
	title func(names []string) string
	store store
}

type store interface{ Close(ctx *kong.Context) error }

type file struct{}

func (file) Close(ctx *kong.Context) error { return nil }

type listCmd struct {
	Names []string `arg:""`
}

func (c *listCmd) Run(a *app) error {
	_ = a.title(c.Names)
	return a.list(c.Names)
}

type closeCmd struct{}

func (closeCmd) Run(ctx *kong.Context, a *app) error { return a.store.Close(ctx) }

var grammar struct {
	List  listCmd   `cmd:""` // want `handler kong Run listCmd\.Run` List:"command"
	Close closeCmd  `cmd:""` // want `handler kong Run closeCmd\.Run` Close:"command"
	Edit  cmds.Edit `cmd:""` // want `handler kong Run cmds\.Edit\.Run` Edit:"command"
}

// status is a command of hashicorp/cli.
type status struct {
	run  func(args []string) int
	help func() string
}

func (s *status) Help() string          { return s.help() }
func (s *status) Synopsis() string      { return "" }
func (s *status) Run(args []string) int { return s.run(args) }

func newStatus(run func(args []string) int) cli.CommandFactory {
	return func() (cli.Command, error) {
		return &status{run: run, help: help}, nil // want `handler hashicorp/cli Run status\.Run`
	}
}

// simple is a command of google/subcommands.
type simple struct {
	do func(ctx context.Context, f *flag.FlagSet) subcommands.ExitStatus
}

func (simple) Name() string           { return "" }
func (simple) Synopsis() string       { return "" }
func (simple) Usage() string          { return "" }
func (simple) SetFlags(*flag.FlagSet) {}
func (s simple) Execute(ctx context.Context, f *flag.FlagSet, _ ...any) subcommands.ExitStatus {
	return s.do(ctx, f)
}

func list(names []string) error   { return nil }
func title(names []string) string { return "" }
func show(args []string) int      { return 0 }
func help() string                { return "" }
func edit(names []string) error   { return nil }

func sync(ctx context.Context, f *flag.FlagSet) subcommands.ExitStatus {
	return subcommands.ExitSuccess
}

func main() {
	a := &app{
		list:  list, // want `handler kong list list`
		title: title,
		store: file{}, // want `handler kong Close file\.Close`
	}
	grammar.Edit.Do = edit // want `handler kong Do edit`
	ctx := kong.Parse(&grammar)
	ctx.Run(a)

	subcommands.Register(simple{do: sync}, "") // want `handler subcommands Execute simple\.Execute` `handler subcommands do sync`

	c := cli.NewCLI("tickets", "1.0.0")
	c.Commands = map[string]cli.CommandFactory{"show": newStatus(show)} // want `handler hashicorp/cli argument 1 show`
	code, _ := c.Run()
	os.Exit(code)
}
