// Package remote has commands, and does not know whose.
package remote

import "fmt"

// Fetch is a command where a struct says so.
type Fetch struct{ URL string }

// Run fetches.
func (f *Fetch) Run() error { fmt.Printf("fetching %s\n", f.URL); return nil }

// Push is no command of any program.
type Push struct{ URL string }

// Run pushes.
func (p *Push) Run() error { fmt.Printf("pushing %s\n", p.URL); return nil }
