// Package copy is one command.
package copy

import (
	"context"
	"flag"
	"fmt"

	"github.com/google/subcommands"
)

// Cmd copies.
type Cmd struct{ name string }

func (*Cmd) Name() string           { return "copy" }
func (*Cmd) Synopsis() string       { return "" }
func (*Cmd) Usage() string          { return "" }
func (*Cmd) SetFlags(*flag.FlagSet) {}

// Execute copies.
func (c *Cmd) Execute(_ context.Context, f *flag.FlagSet, _ ...interface{}) subcommands.ExitStatus {
	fmt.Println("copied", c.name) // want `^handler Cmd\.Execute writes to stdout with fmt\.Println, `
	return subcommands.ExitSuccess
}

// New makes one.
func New() subcommands.Command { return &Cmd{} }
