// Package base is what all commands are registered through.
package base

import "github.com/google/subcommands"

// Add adds a command.
func Add(c subcommands.Command) { // want Add:`subcommands argument 1`
	subcommands.Register(c, "base")
}
