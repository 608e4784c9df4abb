// Package main collects options before it makes things with them.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"example.com/toolkit/bars"
)

func main() {
	root := &cobra.Command{Use: "tool"}
	root.AddCommand(
		&cobra.Command{Use: "quiet", RunE: quiet},
		&cobra.Command{Use: "loud", RunE: loud},
		&cobra.Command{Use: "last", RunE: last},
	)
	root.Execute()
}

type config struct {
	out  io.Writer
	text string
}

type option func(config) config

func to(w io.Writer) option {
	return func(c config) config {
		c.out = w
		return c
	}
}

func named(text string) option {
	return func(c config) config {
		c.text = text
		return c
	}
}

type printer struct{ out io.Writer }

func newPrinter(options ...option) *printer {
	c := config{out: os.Stdout}
	for _, change := range options {
		c = change(c)
	}
	return &printer{c.out}
}

func (p *printer) print() { fmt.Fprintln(p.out, "x") }

// quiet has another output in any case.
func quiet(cmd *cobra.Command, args []string) error {
	options := []bars.Option{bars.WithOut(os.Stderr)}
	if len(args) > 0 {
		options = append(options, bars.WithText(args[0]))
	}
	bars.Set(options...).Add(1)

	drawn := []bars.Option{bars.WithText("x")}
	for _, arg := range args {
		drawn = append(drawn, bars.WithText(arg))
	}
	drawn = append(drawn, bars.WithOut(os.Stderr))
	bars.Draw(drawn...)

	changes := []option{to(os.Stderr)}
	if len(args) > 0 {
		changes = append(changes, named(args[0]))
	}
	newPrinter(changes...).print()
	return nil
}

// loud has another output in some cases only.
func loud(cmd *cobra.Command, args []string) error {
	options := []bars.Option{bars.WithText("x")}
	if len(args) > 0 {
		options = append(options, bars.WithOut(os.Stderr))
	}
	bars.Set(options...).Add(1) // want `call of bars.Set in handler loud writes to stdout with os.Stdout`
	bars.Draw(options...)       // want `call of bars.Draw in handler loud writes to stdout with os.Stdout`

	plain := []bars.Option{bars.WithText("x")}
	more := append(plain, bars.WithOut(os.Stderr))
	if len(args) > 0 {
		more = plain
	}
	bars.Set(more...).Add(1) // want `call of bars.Set in handler loud writes to stdout with os.Stdout`

	set := []bars.Option{bars.WithOut(os.Stderr)}
	if len(args) > 0 {
		set = append(set, bars.WithText(args[0]))
	}
	set[0] = bars.WithText("x")
	bars.Set(set...).Add(1) // want `call of bars.Set in handler loud writes to stdout with os.Stdout`

	changed := []bars.Option{bars.WithOut(os.Stderr)}
	if len(args) > 0 {
		changed = nil
	}
	bars.Set(changed...).Add(1) // want `call of bars.Set in handler loud writes to stdout with os.Stdout`
	return nil
}

// last may set standard output again.
func last(cmd *cobra.Command, args []string) error {
	options := []bars.Option{bars.WithOut(os.Stderr)}
	if len(args) > 0 {
		options = append(options, bars.WithOut(os.Stdout)) // want `handler last writes to stdout with os.Stdout`
	}
	bars.Set(options...).Add(1)

	changes := []option{to(os.Stderr)}
	if len(args) > 0 {
		changes = append(changes, to(os.Stdout)) // want `handler last writes to stdout with os.Stdout`
	}
	newPrinter(changes...).print()
	return nil
}
