// Package list is one command.
package list

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/handlers/interface_method/base"
)

// Cmd lists.
type Cmd struct{ all }

// Name names it.
func (Cmd) Name() string { return "list" }

type all struct{}

// Do lists.
func (all) Do(cmd *cobra.Command, args []string) {}

type sorted struct{ Cmd }

func init() {
	base.Register(sorted{}) // want `handler cobra Do all\.Do`
}
