// Command incidental uses a library that ends the process, where something is wrong
// inside or where its caller says so.
package main

import (
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/store"
)

func main() {
	root := &cobra.Command{Use: "incidental", RunE: notes}
	root.Execute()
}

func notes(cmd *cobra.Command, args []string) error {
	s := store.Open() // nobody can tell from here
	s.Register("a")
	s.Serve()
	s.Count()
	s.Page(0, len(args))
	s.Move("a", "b")
	store.OpenFile("a", store.Limits{Lines: true})
	store.OpenFile("a", store.Limits{Strict: true}) // want `^call of store\.OpenFile in handler notes ends the process with log\.Fatal at `
	if err := s.Add("a", "b"); err != nil {
		return err
	}
	strict := &store.Store{Strict: true}
	if err := strict.Add("a", args[0]); err != nil { // want `^call of store\.Store\.Add in handler notes ends the process with log\.Fatal at `
		return err
	}
	store.Check(cmd.Execute()) // want `^call of store\.Check in handler notes ends the process with log\.Fatal at `
	store.Fail(cmd.Execute())  // want `^call of store\.Fail in handler notes ends the process with log\.Fatal at `
	store.Exit(cmd.Execute())  // want `^call of store\.Exit in handler notes ends the process with os\.Exit at `
	store.Must(len(args) > 0)  // want `^call of store\.Must in handler notes ends the process with log\.Fatal at `
	store.Version(args)        // want `^call of store\.Version in handler notes ends the process with os\.Exit at `
	own(len(args) > 0)
	return store.Watch(make(chan os.Signal)) // want `^call of store\.Watch in handler notes ends the process with os\.Exit at `
}

// own is for its author to change, whatever decides it.
func own(really bool) {
	if _, err := os.Getwd(); err != nil && really {
		os.Exit(1) // want `^function own, called by handler notes, ends the process with os\.Exit, `
	}
}
