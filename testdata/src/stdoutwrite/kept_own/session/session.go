// Package session has what the commands of the program share.
package session

import (
	"log"
	"os"
)

// A Session is what a command works with.
type Session struct {
	Dir string
	Log *log.Logger
}

// New returns a session whose log is standard output.
func New(dir string) *Session { return &Session{dir, log.New(os.Stdout, "", 0)} }

// An Option sets up a session.
type Option func(*Session)

// WithLog has a session write to another log.
func WithLog(l *log.Logger) Option { return func(s *Session) { s.Log = l } }

// With returns a session that options set up.
func With(options ...Option) *Session {
	s := &Session{Dir: ".", Log: log.New(os.Stdout, "", 0)}
	for _, set := range options {
		set(s)
	}
	return s
}

// Note writes to the log.
func (s *Session) Note(text string) { s.Log.Print(text) }
