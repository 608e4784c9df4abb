// Command incidental uses a library that prints where it does not know what to do: a
// hint.
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
	s := store.Open()
	note := s.Find("a") // want `^call of store\.Store\.Find in handler notes writes to stdout with fmt\.Println at `
	store.Print(note)   // which it knows
	for _, node := range []any{note, 3} {
		store.Print(node) // want `^call of store\.Print in handler notes writes to stdout with fmt\.Printf at `
	}
	s.Sync()            // want `^call of store\.Store\.Sync in handler notes writes to stdout with fmt\.Println at `
	s.Reload("a")       // want `^call of store\.Store\.Reload in handler notes writes to stdout with fmt\.Println at `
	s.Hook(notes, "Do") // want `^call of store\.Store\.Hook in handler notes writes to stdout with fmt\.Println at `
	return nil
}
