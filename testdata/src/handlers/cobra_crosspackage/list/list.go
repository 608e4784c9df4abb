// Package list changes a command of another package, without importing the
// framework for it.
package list

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/handlers/cobra_crosspackage/command"
)

// Run lists. That it is a handler is known where it is registered.
func Run(cmd *cobra.Command, args []string) error {
	fmt.Println(args)
	return nil
}

// All lists all.
type All struct{}

// Run lists.
func (All) Run(cmd *cobra.Command, args []string) error { return nil }

func init() {
	command.Root.RunE = Run // want `handler cobra RunE Run`
}
