// Package scan finds words, and can be made to tell how.
package scan

import (
	"fmt"
	"unsafe"
)

// An Option sets up a scanner.
type Option func(*config)

type config struct {
	trace  bool
	counts bool
	strict bool
}

// WithTrace has each step told.
func WithTrace() Option { return func(c *config) { c.trace = true } }

// WithCounts says whether to tell how many steps there were.
func WithCounts(on bool) Option { return func(c *config) { c.counts = on } }

// A Scanner finds words.
type Scanner struct {
	trace  bool
	counts bool
	strict bool
	closed bool
	quiet  bool
	loud   bool
}

// New returns a scanner.
func New(options ...Option) *Scanner {
	c := config{strict: true}
	for _, o := range options {
		o(&c)
	}
	return &Scanner{trace: c.trace, counts: c.counts, strict: c.strict}
}

// Traces reports whether s tells of its steps.
func (s *Scanner) Traces() bool { return s.trace }

// A run is one scan.
type run struct {
	of    *Scanner
	trace bool
	loud  bool
}

// Scan finds words, and tells of its steps if s was made so.
func (s *Scanner) Scan(text string) int {
	r := &run{of: s}
	r.trace = s.Traces()
	if r.trace {
		fmt.Println(text)
	}
	if s.Traces() {
		r.step()
	}
	if s.counts {
		fmt.Println(len(text))
	}
	return len(text)
}

func (r *run) step() { fmt.Println("step") }

// Check tells what looks wrong, unless it is told not to.
func (s *Scanner) Check(text string) {
	if s.strict {
		fmt.Println("strict")
	}
}

// Close ends the scanner.
func (s *Scanner) Close() error {
	s.closed = true
	return nil
}

// Last tells that s is closed, if it is.
func (s *Scanner) Last() {
	if s.closed {
		fmt.Println("closed")
	}
}

// Quiet has s say nothing.
func Quiet(s *Scanner) { s.quiet = true }

// Say prints a text.
func (s *Scanner) Say(text string) {
	if !s.quiet {
		fmt.Println(text)
	}
}

// exchange has s and r both be what the other one is.
func (s *Scanner) exchange(r *run) { s.loud, r.loud = r.loud, s.loud }

// Shout prints a text if s is loud.
func (s *Scanner) Shout(text string) {
	s.exchange(new(run))
	if s.loud {
		fmt.Println(text)
	}
}

// A State is filled by what is beneath.
type State struct{ live bool }

// Fill is set by nobody who is known.
var Fill func(to unsafe.Pointer)

// Tell prints a text if what is beneath says so.
func (s *State) Tell(text string) {
	Fill(unsafe.Pointer(s))
	if s.live {
		fmt.Println(text)
	}
}
