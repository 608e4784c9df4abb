// Package list lists notes.
package list

import (
	"fmt"
	"os"
)

// Cmd is a command where a struct says so.
type Cmd struct{ All bool }

// Run lists.
func (c *Cmd) Run() error { fmt.Println("listing", c.All); return nil }

// Quiet is one, too.
type Quiet struct{}

// Run says so to people.
func (*Quiet) Run() error { fmt.Fprintln(os.Stderr, "quiet"); return nil }
