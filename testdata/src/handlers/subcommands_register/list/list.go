// Package list is one command.
package list

import (
	"context"
	"flag"

	"github.com/google/subcommands"
)

// Cmd lists.
type Cmd struct{}

func (*Cmd) Name() string           { return "list" }
func (*Cmd) Synopsis() string       { return "" }
func (*Cmd) Usage() string          { return "" }
func (*Cmd) SetFlags(*flag.FlagSet) {}

// Execute lists.
func (*Cmd) Execute(_ context.Context, f *flag.FlagSet, _ ...interface{}) subcommands.ExitStatus {
	return subcommands.ExitSuccess
}

// New makes one.
func New() subcommands.Command {
	return &Cmd{} // want `handler subcommands Execute Cmd\.Execute`
}
