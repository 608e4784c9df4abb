// Package base keeps commands.
package base

import "github.com/hashicorp/cli"

var kept = make(map[string]cli.Command)

// A Keeper keeps commands.
type Keeper interface {
	Keep(name string, c cli.Command) // want Keep:`hashicorp/cli argument 2`
}

// Register keeps a command.
func Register(name string, c cli.Command) { // want Register:`hashicorp/cli argument 2`
	kept[name] = c
}
