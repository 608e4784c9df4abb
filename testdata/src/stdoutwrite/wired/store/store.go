// Package store keeps notes.
package store

import (
	"fmt"
	"io"
	"os"
)

// Memory keeps them in memory, and talks of it.
type Memory struct{ notes map[string]bool }

func (m *Memory) Delete(id string) error {
	delete(m.notes, id)
	fmt.Println("deleted", id)
	return nil
}

// Traced tells of what is done to a store.
type Traced struct {
	Store interface{ Delete(id string) error }
	Trace io.Writer
}

func (t Traced) Delete(id string) error {
	fmt.Fprintln(t.Trace, "delete", id)
	return t.Store.Delete(id)
}

// None keeps nothing.
type None struct{}

func (None) Delete(string) error { return nil }

// Errors tells of what is done on standard error.
func Errors() Traced { return Traced{None{}, os.Stderr} }
