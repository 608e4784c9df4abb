// Package notes keeps notes.
package notes

import "example.com/toolkit/plog"

// Add adds one.
func Add(text string) { save(text) }

func save(string) { plog.Print("saved") }
