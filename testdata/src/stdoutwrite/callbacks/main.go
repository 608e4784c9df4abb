// Command walk prints from functions that it hands on, defers and starts.
package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/callbacks/each"
)

func main() {
	root := &cobra.Command{Use: "walk", RunE: arguments}
	root.AddCommand(
		&cobra.Command{Use: "values", RunE: values},
		&cobra.Command{Use: "later", RunE: later},
		&cobra.Command{Use: "held", RunE: held},
		&cobra.Command{Use: "iterators", RunE: iterators},
		&cobra.Command{Use: "twins", RunE: twins},
	)
	each.Line([]string{"main may"}, func(s string) { fmt.Println(s) })
	root.Execute()
}

func arguments(cmd *cobra.Command, args []string) error {
	each.Line(args, func(s string) { fmt.Println(s) }) // want `^function literal in arguments, called by handler arguments, writes to stdout with fmt\.Println, `
	each.Line(args, show)
	each.Line(args, printer{os.Stdout}.line) // want `^handler arguments writes to stdout with os\.Stdout, `
	filepath.WalkDir(".", func(path string, d os.DirEntry, err error) error {
		fmt.Println(path) // want `^function literal in arguments, called by handler arguments, writes to stdout`
		return err
	})
	sort.Slice(args, func(i, j int) bool {
		fmt.Println(i, j) // want `^function literal in arguments, called by handler arguments, writes to stdout`
		return args[i] < args[j]
	})
	return nil
}

func show(s string) {
	fmt.Println(s) // want `^function show, called by handler arguments, writes to stdout with fmt\.Println, `
}

type printer struct{ w io.Writer }

func (p printer) line(s string) { fmt.Fprintln(p.w, s) }

func (p printer) plain(s string) {
	fmt.Print(s) // want `^function printer\.plain, called by handler values, writes to stdout with fmt\.Print, `
}

func values(cmd *cobra.Command, args []string) error {
	f := printer{}.plain
	f("method value")
	g := printer.plain
	g(printer{}, "method expression")
	h := fmt.Println
	h("function value") // want `^handler values writes to stdout with fmt\.Println, `
	func() {
		fmt.Println("called at once") // want `^function literal in values, called by handler values, writes to stdout`
	}()
	return nil
}

func later(cmd *cobra.Command, args []string) error {
	defer fmt.Println("deferred") // want `^handler later writes to stdout with fmt\.Println, `
	defer func() {
		fmt.Println("deferred in a literal") // want `^function literal in later, called by handler later, writes to stdout`
	}()
	var wg sync.WaitGroup
	wg.Go(func() {
		fmt.Println("in a group") // want `^function literal in later, called by handler later, writes to stdout`
	})
	go fmt.Println("started") // want `^handler later writes to stdout with fmt\.Println, `
	go func() {
		fmt.Println("started as a literal") // want `^function literal in later, called by handler later, writes to stdout`
	}()
	time.AfterFunc(time.Second, func() {
		fmt.Println("after a second") // want `^function literal in later, called by handler later, writes to stdout`
	})
	var once sync.Once
	once.Do(func() {
		fmt.Println("once") // want `^function literal in later, called by handler later, writes to stdout`
	})
	wg.Wait()
	return nil
}

type hooks struct {
	before func(string)
	after  []func(string)
}

func (h *hooks) run(s string) {
	if h.before != nil {
		h.before(s)
	}
	for _, f := range h.after {
		f(s)
	}
}

var commands = map[string]func(string){
	"show": func(s string) {
		fmt.Println(s) // want `^function literal, called by handler held, writes to stdout with fmt\.Println, `
	},
}

func held(cmd *cobra.Command, args []string) error {
	h := &hooks{before: func(s string) {
		fmt.Println(s) // want `^function literal in held, called by handler held, writes to stdout`
	}}
	h.after = append(h.after, func(s string) {
		fmt.Println(s) // want `^function literal in held, called by handler held, writes to stdout`
	})
	h.run("a")
	commands["show"]("a")
	return nil
}

func iterators(cmd *cobra.Command, args []string) error {
	for s := range lines {
		_ = s
	}
	slices.SortFunc(args, func(a, b string) int {
		fmt.Println(a, b) // want `^function literal in iterators, called by handler iterators, writes to stdout`
		return 0
	})
	return nil
}

func lines(yield func(string) bool) {
	fmt.Println("a line") // want `^function lines, called by handler iterators, writes to stdout with fmt\.Println, `
	yield("a")
}

// twins does the same without any write.
func twins(cmd *cobra.Command, args []string) error {
	each.Line(args, func(s string) { fmt.Fprintln(os.Stderr, s) })
	each.Line(args, printer{os.Stderr}.line)
	h := &hooks{before: func(string) {}, after: []func(string){printer{io.Discard}.line}}
	h.run("a")
	defer fmt.Fprintln(os.Stderr, "deferred")
	unused := func() { fmt.Println("never called") }
	_ = unused
	each.Keep(func(s string) { fmt.Println(s) })
	return nil
}
