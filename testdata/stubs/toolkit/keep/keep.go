// Package keep is a store that is opened with options which make others of them.
package keep

import (
	"fmt"
	"os"
)

// Options are what a Store is opened with.
type Options struct {
	Dir     string
	Limit   int
	Verbose bool
}

// Default returns options for a folder.
func Default(dir string) Options { return Options{Dir: dir, Limit: 10} }

// WithLimit returns o with a limit.
func (o Options) WithLimit(n int) Options {
	o.Limit = n
	return o
}

// WithVerbose returns o, to tell of everything or not.
func (o Options) WithVerbose(on bool) Options {
	o.Verbose = on
	return o
}

// A Store keeps things.
type Store struct {
	options Options
	file    *os.File
}

// Open opens a store.
func Open(o Options) (*Store, error) {
	f, err := os.Open(o.Dir)
	if err != nil {
		return nil, err
	}
	return &Store{options: o, file: f}, nil
}

// Close closes the store.
func (s *Store) Close() {
	if s.options.Verbose {
		fmt.Println("closed")
	}
	s.file.Close()
}
