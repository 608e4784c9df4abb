// Command spin has spinners that draw in function literals, to where their copies say.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

var console io.Writer = os.Stdout

func draw(w io.Writer, text string) {
	if w == nil {
		w = console
	}
	fmt.Fprintln(w, text) // want `function draw, called by handler runConsole, writes to stdout`
}

type Spinner struct{ Out io.Writer }

func (s Spinner) Start() {
	go func() { draw(s.Out, "x") }()
	func() { draw(s.Out, "y") }()
	defer func() { draw(s.Out, "z") }()
	again := s.once
	again()
}

func (s Spinner) once() { draw(s.Out, "once") }

func mark(w io.Writer, text string) {
	if w == nil {
		w = console
	}
	fmt.Fprintln(w, text) // want `function mark, called by handler runErr, writes to stdout`
}

// It forgets where to draw before the literal does.
type Forgetful struct{ Out io.Writer }

func (f Forgetful) Start() {
	later := func() { mark(f.Out, "x") }
	f.Out = nil
	later()
}

func runErr(cmd *cobra.Command, args []string) {
	Spinner{os.Stderr}.Start()
	Forgetful{os.Stderr}.Start()
}

func runConsole(cmd *cobra.Command, args []string) { Spinner{}.Start() }

func main() {
	root := &cobra.Command{Use: "spin"}
	root.AddCommand(
		&cobra.Command{Use: "err", Run: runErr},
		&cobra.Command{Use: "console", Run: runConsole},
	)
	root.Execute()
}
