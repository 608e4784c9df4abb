// Command printers_own has the printer that a function returns write elsewhere: it is the same
// each time.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "printers_own"}
	root.AddCommand(
		&cobra.Command{Use: "each", RunE: each},
		&cobra.Command{Use: "local", RunE: local},
		&cobra.Command{Use: "mixed", RunE: mixed},
		&cobra.Command{Use: "function", RunE: function},
		&cobra.Command{Use: "late", RunE: late},
		&cobra.Command{Use: "another", RunE: another},
	)
	if err := root.Execute(); err != nil {
		os.Exit(1)
	}
}

func each(cmd *cobra.Command, args []string) error {
	standard().setOut(cmd.ErrOrStderr())
	standard().say("each")
	return nil
}

func local(cmd *cobra.Command, args []string) error {
	p := standard()
	p.setOut(cmd.ErrOrStderr())
	p.say("local")
	return nil
}

func mixed(cmd *cobra.Command, args []string) error {
	standard().setOut(cmd.ErrOrStderr())
	std.say("mixed")
	return nil
}

func function(cmd *cobra.Command, args []string) error {
	setOut(cmd.ErrOrStderr())
	standard().say("function")
	return nil
}

func late(cmd *cobra.Command, args []string) error {
	standard().warn("late")
	standard().setOut(cmd.ErrOrStderr())
	return nil
}

// another has another printer write elsewhere.
func another(cmd *cobra.Command, args []string) error {
	newPrinter(os.Stdout).setOut(cmd.ErrOrStderr())
	standard().note("another")
	return nil
}

type printer struct{ out io.Writer }

var std = newPrinter(os.Stdout)

func newPrinter(w io.Writer) *printer { return &printer{w} }

func standard() *printer { return std }

func replace(p *printer) { std = p }

func (p *printer) setOut(w io.Writer) { p.out = w }

func (p *printer) say(text string) { fmt.Fprintln(p.out, text) }

func (p *printer) warn(text string) {
	fmt.Fprintln(p.out, "warning:", text) // want `^function printer\.warn, called by handler late, writes to stdout with fmt\.Fprintln, .*`
}

func (p *printer) note(text string) {
	fmt.Fprintln(p.out, "note:", text) // want `^function printer\.note, called by handler another, writes to stdout with fmt\.Fprintln, .*`
}

func setOut(w io.Writer) { std.setOut(w) }
