// Command emit prints for some of the levels and names that it knows, each of which stands
// beside others.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

func say(level, text string) {
	if level == "out" || level == "info" {
		fmt.Println(text) // want `function say, called by handler runPrint, writes to stdout`
	}
}

func show(level, text string) {
	switch level {
	case "out", "info":
		fmt.Println(text) // want `function show, called by handler runPrint, writes to stdout`
	case "debug":
		fmt.Fprintln(os.Stderr, text)
	}
}

func open(name string) io.Writer {
	switch name {
	case "", "-":
		return os.Stdout // want `function open, called by handler runPrint, writes to stdout`
	case "null":
		return io.Discard
	}
	return os.Stderr
}

func far(n int) {
	if n < 0 || n > 2 {
		fmt.Println(n) // want `function far, called by handler runPrint, writes to stdout`
	}
}

// Only with both standard error is written to.
func both(toErr, sure bool, text string) {
	var w io.Writer = os.Stdout // want `function both, called by handler runPrint, writes to stdout`
	if toErr && sure {
		w = os.Stderr
	}
	fmt.Fprintln(w, text)
}

func either(quiet bool, level int, text string) {
	loud := !quiet || level > 3
	if loud {
		fmt.Println(text) // want `function either, called by handler runPrint, writes to stdout`
	}
}

// What one of several functions is given, another one hands it.
func report(level, text string) { say(level, text) }

func reportOr(other bool, level, text string) {
	if other {
		level = "info"
	}
	say(level, text) // who reports otherwise may print
}

func runQuiet(cmd *cobra.Command, args []string) {
	say("error", "x")
	show("debug", "x")
	show("error", "x")
	fmt.Fprintln(open("stderr"), "x")
	far(1)
	both(true, true, "x")
	either(true, 2, "x")
	report("error", "x")
}

func runPrint(cmd *cobra.Command, args []string) {
	reportOr(len(args) > 0, "error", "x")
	show("info", "x")
	fmt.Fprintln(open("-"), "x")
	far(3)
	both(true, false, "x")
	either(true, 4, "x")
}

func main() {
	root := &cobra.Command{Use: "emit"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", Run: runQuiet},
		&cobra.Command{Use: "print", Run: runPrint},
	)
	root.Execute()
}
