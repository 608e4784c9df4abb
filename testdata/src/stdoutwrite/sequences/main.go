// Command sequences calls, and writes to, what it gets from iterators of the standard library: the
// body of a loop is given what was put into the list or the map.
package main

import (
	"cmp"
	"fmt"
	"io"
	"iter"
	"maps"
	"os"
	"slices"
	"sync"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/sequences/seq"
)

func main() {
	root := &cobra.Command{Use: "sequences", RunE: chain(list, traced, counted)}
	root.AddCommand(
		&cobra.Command{Use: "stopped", RunE: stopped},
		&cobra.Command{Use: "plugins", RunE: plugins},
		&cobra.Command{Use: "copied", RunE: copied},
		&cobra.Command{Use: "asked", RunE: asked},
		&cobra.Command{Use: "own", RunE: own},
		&cobra.Command{Use: "pulled", RunE: pulled},
		&cobra.Command{Use: "returned", RunE: returned},
		&cobra.Command{Use: "twins", RunE: twins},
	)
	root.Execute()
}

// Middleware is put around handlers, the first outermost.

type run = func(cmd *cobra.Command, args []string) error

func chain(h run, ms ...func(run) run) run {
	for _, m := range slices.Backward(ms) {
		h = m(h)
	}
	return h
}

func list(cmd *cobra.Command, args []string) error { return nil }

func traced(next run) run {
	return func(cmd *cobra.Command, args []string) error {
		fmt.Println("trace") // want `writes to stdout with fmt\.Println, `
		return next(cmd, args)
	}
}

func counted(next run) run {
	return func(cmd *cobra.Command, args []string) error {
		fmt.Fprintln(os.Stderr, len(args))
		return next(cmd, args)
	}
}

// What was begun last is stopped first.

type stack struct{ stops []func() }

func (s *stack) push(f func()) { s.stops = append(s.stops, f) }

func (s *stack) stop() {
	for _, f := range slices.Backward(s.stops) {
		f()
	}
}

func stopped(cmd *cobra.Command, args []string) error {
	var s stack
	defer s.stop()
	s.push(bye)
	return nil
}

func bye() {
	fmt.Println("bye") // want `^function bye, called by handler stopped, writes to stdout with fmt\.Println, `
}

// Plugins have names, by which they are found.

type plugin interface {
	Name() string
	Stop()
}

type loud struct{}

func (loud) Name() string { return "loud" }

func (loud) Stop() {
	fmt.Println("loud") // want `^function loud\.Stop, called by handler plugins, writes to stdout with fmt\.Println, `
}

type named struct{}

func (named) Name() string {
	fmt.Println("asked") // want `^function named\.Name, called by handler plugins, writes to stdout with fmt\.Println, `
	return "named"
}

func (named) Stop() {}

type shy struct{}

func (shy) Name() string { return "shy" }

func (shy) Stop() {
	fmt.Println("only its name is asked for")
}

func plugins(cmd *cobra.Command, args []string) error {
	byName := map[string]plugin{}
	byName["loud"] = loud{}
	for _, p := range slices.SortedFunc(maps.Values(byName), compare) {
		p.Stop()
	}
	named := []plugin{named{}, shy{}}
	if !slices.ContainsFunc(named, func(p plugin) bool { return p.Name() == args[0] }) {
		return fmt.Errorf("no %s", args[0])
	}
	return nil
}

func compare(a, b plugin) int { return cmp.Compare(a.Name(), b.Name()) }

// A list is made of what an iterator yields.
func copied(cmd *cobra.Command, args []string) error {
	streams := map[string]io.Writer{"out": os.Stdout, "err": os.Stderr} // want `^handler copied writes to stdout with os\.Stdout, `
	all := slices.AppendSeq([]io.Writer{io.Discard}, maps.Values(streams))
	for half := range slices.Chunk(all, 2) {
		fmt.Fprintln(half[0], "copied")
	}
	kept := make(map[string]func())
	maps.Insert(kept, maps.All(map[string]func(){"done": done}))
	for _, f := range maps.Collect(maps.All(kept)) {
		f()
	}
	return nil
}

