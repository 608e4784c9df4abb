// Command options_applied calls what has a method apply its options.
package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/options_applied/ask"
)

func main() {
	root := &cobra.Command{Use: "options_applied"}
	root.AddCommand(
		&cobra.Command{Use: "word", RunE: func(*cobra.Command, []string) error { return word() }},
		&cobra.Command{Use: "long", RunE: func(*cobra.Command, []string) error { return long() }},
		&cobra.Command{Use: "shown", Run: func(*cobra.Command, []string) { shown() }},
		&cobra.Command{Use: "others", Run: func(*cobra.Command, []string) { others() }},
		&cobra.Command{Use: "made", Run: func(*cobra.Command, []string) { made() }},
		&cobra.Command{Use: "own", Run: func(*cobra.Command, []string) { own() }},
	)
	root.Execute()
}

func word() error {
	if _, err := ask.Word("name"); err != nil {
		return err
	}
	if _, err := ask.Words("name", ask.Echo(true)); err != nil {
		return err
	}
	_, err := ask.Word("name", ask.AtLeast(3), ask.AtLeast(0))
	return err
}

func long() error {
	if _, err := ask.Word("name", ask.AtLeast(8)); err != nil { // want `call of ask.Word in function long, called by handler "long", writes to stdout with fmt.Printf`
		return err
	}
	_, err := ask.Words("name", ask.Echo(true), ask.AtLeast(8)) // want `call of ask.Words in function long, called by handler "long", writes to stdout with fmt.Printf`
	return err
}

func shown() {
	ask.Shown("name")
	ask.Shown("name", ask.Echo(true), ask.Echo(false))
	ask.Shown("name", ask.Echo(true)) // want `call of ask.Shown in function shown, called by handler "shown", writes to stdout with fmt.Println`
}

func others() {
	ask.First(nil)    // want `call of ask.First in function others, called by handler "others", writes to stdout with fmt.Println`
	ask.Twice("name") // want `call of ask.Twice in function others, called by handler "others", writes to stdout with fmt.Println`
}

func made() {
	ask.Line("name")
	ask.Line("name", ask.Echo(true), ask.AtLeast(3))
	ask.Line("name", ask.Trace()) // want `call of ask.Line in function made, called by handler "made", writes to stdout with fmt.Println`
	ask.Lines(nil)                // want `call of ask.Lines in function made, called by handler "made", writes to stdout with fmt.Println`
	ask.Again("name")             // want `call of ask.Again in function made, called by handler "made", writes to stdout with fmt.Println`
}

type page struct {
	loud  bool
	lines int
}

type choice func(*page) error

func loudly() choice { return func(p *page) error { p.loud = true; return nil } }

func lines(n int) choice { return func(p *page) error { p.lines = n; return nil } }

func (p *page) with(choices ...choice) error {
	for _, choose := range choices {
		if err := choose(p); err != nil {
			return err
		}
	}
	return nil
}

func show(choices ...choice) error {
	p := &page{}
	if err := p.with(choices...); err != nil {
		return err
	}
	if p.loud {
		fmt.Println("a page of", p.lines) // want `function show, called by handler "own", writes to stdout with fmt.Println`
	}
	return nil
}

func reveal(choices ...choice) error {
	p := &page{}
	if err := p.with(choices...); err != nil {
		return err
	}
	if p.loud {
		fmt.Println("a page of", p.lines)
	}
	return nil
}

func own() {
	show(loudly(), lines(3))
	reveal(lines(3))
}
