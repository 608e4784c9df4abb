// Package list is a command, and registers nothing.
package list

// Cmd lists.
type Cmd struct{}

// Name names it.
func (Cmd) Name() string { return "list" }

// Run lists.
func (Cmd) Run(args []string) error { return nil }
