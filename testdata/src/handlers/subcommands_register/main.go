// Command gcs registers values of its own types.
package main

import (
	"context"
	"flag"
	"os"

	"github.com/google/subcommands"

	"github.com/envvet/envvet/testdata/src/handlers/subcommands_register/base"
	"github.com/envvet/envvet/testdata/src/handlers/subcommands_register/list"
)

type about struct{}

func (about) Name() string           { return "" }
func (about) Synopsis() string       { return "" }
func (about) Usage() string          { return "" }
func (about) SetFlags(*flag.FlagSet) {}

type printCmd struct {
	about
	upper bool
}

func (p *printCmd) Execute(_ context.Context, f *flag.FlagSet, _ ...interface{}) subcommands.ExitStatus {
	return subcommands.ExitSuccess
}

type copyCmd struct{ about }

func (copyCmd) Execute(_ context.Context, f *flag.FlagSet, _ ...interface{}) subcommands.ExitStatus {
	return subcommands.ExitSuccess
}

type moveCmd struct{ copyCmd }

// step has the method, and is given to nobody.
type step struct{ copyCmd }

var _ subcommands.Command = step{}

// named is a command with more to it.
type named interface {
	subcommands.Command
	Group() string
}

type grouped struct{ copyCmd }

func (*grouped) Group() string { return "group" }

// runner is an interface of the program's own.
type runner interface {
	Name() string
	Synopsis() string
	Usage() string
	SetFlags(*flag.FlagSet)
	Execute(ctx context.Context, f *flag.FlagSet, args ...interface{}) subcommands.ExitStatus
}

type plain struct{ copyCmd }

func add(r runner) { subcommands.Register(r, "") }

func main() {
	subcommands.Register(subcommands.HelpCommand(), "")
	subcommands.Register(&printCmd{}, "") // want `handler subcommands Execute printCmd\.Execute`
	cdr := subcommands.NewCommander(flag.CommandLine, "gcs")
	p := &printCmd{upper: true}
	cdr.Register(subcommands.Alias("shout", p), "") // want `handler subcommands Execute printCmd\.Execute`
	for _, c := range []subcommands.Command{
		copyCmd{}, // want `handler subcommands Execute copyCmd\.Execute`
		moveCmd{}, // want `handler subcommands Execute copyCmd\.Execute`
	} {
		subcommands.Register(c, "files")
	}
	groups := []named{&grouped{}} // want `handler subcommands Execute copyCmd\.Execute`
	for _, g := range groups {
		subcommands.Register(g, g.Group())
	}
	add(plain{}) // want `handler subcommands Execute copyCmd\.Execute`
	subcommands.Register(list.New(), "")
	subcommands.Register(new(list.Cmd), "") // want `handler subcommands Execute list\.Cmd\.Execute`
	base.Add(&list.Cmd{})                   // want `handler subcommands Execute list\.Cmd\.Execute`
	_ = step{}
	os.Exit(int(subcommands.Execute(context.Background())))
}
