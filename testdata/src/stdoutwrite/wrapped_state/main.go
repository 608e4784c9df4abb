// Command wrapped puts around what its commands do that they have a transaction to work with, of
// which there is much to tell.
package main

import (
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/wrapped_state/hooks"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/wrapped_state/query"
)

func main() {
	root := &cobra.Command{Use: "wrapped"}
	var h *hooks.Hooks
	root.PersistentPreRun = func(*cobra.Command, []string) { h = new(hooks.Hooks) }
	root.AddCommand(&cobra.Command{Use: "fields", RunE: with(h, func(p *query.Processor) error {
		return p.Log("fields") // want `^call of query\.Processor\.Log in a function literal in main, called by handler "fields", writes to stdout`
	})})
	root.AddCommand(&cobra.Command{Use: "check", RunE: with(h, func(p *query.Processor) error {
		return nil
	})})
	root.Execute()
}

func with(h *hooks.Hooks, run func(p *query.Processor) error) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		tx, err := query.Begin(query.NewSession())
		if err != nil {
			return err
		}
		p := query.NewProcessor(tx)
		h.Run(p)
		return run(p)
	}
}
