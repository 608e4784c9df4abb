// Package store has stores, and commands that work on one.
package store

import "github.com/spf13/cobra"

// A Store keeps notes.
type Store interface { // want Store:`cobra type\.Sync`
	Sync(names []string) error
}

// Files are a store.
type Files struct{}

// Sync writes files.
func (Files) Sync(names []string) error { return nil }

// Memory is a store for tests.
type Memory struct{}

// Sync does nothing.
func (Memory) Sync(names []string) error { return nil }

// Check syncs nothing.
func Check(s Store) error { return s.Sync(nil) }

// A Set is what commands work on.
type Set struct {
	Main Store // want Main:`cobra field\.Sync`
}

// New makes a set of files.
func New() *Set {
	_ = Check(Memory{})
	return &Set{Main: Files{}} // want `handler cobra Sync Files\.Sync`
}

// Command syncs the main store.
func (s *Set) Command() *cobra.Command {
	return &cobra.Command{Use: "main", RunE: func(cmd *cobra.Command, args []string) error { // want `handler cobra RunE "main"`
		return s.Main.Sync(args)
	}}
}
