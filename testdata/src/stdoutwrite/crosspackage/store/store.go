// Package store reads notes.
package store

import (
	"github.com/envvet/envvet/testdata/src/stdoutwrite/crosspackage/codec"
	"github.com/envvet/envvet/testdata/src/stdoutwrite/crosspackage/console"
)

// Store is a folder of notes.
type Store struct{ dir string }

// Open opens a folder.
func Open(dir string) *Store { return &Store{dir} }

// Load hands a note to f.
func (s *Store) Load(name string, f func(string) error) error {
	return s.LoadTo(console.Default, name, f)
}

// LoadTo does so and tells c of it.
func (s *Store) LoadTo(c *console.Console, name string, f func(string) error) error {
	return codec.Each(s.dir+"/"+name, func(note string) error {
		c.Line(note)
		return f(note)
	})
}
