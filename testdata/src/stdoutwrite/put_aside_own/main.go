// Command put_aside_own has its own variables lead elsewhere meanwhile.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"
)

var out io.Writer = os.Stdout

var (
	byAddress io.Writer = os.Stdout
	kept      io.Writer = os.Stdout
	lent      io.Writer = os.Stdout
	copied              = printer{}
)

func init() { copied.w = kept }

func main() {
	set := &cobra.Command{Use: "set", RunE: set}
	root := &cobra.Command{Use: "put_aside_own"}
	root.AddCommand(
		set,
		&cobra.Command{Use: "deferred", RunE: deferred},
		&cobra.Command{Use: "plain", RunE: plain},
		&cobra.Command{Use: "writers", RunE: writers},
		&cobra.Command{Use: "given", RunE: given},
		&cobra.Command{Use: "silenced", RunE: silenced},
		&cobra.Command{Use: "fallible", RunE: fallible},
		&cobra.Command{Use: "loud", RunE: loud},
		&cobra.Command{Use: "early", RunE: early},
		&cobra.Command{Use: "late", RunE: late},
		&cobra.Command{Use: "sometimes", RunE: sometimes},
		&cobra.Command{Use: "old", RunE: old},
		&cobra.Command{Use: "again", RunE: again},
		&cobra.Command{Use: "ends", RunE: ends},
		&cobra.Command{Use: "last", RunE: last},
		&cobra.Command{Use: "restoring", RunE: restoring},
		&cobra.Command{Use: "called", RunE: called},
		&cobra.Command{Use: "addressed", RunE: addressed},
		&cobra.Command{Use: "holding", RunE: holding},
	)
	root.Execute()
}

// deferred renders what it then looks at.
func deferred(cmd *cobra.Command, args []string) error {
	var buf bytes.Buffer
	old := out
	defer func() { out = old }()
	out = &buf
	render()
	_, err := cmd.OutOrStdout().Write(buf.Bytes())
	return err
}

func render() { fmt.Fprintln(out, "rendered") }

func plain(cmd *cobra.Command, args []string) error {
	var buf bytes.Buffer
	old := out
	out = &buf
	renderBelow(args)
	out = old
	_, err := cmd.OutOrStdout().Write(buf.Bytes())
	return err
}

func renderBelow(args []string) {
	for range args {
		render()
	}
	indent(out)
}

func indent(w io.Writer) { io.WriteString(w, "\t") }

// captured returns what f renders.
func captured(f func()) string {
	var buf bytes.Buffer
	old := out
	out = &buf
	defer func() { out = old }()
	f()
	return buf.String()
}

func writers(cmd *cobra.Command, args []string) error {
	text := captured(render) + captured(func() {
		fmt.Fprintln(out, "working")
		renderBelow(args)
	})
	_, err := io.WriteString(cmd.OutOrStdout(), text)
	return err
}

// renderTo renders to what it is given.
func renderTo(w io.Writer) {
	old := out
	defer func() { out = old }()
	out = w
	renderGiven()
}

func renderGiven() {
	fmt.Fprintln(out, "given") // want `^function renderGiven, called by handler given, writes to stdout with fmt\.Fprintln, `
}

func given(cmd *cobra.Command, args []string) error {
	renderTo(os.Stderr)
	renderTo(os.Stdout) // want `^handler given writes to stdout with os\.Stdout, `
	return nil
}

func silence() (restore func()) {
	old := out
	out = io.Discard
	return func() { out = old }
}

func silenced(cmd *cobra.Command, args []string) error {
	defer silence()()
	render()
	return nil
}

func fallible(cmd *cobra.Command, args []string) error {
	f, err := os.Create("report")
	if err != nil {
		return err
	}
	defer f.Close()
	old := out
	defer func() { out = old }()
	out = f
	render()
	return nil
}

func loud(cmd *cobra.Command, args []string) error {
	renderLoud()
	return nil
}

func renderLoud() {
	fmt.Fprintln(out, "loud") // want `^function renderLoud, called by handler loud, writes to stdout with fmt\.Fprintln, `
}

func early(cmd *cobra.Command, args []string) error {
	renderEarly()
	old := out
	defer func() { out = old }()
	out = io.Discard
	render()
	return nil
}

func renderEarly() {
	fmt.Fprintln(out, "early") // want `^function renderEarly, called by handler early, writes to stdout with fmt\.Fprintln, `
}

