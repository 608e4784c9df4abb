// Package remote has commands, and does not know whose.
package remote

import "os"

// Fetch is a command where a struct says so.
type Fetch struct{ URL string }

// Run fetches.
func (f *Fetch) Run() error {
	if f.URL == "" {
		os.Exit(2)
	}
	return nil
}

// Push is no command of any program.
type Push struct{ URL string }

// Run pushes.
func (p *Push) Run() error { os.Exit(2); return nil }
