// Package store opens stores, with options of which each stands for something if it is left out.
package store

import (
	"cmp"
	"errors"
	"fmt"
)

// Options say how a store is opened.
type Options struct {
	Dir     string
	Format  string // text unless given
	Workers int    // 4 unless given
	Retries int    // 9 unless given
	Verbose bool
}

// A Store is one that is open.
type Store struct{ options Options }

func (o Options) withDefaults() Options {
	if o.Workers == 0 {
		o.Workers = 4
	}
	if o.Format == "" {
		o.Format = "text"
	}
	return o
}

func (o *Options) complete() error {
	if o.Dir == "" {
		return errors.New("no folder")
	}
	if o.Workers <= 0 {
		o.Workers = 4
	}
	return nil
}

// New returns a store.
func New(options Options) *Store { return &Store{options.withDefaults()} }

// Open returns a store.
func Open(options Options) (*Store, error) {
	if err := options.complete(); err != nil {
		return nil, err
	}
	if options.Workers > 8 {
		fmt.Println("many workers")
	}
	return &Store{options}, nil
}

// Check says what is remarkable of options.
func Check(options *Options) {
	if options.Retries == 0 {
		options.Retries = 9
	}
	if options.Retries > 8 {
		fmt.Println("many retries")
	}
}

// Start starts some workers, 4 unless another number is given.
func Start(workers int) {
	if workers == 0 {
		workers = 4
	}
	if workers > 8 {
		fmt.Println("many workers")
	}
}

// Format formats as text unless another format is given.
func Format(format string) {
	if cmp.Or(format, "text") == "table" {
		fmt.Println("a table")
	}
}

// Show shows it, in one format only.
func (s *Store) Show() {
	if s.options.Format == "table" {
		fmt.Println("a table")
	}
}

// Close closes it.
func (s *Store) Close() {
	if s.options.Workers > 8 {
		fmt.Println("many workers")
	}
}
