// Command incidental uses a library that ends the process where something is wrong
// inside: a hint.
package main

import (
	"github.com/spf13/cobra"

	"example.com/toolkit/store"
)

func main() {
	root := &cobra.Command{Use: "incidental", RunE: notes}
	root.Execute()
}

func notes(cmd *cobra.Command, args []string) error {
	s := store.Open() // want `^call of store\.Open in handler notes ends the process with log\.Fatal at `
	s.Serve()
	s.Register("a")                                // want `^call of store\.Store\.Register in handler notes ends the process with log\.Fatalf at `
	s.Count()                                      // want `^call of store\.Store\.Count in handler notes ends the process with log\.Fatal at `
	store.OpenFile("a", store.Limits{Lines: true}) // want `^call of store\.OpenFile in handler notes ends the process with log\.Fatal at `
	return nil
}
