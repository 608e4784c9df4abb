// Package list does not know that it is a command.
package list

// Cmd lists.
type Cmd struct {
	All bool
}

// Run lists.
func (*Cmd) Run() error { return nil }
