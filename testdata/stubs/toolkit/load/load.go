// Package load loads packages, as go/packages does: what is read is asked for
// by bits of a mode.
package load

import (
	"fmt"
	"log"
)

// A Mode is a set of what is asked for.
type Mode int

// What can be asked for.
const (
	Names Mode = 1 << iota
	Types
	Quiet
)

// A Config says what to load.
type Config struct {
	Mode Mode
	seen Mode
}

// Load reads types if it is asked for them.
func Load(cfg *Config) {
	l := &loader{Config: *cfg}
	l.Mode |= Names
	l.load()
}

type loader struct{ Config }

func (l *loader) load() {
	if l.Mode&Types != 0 {
		visit := func() { read() }
		visit()
	}
}

func read() { fmt.Println("out of step") }

// Exit ends the process if the types asked for are not there.
func (c Config) Exit() {
	if Types&c.Mode == 0 {
		return
	}
	log.Fatal("no types")
}

// All asks for everything at once.
func (c *Config) All() {
	if c.Mode&(Names|Types) == Names|Types {
		fmt.Println("all")
	}
}

// Loud prints unless it is asked not to.
func (c *Config) Loud() {
	if c.Mode&Quiet == 0 {
		fmt.Println("loaded")
	}
}

// Twice prints what it is asked for, and anyway.
func (c *Config) Twice() {
	if c.Mode&Types != 0 {
		read()
	}
	read()
}

// Own prints what no caller asks for.
func (c *Config) Own() {
	c.seen = c.Mode
	if c.seen&Types != 0 {
		fmt.Println("seen")
	}
}

// A Session keeps what it was asked for.
type Session struct {
	mode   Mode
	traced Mode
	late   Mode
}

// Open begins a session that prints what mode asks for.
func Open(mode Mode) *Session {
	s := &Session{mode: mode, late: mode}
	s.late = Types
	s.trace(Types)
	return s
}

func (s *Session) trace(mode Mode) { s.traced = mode }

// Run prints the types if the session was opened for them.
func (s *Session) Run() {
	if s.mode&Types != 0 {
		fmt.Println("types")
	}
}

// Trace prints what only the package itself asks for.
func (s *Session) Trace() {
	if s.traced&Types != 0 {
		fmt.Println("traced")
	}
}

// Late prints what the package asks for whatever it was given.
func (s *Session) Late() {
	if s.late&Types != 0 {
		fmt.Println("late")
	}
}

// Typed reports whether the session was opened for types.
func (s *Session) Typed() bool { return s.mode&Types != 0 }

// Untyped reports whether it was not.
func (s *Session) Untyped() bool { return s.mode&Types == 0 }

// List prints the types if the session says that it was opened for them.
func (s *Session) List() {
	if s.Typed() {
		fmt.Println("types")
	}
}

// Names prints the names if it was opened for nothing else.
func (s *Session) Names() {
	if s.Untyped() {
		fmt.Println("names")
	}
}
