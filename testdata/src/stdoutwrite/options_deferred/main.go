// Package main keeps what options have set up, in functions that defer something.
package main

import (
	"fmt"
	"io"
	"os"
	"sync"

	"github.com/spf13/cobra"
)

type spinner struct{ w io.Writer }

type option func(*spinner)

func newSpinner(options ...option) *spinner {
	s := &spinner{w: os.Stdout} // want `function newSpinner, called by handler "shown", writes to stdout with os.Stdout`
	for _, set := range options {
		set(s)
	}
	return s
}

func to(w io.Writer) option { return func(s *spinner) { s.w = w } }

func (s *spinner) stop() { fmt.Fprintln(s.w, "done") }

type streams struct {
	mu      sync.Mutex
	err     io.Writer
	spinner *spinner
}

func (s *streams) start() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.spinner = newSpinner(to(s.err))
}

func (s *streams) stop() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.spinner.stop()
}

type counted struct {
	started int
	spinner *spinner
}

func (c *counted) start() {
	defer c.count()
	c.spinner = newSpinner(to(os.Stderr))
}

func (c *counted) count() { c.started++ }

type saved struct{ spinner *spinner }

// start may return without having set anything, as what it defers ends a panic.
func (s *saved) start(text string) {
	s.spinner = newSpinner()
	defer func() { recover() }()
	fmt.Fprintln(os.Stderr, text[1:])
	s.spinner = newSpinner(to(os.Stderr))
}

func main() {
	s, c, r := &streams{err: os.Stderr}, &counted{}, &saved{}
	root := &cobra.Command{Use: "spin", RunE: func(cmd *cobra.Command, args []string) error {
		s.start()
		defer s.stop()
		c.start()
		defer c.spinner.stop()
		return nil
	}}
	root.AddCommand(&cobra.Command{Use: "shown", RunE: func(cmd *cobra.Command, args []string) error {
		r.start(cmd.Use)
		r.spinner.stop()
		return nil
	}})
	if root.Execute() != nil {
		os.Exit(1)
	}
}
