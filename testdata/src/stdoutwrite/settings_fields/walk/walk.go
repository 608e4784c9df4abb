// Package walk goes through folders.
package walk

import "fmt"

// A Walker goes through folders.
type Walker struct{ tells bool }

// An Option sets up a walker.
type Option func(*Walker)

// Telling has each folder told.
func Telling() Option { return func(w *Walker) { w.tells = true } }

// New returns a walker.
func New(options ...Option) *Walker {
	w := new(Walker)
	for _, o := range options {
		o(w)
	}
	return w
}

// Walk goes through a folder.
func (w *Walker) Walk(dir string) {
	if w.tells {
		fmt.Println(dir)
	}
}
