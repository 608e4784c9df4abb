// Command incidental uses a library that prints, in the ordinary course or where it
// does not know what to do.
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
	store.Print(s.Find("a"))     // nobody can tell from here
	s.Move("a", "b")             // it ends the process there
	s.Each(func(*store.Note) {}) // panics of others are not to be expected
	s.Sync()                     // nor are errors
	s.Reload("a")
	s.Hook(notes, "Saved")       // nor a type that the library cannot use
	s.Clean()                    // want `^call of store\.Store\.Clean in handler notes writes to stdout with fmt\.Println at `
	return s.List(len(args) > 0) // want `^call of store\.Store\.List in handler notes writes to stdout with fmt\.Println at `
}