func late(cmd *cobra.Command, args []string) error {
	old := out
	out = io.Discard
	renderLate()
	out = old
	renderLate()
	return nil
}

func renderLate() {
	fmt.Fprintln(out, "late") // want `^function renderLate, called by handler late, writes to stdout with fmt\.Fprintln, `
}

func sometimes(cmd *cobra.Command, args []string) error {
	old := out
	defer func() { out = old }()
	if len(args) > 0 {
		out = io.Discard
	}
	renderSometimes()
	return nil
}

func renderSometimes() {
	fmt.Fprintln(out, "sometimes") // want `^function renderSometimes, called by handler sometimes, writes to stdout with fmt\.Fprintln, `
}

// old writes to what was put aside.
func old(cmd *cobra.Command, args []string) error {
	old := out
	defer func() { out = old }()
	out = io.Discard
	fmt.Fprintln(old, "old") // want `^handler old writes to stdout with fmt\.Fprintln, `
	say(old)
	p := &printer{old}
	sayBy(p)
	return nil
}

func say(w io.Writer) {
	fmt.Fprintln(w, "old") // want `^function say, called by handler old, writes to stdout with fmt\.Fprintln, `
}

type printer struct{ w io.Writer }

func (p *printer) line() {
	fmt.Fprintln(p.w, "line") // want `^function printer\.line, called by .*, writes to stdout with fmt\.Fprintln, `
}

func sayBy(p *printer) { p.line() }

// again puts something else there, and then what was there.
func again(cmd *cobra.Command, args []string) error {
	old := out
	out = io.Discard
	for range args {
		renderAgain()
		out = old
	}
	return nil
}

func renderAgain() {
	fmt.Fprintln(out, "again") // want `^function renderAgain, called by handler again, writes to stdout with fmt\.Fprintln, `
}

// ends has it rendered by what is deferred, while the variable is still aside.
func ends(cmd *cobra.Command, args []string) error {
	old := out
	defer func() { out = old }()
	out = io.Discard
	defer render()
	return nil
}

// last has it rendered by what is deferred, when the variable is restored.
func last(cmd *cobra.Command, args []string) error {
	old := out
	out = io.Discard
	defer renderLast()
	defer func() { out = old }()
	return nil
}

func renderLast() {
	fmt.Fprintln(out, "last") // want `^function renderLast, called by handler last, writes to stdout with fmt\.Fprintln, `
}

// restoring has it rendered by what restores the variable.
func restoring(cmd *cobra.Command, args []string) error {
	old := out
	out = io.Discard
	defer func() {
		out = old
		renderRestored()
	}()
	render()
	return nil
}

func renderRestored() {
	fmt.Fprintln(out, "restored") // want `^function renderRestored, called by handler restoring, writes to stdout with fmt\.Fprintln, `
}

// called restores the variable by a literal that it calls.
func called(cmd *cobra.Command, args []string) error {
	old := out
	out = io.Discard
	func() { out = old }()
	renderCalled()
	return nil
}

func renderCalled() {
	fmt.Fprintln(out, "called") // want `^function renderCalled, called by handler called, writes to stdout with fmt\.Fprintln, `
}

// addressed restores the variable by its address.
func addressed(cmd *cobra.Command, args []string) error {
	old := byAddress
	byAddress = io.Discard
	restore(&byAddress, old)
	renderAddressed()
	return nil
}

func restore(w *io.Writer, old io.Writer) { *w = old }

func renderAddressed() {
	fmt.Fprintln(byAddress, "addressed") // want `^function renderAddressed, called by handler addressed, writes to stdout with fmt\.Fprintln, `
}

// holding renders by what has a copy of what the variable began with.
func holding(cmd *cobra.Command, args []string) error {
	old := kept
	defer func() { kept = old }()
	kept = io.Discard
	renderKept()
	return nil
}

func renderKept() {
	fmt.Fprintln(copied.w, "loud") // want `^function renderKept, called by handler holding, writes to stdout with fmt\.Fprintln, `
}

var holder printer

// set keeps what the variable holds elsewhere, before it puts that aside.
func set(cmd *cobra.Command, args []string) error {
	holder.w = lent
	old := lent
	defer func() { lent = old }()
	lent = io.Discard
	renderHeld()
	return nil
}

func renderHeld() {
	fmt.Fprintln(holder.w, "held") // want `^function renderHeld, called by handler set, writes to stdout with fmt\.Fprintln, `
}
