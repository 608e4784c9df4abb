// Package store keeps notes.
package store

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
)

// Note is a note.
type Note struct {
	ID   string   `json:"id"`
	Text string   `json:"text"`
	Tags []string `json:"tags,omitempty"`
}

// ErrNoNote is returned for a note that does not exist.
var ErrNoNote = errors.New("no such note")

// Store stores notes.
type Store interface {
	Get(id string) (Note, error)
	Put(n Note) error
	Delete(id string) error
	Each(fn func(Note) bool)
}

// Memory is a store in memory.
type Memory struct {
	mu    sync.RWMutex
	notes map[string]Note
	onPut func(old, new Note)
}

// NewMemory returns a store with one note.
func NewMemory() *Memory {
	return &Memory{
		notes: map[string]Note{"1": {ID: "1", Text: "buy milk", Tags: []string{"home"}}},
		onPut: func(old, new Note) {
			if old.ID != "" {
				fmt.Fprintln(os.Stderr, "overwritten:", old.ID)
			}
		},
	}
}

// Get implements Store.
func (m *Memory) Get(id string) (Note, error) {
	m.mu.RLock()
	defer m.mu.RUnlock()
	n, ok := m.notes[id]
	if !ok {
		return Note{}, fmt.Errorf("%w: %q", ErrNoNote, id)
	}
	return n, nil
}

// Put implements Store.
func (m *Memory) Put(n Note) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.onPut(m.notes[n.ID], n)
	m.notes[n.ID] = n
	return nil
}

// Delete implements Store.
func (m *Memory) Delete(id string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, ok := m.notes[id]; !ok {
		println("delete: nothing to do")
		return nil
	}
	delete(m.notes, id)
	fmt.Println("deleted", id)
	return nil
}

// Each implements Store.
func (m *Memory) Each(fn func(Note) bool) {
	m.mu.RLock()
	defer m.mu.RUnlock()
	ids := make([]string, 0, len(m.notes))
	for id := range m.notes {
		ids = append(ids, id)
	}
	slices.SortFunc(ids, strings.Compare)
	for _, id := range ids {
		if !fn(m.notes[id]) {
			return
		}
	}
}
