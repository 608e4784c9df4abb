// Package main makes printers whose options are called by the list itself, or on a copy.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/option_forms/form"
)

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", Run: quiet},
		&cobra.Command{Use: "loud", Run: loud},
		&cobra.Command{Use: "anyway", Run: anyway},
		&cobra.Command{Use: "own", Run: own},
		&cobra.Command{Use: "own-loud", Run: ownLoud},
	)
	root.Execute()
}

// quiet has all of them write elsewhere.
func quiet(cmd *cobra.Command, args []string) {
	form.Listed(form.To(os.Stderr)).Print("x")
	form.Listed(form.Named("x"), form.To(cmd.ErrOrStderr()), form.Named("y")).Print("x")
	form.Both(form.To(os.Stderr)).Print("x")
	form.Returned(form.To(os.Stderr)).Print("x")
	form.Returned(form.Named("x"), form.To(cmd.ErrOrStderr()), form.Named("y")).Print("x")
}

// loud leaves them as they are, or says standard output.
func loud(cmd *cobra.Command, args []string) {
	form.Listed().Print("x")                     // want `call of form.Listed in handler loud writes to stdout with os.Stdout`
	form.Listed(form.Named("x")).Print("x")      // want `call of form.Listed in handler loud writes to stdout with os.Stdout`
	form.Listed(form.To(os.Stdout)).Print("x")   // want `handler loud writes to stdout with os.Stdout`
	form.Both(form.Named("y")).Print("x")        // want `call of form.Both in handler loud writes to stdout with os.Stdout`
	form.Returned().Print("x")                   // want `call of form.Returned in handler loud writes to stdout with os.Stdout`
	form.Returned(form.Named("x")).Print("x")    // want `call of form.Returned in handler loud writes to stdout with os.Stdout`
	form.Returned(form.To(os.Stdout)).Print("x") // want `handler loud writes to stdout with os.Stdout`
}

// anyway has options that do not matter.
func anyway(cmd *cobra.Command, args []string) {
	form.ListedLate(form.To(os.Stderr)).Print("x")   // want `call of form.ListedLate in handler anyway writes to stdout with os.Stdout`
	form.ListedEarly(form.To(os.Stderr)).Print("x")  // want `call of form.ListedEarly in handler anyway writes to stdout with os.Stdout`
	form.ReturnedLate(form.To(os.Stderr)).Print("x") // want `call of form.ReturnedLate in handler anyway writes to stdout with os.Stdout`
	form.Dropped(form.To(os.Stderr)).Print("x")      // want `call of form.Dropped in handler anyway writes to stdout with os.Stdout`
}

type config struct{ out io.Writer }

type option func(*config)

func to(w io.Writer) option { return func(c *config) { c.out = w } }

func nothing() option { return func(c *config) {} }

type options []option

func (os options) apply(c *config) {
	for _, o := range os {
		o(c)
	}
}

type printer struct{ out io.Writer }

func (p *printer) print(text string) { fmt.Fprintln(p.out, text) }

func newPrinter(opts ...option) *printer {
	c := config{out: os.Stdout}
	options(opts).apply(&c)
	return &printer{c.out}
}

func own(cmd *cobra.Command, args []string) {
	newPrinter(to(cmd.ErrOrStderr())).print("x")
	c := &config{out: os.Stdout}
	options([]option{nothing(), to(os.Stderr)}).apply(c)
	fmt.Fprintln(c.out, "x")
}

func newLoud(opts ...option) *printer {
	c := config{out: os.Stdout} // want `function newLoud, called by handler ownLoud, writes to stdout with os.Stdout`
	options(opts).apply(&c)
	return &printer{c.out}
}

func ownLoud(cmd *cobra.Command, args []string) {
	newLoud(nothing()).print("x")
	c := &config{out: os.Stdout} // want `handler ownLoud writes to stdout with os.Stdout`
	options([]option{nothing()}).apply(c)
	fmt.Fprintln(c.out, "x")
}
