// Package main has options of its own by which it decides what it prints.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "work"}
	root.AddCommand(
		&cobra.Command{Use: "fetch", RunE: fetch},
		&cobra.Command{Use: "list", RunE: list},
		&cobra.Command{Use: "pull", RunE: pull},
		&cobra.Command{Use: "push", RunE: push},
		&cobra.Command{Use: "preset", RunE: preset},
	)
	if root.Execute() != nil {
		os.Exit(1)
	}
}

type settings struct {
	attempts int
	verbose  bool
	nested   *settings
	next     func()
}

type option func(*settings)

func attempts(n int) option { return func(s *settings) { s.attempts = n } }

func verbose(s *settings) { s.verbose = true }

// fetch tries once.
func fetch(cmd *cobra.Command, args []string) error {
	return try(func() error { return nil }, attempts(1))
}

func list(cmd *cobra.Command, args []string) error {
	return try(func() error { return nil }, attempts(3))
}

func try(work func() error, options ...option) error {
	s := settings{attempts: 10}
	for _, set := range options {
		set(&s)
	}
	err := work()
	if err != nil && s.attempts > 1 {
		fmt.Println("trying again") // want `function try, called by handler list, writes to stdout with fmt.Println`
		err = work()
	}
	if s.verbose {
		fmt.Println(err)
	}
	return err
}

// pull has what is set by way of a pointer, by other functions and later.
func pull(cmd *cobra.Command, args []string) error {
	tell("a", func(s *settings) { s.nested.verbose = true })
	inner := &settings{}
	deep("b", func(s *settings) { s.nested = inner }, func(s *settings) { s.nested.verbose = true })
	again("c", func(s *settings) { s.next = func() { s.verbose = true } })
	loud("d")
	loop("e", 2)
	return nil
}

func tell(text string, options ...option) {
	s := &settings{nested: &settings{}}
	for _, set := range options {
		set(s)
	}
	if s.verbose {
		fmt.Println(text)
	}
	if s.nested.verbose {
		fmt.Println(text) // want `function tell, called by handler pull, writes to stdout with fmt.Println`
	}
}

func deep(text string, options ...option) {
	s := &settings{}
	for _, set := range options {
		set(s)
	}
	if s.nested.verbose {
		fmt.Println(text) // want `function deep, called by handler pull, writes to stdout with fmt.Println`
	}
}

func again(text string, options ...option) {
	s := &settings{}
	for _, set := range options {
		set(s)
	}
	s.next()
	if s.verbose {
		fmt.Println(text) // want `function again, called by handler pull, writes to stdout with fmt.Println`
	}
}

// loud is verbose in any case.
func loud(text string, options ...option) {
	s := &settings{}
	for _, set := range options {
		set(s)
	}
	verbose(s)
	if s.verbose {
		fmt.Println(text) // want `function loud, called by handler pull, writes to stdout with fmt.Println`
	}
}

// A walker leads back to itself.
type walker struct{ quiet bool }

func (w *walker) walk(n int) {
	if n == 0 {
		return
	}
	next := &walker{}
	next.walk(n - 1)
	w.quiet = next.quiet
}

func loop(text string, n int) {
	w := &walker{}
	w.walk(n)
	if !w.quiet {
		fmt.Println(text) // want `function loop, called by handler pull, writes to stdout with fmt.Println`
	}
}

// push asks in between, when not all options were heeded.
func push(cmd *cobra.Command, args []string) error {
	between("a", quiet, func(p *printer) { p.loud = true })
	broken("b", quiet)
	reset("c", quiet)
	once("d", quiet)
	return nil
}

type printer struct{ quiet, loud bool }

func quiet(p *printer) { p.quiet = true }

func between(text string, options ...func(*printer)) {
	p := &printer{}
	for _, set := range options {
		if !p.quiet {
			fmt.Println(text) // want `function between, called by handler push, writes to stdout with fmt.Println`
		}
		set(p)
	}
}

func broken(text string, options ...func(*printer)) {
	p := &printer{}
	for i, set := range options {
		if i == len(text) {
			break
		}
		set(p)
	}
	if !p.quiet {
		fmt.Println(text) // want `function broken, called by handler push, writes to stdout with fmt.Println`
	}
}

func reset(text string, options ...func(*printer)) {
	p := &printer{}
	for _, set := range options {
		set(p)
	}
	p.quiet = false
	if !p.quiet {
		fmt.Println(text) // want `function reset, called by handler push, writes to stdout with fmt.Println`
	}
}

func once(text string, options ...func(*printer)) {
	p := &printer{}
	for _, set := range options {
		set(p)
	}
	if !p.quiet {
		fmt.Println(text)
	}
}

// preset has options that come before those that are given.
func preset(cmd *cobra.Command, args []string) error {
	withOwn("a", func(p *printer) { p.quiet = false })
	withOwn("b")
	ownLoud("c")
	ownLoud("d", func(p *printer) { p.loud = false })
	return nil
}

func withOwn(text string, options ...func(*printer)) {
	p := &printer{}
	for _, set := range append([]func(*printer){quiet}, options...) {
		set(p)
	}
	if !p.quiet {
		fmt.Println(text) // want `function withOwn, called by handler preset, writes to stdout with fmt.Println`
	}
	if p.loud {
		fmt.Println(text)
	}
}

func ownLoud(text string, options ...func(*printer)) {
	options = append([]func(*printer){quiet, func(p *printer) { p.loud = true }}, options...)
	p := &printer{}
	for _, set := range options {
		set(p)
	}
	if p.loud {
		fmt.Println(text) // want `function ownLoud, called by handler preset, writes to stdout with fmt.Println`
	}
	if !p.quiet {
		fmt.Println(text)
	}
}
