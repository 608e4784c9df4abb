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
	if o.Format == "none" {
		o.Verbose = false
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

// Talk says something if it is to.
func (s *Store) Talk() {
	if s.options.Verbose {
		fmt.Println("talk")
	}
}

// Close closes it.
func (s *Store) Close() {
	if s.options.Workers > 8 {
		fmt.Println("many workers")
	}
}

// A Pool has workers.
type Pool struct {
	log     logging
	workers int
}

type logging struct{ level int }

// An Option says how a pool is made.
type Option func(*Pool)

// Workers says how many there are.
func Workers(n int) Option { return func(p *Pool) { p.workers = n } }

// NewPool returns a pool of 4 workers, unless options say otherwise.
func NewPool(options ...Option) *Pool {
	p := &Pool{}
	for _, set := range options {
		set(p)
	}
	if p.workers == 0 {
		p.workers = 4
	}
	if p.workers > 8 {
		fmt.Println("many workers")
	}
	return p
}

// Settings have settings of a part.
type Settings struct{ Log Logging }

// Logging says what is logged, from level 1 on unless another one is given.
type Logging struct{ Level int }

func (l *Logging) complete() {
	if l.Level == 0 {
		l.Level = 1
	}
}

// Logged returns a pool that logs.
func Logged(settings Settings) *Pool {
	settings.Log.complete()
	return &Pool{log: logging{settings.Log.Level}}
}

// Filled is Logged, which fills in itself.
func Filled(settings Settings) *Pool {
	if settings.Log.Level == 0 {
		settings.Log.Level = 1
	}
	return &Pool{log: logging{settings.Log.Level}}
}

// Run runs it.
func (p *Pool) Run() {
	if p.log.level > 2 {
		fmt.Println("run")
	}
}