func done() {
	fmt.Println("done") // want `^function done, called by handler copied, writes to stdout with fmt\.Println, `
}

// A function that says something of an element is given each.
func asked(cmd *cobra.Command, args []string) error {
	var m sync.Map
	m.Store("a", func() {
		fmt.Println("in a map") // want `^function literal in asked, called by handler asked, writes to stdout`
	})
	m.Range(func(_, v any) bool {
		v.(func())()
		return true
	})
	checks := []func() bool{func() bool {
		fmt.Println("checks") // want `^function literal in asked, called by handler asked, writes to stdout`
		return true
	}}
	if slices.IndexFunc(checks, func(f func() bool) bool { return f() }) < 0 {
		return io.EOF
	}
	return nil
}

// Iterators of the program are made of those of the library.
func own(cmd *cobra.Command, args []string) error {
	steps := []func(){first, nil}
	for f := range seq.Where(seq.Each(steps), func(f func()) bool { return f != nil }) {
		f()
	}
	fmt.Fprintln(seq.Last([]io.Writer{os.Stdout}), "last") // want `^handler own writes to stdout with os\.Stdout, `
	for _, p := range seq.Sorted(slices.Values([]plugin{sorted{}}), compare) {
		p.Stop()
	}
	return nil
}

func first() {
	fmt.Println("first") // want `^function first, called by handler own, writes to stdout with fmt\.Println, `
}

type sorted struct{}

func (sorted) Name() string { return "sorted" }

func (sorted) Stop() {
	fmt.Println("sorted") // want `^function sorted\.Stop, called by handler own, writes to stdout with fmt\.Println, `
}

// A loop may ask an iterator for one more.
func pulled(cmd *cobra.Command, args []string) error {
	next, stop := iter.Pull2(maps.All(map[string]func(){"a": step}))
	defer stop()
	for {
		_, f, ok := next()
		if !ok {
			return nil
		}
		f()
	}
}

func step() {
	fmt.Println("step") // want `^function step, called by handler pulled, writes to stdout with fmt\.Println, `
}

// What an iterator yields is written to where the loop is.
func returned(cmd *cobra.Command, args []string) error {
	for w := range outputs() {
		fmt.Fprintln(w, "returned")
	}
	for w := range both(io.Discard) {
		fmt.Fprintln(w, "returned")
	}
	return nil
}

func outputs() iter.Seq[io.Writer] {
	return slices.Values([]io.Writer{os.Stdout}) // want `^function outputs, called by handler returned, writes to stdout with os\.Stdout, `
}

func both(w io.Writer) iter.Seq[io.Writer] {
	list := []io.Writer{w, os.Stdout} // want `^function both, called by handler returned, writes to stdout with os\.Stdout, `
	return func(yield func(io.Writer) bool) {
		for _, w := range list {
			if !yield(w) {
				return
			}
		}
	}
}

// twins does the same with what writes nothing to standard output.
func twins(cmd *cobra.Command, args []string) error {
	var s stack
	defer s.stop()
	s.push(func() { fmt.Fprintln(os.Stderr, "bye") })
	for w := range maps.Values(map[string]io.Writer{"err": os.Stderr, "none": io.Discard}) {
		fmt.Fprintln(w, "nothing")
	}
	for _, p := range slices.Collect(seq.Each([]plugin{shy{}, loud{}})) {
		fmt.Fprintln(os.Stderr, p.Name())
	}
	streams := []io.Writer{os.Stderr}
	outs := slices.Values([]io.Writer{os.Stdout})
	next, stop := iter.Pull(slices.Values(streams))
	defer stop()
	if w, ok := next(); ok {
		fmt.Fprintln(w, "nothing")
	}
	for range outs {
		fmt.Fprintln(os.Stderr, "one")
	}
	return nil
}
