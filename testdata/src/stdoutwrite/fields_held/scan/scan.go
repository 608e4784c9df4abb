// Package scan has scanners that print where a field of theirs says so.
package scan

import "fmt"

type Level int

const (
	Silent Level = iota
	Loud
)

type Scanner struct {
	Echo  bool
	Quiet bool
	Level Level
	Files int
	trace bool
}

// New returns a scanner that prints nothing.
func New(options ...Option) *Scanner {
	s := &Scanner{Quiet: true}
	for _, set := range options {
		set(s)
	}
	return s
}

type Option func(*Scanner)

func Trace() Option { return func(s *Scanner) { s.trace = true } }

// Echoing prints what is scanned, if that was asked for.
func (s *Scanner) Echoing(name string) int {
	if s.Echo {
		fmt.Println("echo", name)
	}
	return s.count(name)
}

// Scan prints unless it is to be quiet.
func (s *Scanner) Scan(name string) int {
	if !s.Quiet {
		fmt.Println("scan", name)
	}
	return s.count(name)
}

// At prints at a level.
func (s *Scanner) At(name string) int {
	switch s.Level {
	case Loud:
		fmt.Println("at", name)
	}
	return s.count(name)
}

// Traced prints with an option only.
func (s *Scanner) Traced(name string) int {
	if s.trace {
		fmt.Println("trace", name)
	}
	return s.count(name)
}

func (s *Scanner) count(name string) int {
	s.Files++
	return len(name)
}

// Wake has it print from now on.
func (s *Scanner) Wake() int {
	s.Quiet = false
	return s.Files
}

var all []*Scanner

// Register has WakeAll find it.
func (s *Scanner) Register() int {
	all = append(all, s)
	return len(all)
}

// WakeAll has those print that are registered.
func WakeAll() {
	for _, s := range all {
		s.Wake()
	}
}

// Self returns the scanner.
func (s *Scanner) Self() *Scanner { return s }

// Default is everybody's.
var Default = New()
