// Command pairs gets two functions of one call.
package main

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/handlers/pairs/hooks"
)

func command(before, run hooks.F) *cobra.Command {
	return &cobra.Command{
		Use:     "pairs",
		PreRunE: func(cmd *cobra.Command, args []string) error { return before(args) }, // want `handler cobra PreRunE`
		RunE:    func(cmd *cobra.Command, args []string) error { return run(args) },    // want `handler cobra RunE`
	}
}

func main() {
	command(hooks.Pair()).Execute() // want `handler cobra argument 1 result 1 of hooks\.Pair` `handler cobra argument 2 result 2 of hooks\.Pair`
}
