// Command log begins with standard output where it does not know better, by a level or a
// switch that who calls gives.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

func say(toErr bool, text string) {
	w := os.Stdout // want `function say, called by handler runOut, writes to stdout`
	if toErr {
		w = os.Stderr
	}
	fmt.Fprintln(w, text)
}

func warn(level, text string) {
	w := os.Stdout
	switch level {
	case "warn", "error":
		w = os.Stderr
	}
	fmt.Fprintln(w, text)
}

func open(toErr bool) *os.File {
	w := os.Stdout // want `function open, called by handler runOut, writes to stdout`
	if toErr {
		w = os.Stderr
	}
	return w
}

func printer(level int) func(string) {
	var w io.Writer = os.Stdout // want `function printer, called by handler runOut, writes to stdout`
	if level >= 2 {
		w = os.Stderr
	}
	return func(text string) { fmt.Fprintln(w, text) }
}

type sink struct {
	name string
	out  io.Writer
}

func newSink(toErr bool) *sink {
	s := &sink{name: "x", out: os.Stdout} // want `function newSink, called by handler runOut, writes to stdout`
	if toErr {
		s.out = os.Stderr
	}
	return s
}

func (s *sink) say(text string) { fmt.Fprintln(s.out, s.name, text) }

// What is printed before the switch, or in it, goes to standard output.
func early(toErr bool) func(string) {
	w := os.Stdout // want `function early, called by handler runErr, writes to stdout`
	fmt.Fprintln(w, "open")
	if toErr {
		w = os.Stderr
	}
	return func(text string) { fmt.Fprintln(w, text) }
}

func inside(toErr bool) func(string) {
	w := os.Stdout // want `function inside, called by handler runErr, writes to stdout`
	if toErr {
		fmt.Fprintln(w, "errors follow elsewhere")
		w = os.Stderr
	}
	return func(text string) { fmt.Fprintln(w, text) }
}

func back(toErr, again bool) io.Writer {
	w := os.Stdout
	if toErr {
		w = os.Stderr
	}
	if again {
		w = os.Stdout // want `function back, called by handler runErr, writes to stdout`
	}
	return w
}

func runErr(cmd *cobra.Command, args []string) {
	say(true, "x")
	warn("error", "x")
	fmt.Fprintln(open(true), "x")
	printer(2)("x")
	newSink(true).say("x")
	early(true)("x")
	inside(true)("x")
	fmt.Fprintln(back(true, true), "x")
}

func runOut(cmd *cobra.Command, args []string) {
	say(false, "x")
	fmt.Fprintln(open(len(args) > 0), "x")
	printer(1)("x")
	newSink(false).say("x")
}

func main() {
	root := &cobra.Command{Use: "log"}
	root.AddCommand(
		&cobra.Command{Use: "err", Run: runErr},
		&cobra.Command{Use: "out", Run: runOut},
	)
	root.Execute()
}
