// Package store keeps notes, and has a library write lines.
package store

import "example.com/toolkit/plog"

// Add adds a note.
func Add(note string) { plog.Print("added " + note) }
