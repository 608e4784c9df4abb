// Command notes keeps standard output in variables and fields.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/variables/ui"
)

// Stdout is where notes go. That it holds os.Stdout writes nothing yet.
var Stdout io.Writer = os.Stdout

var (
	stderr io.Writer = os.Stderr
	later  io.Writer
	both   = struct{ out, err io.Writer }{os.Stdout, os.Stderr}
	names  = map[string]io.Writer{"out": os.Stdout}

	notices io.Writer = os.Stdout
	loud    io.Writer = os.Stdout
	early   io.Writer = os.Stdout
	echo              = early
)

func init() { later = os.Stdout }

func init() {
	notices = os.Stderr
	if os.Getenv("QUIET") != "" {
		loud = io.Discard
	}
	early = os.Stderr
}

func main() {
	a := &app{out: os.Stderr}
	root := &cobra.Command{Use: "notes", RunE: packageVariables}
	root.AddCommand(
		&cobra.Command{Use: "fields", RunE: fields},
		&cobra.Command{Use: "locals", RunE: locals},
		&cobra.Command{Use: "others", RunE: others},
		&cobra.Command{Use: "twins", RunE: a.twins},
	)
	root.Execute()
}

func packageVariables(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(Stdout, "a")       // want `^handler packageVariables writes to stdout with fmt\.Fprintln, `
	Stdout.Write([]byte("a"))       // want `^handler packageVariables writes to stdout with os\.File\.Write, `
	fmt.Fprintln(later, "a")        // want `^handler packageVariables writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(both.out, "a")     // want `^handler packageVariables writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(names["out"], "a") // want `^handler packageVariables writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(loud, "a")         // want `^handler packageVariables writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(echo, "a")         // want `^handler packageVariables writes to stdout with fmt\.Fprintln, `
	fmt.Fprintln(stderr, "a")
	fmt.Fprintln(both.err, "a")
	fmt.Fprintln(notices, "a")
	return nil
}

type app struct {
	out  io.Writer
	note string
}

func (a *app) line(s string) { fmt.Fprintln(a.out, s) } // want `^function app\.line, called by handler fields, writes to stdout with fmt\.Fprintln, `

func (a *app) twins(cmd *cobra.Command, args []string) error {
	a.line("a") // main sets standard error
	return nil
}

func fields(cmd *cobra.Command, args []string) error {
	p := app{out: os.Stdout} // want `^handler fields writes to stdout with os\.Stdout, `
	p.line("a")

	q := new(app)
	q.out = Stdout
	q.line("a")

	var r app
	r.out = os.Stderr
	r.line("a")

	s := app{note: "a"}
	s.out = new(bytes.Buffer)
	s.line("a")
	return nil
}

func locals(cmd *cobra.Command, args []string) error {
	var w io.Writer = os.Stderr
	if len(args) > 0 {
		w = os.Stdout // want `^handler locals writes to stdout with os\.Stdout, `
	}
	fmt.Fprintln(w, "a")

	out := os.Stdout // want `^handler locals writes to stdout with os\.Stdout, `
	defer fmt.Fprintln(out, "a")

	err := os.Stderr
	fmt.Fprintln(err, "a")

	fmt.Fprintln(writer(true), "a")
	unusedWriter := os.Stdout
	_ = unusedWriter
	return nil
}

func writer(std bool) io.Writer {
	if std {
		return os.Stdout // want `^function writer, called by handler locals, writes to stdout with os\.Stdout, `
	}
	return new(bytes.Buffer)
}

func others(cmd *cobra.Command, args []string) error {
	fmt.Fprintln(ui.Out, "a")     // want `^handler others writes to stdout with fmt\.Fprintln, `
	ui.Default.Line("a")          // want `^call of ui\.Printer\.Line in handler others writes to stdout with fmt\.Fprintln at github\.com/envvet/envvet/testdata/src/stdoutwrite/variables/ui/ui\.go:\d+, `
	ui.New().Line("a")            // want `^call of ui\.Printer\.Line in handler others writes to stdout with fmt\.Fprintln at .*/ui\.go:\d+, `
	ui.NewTo(os.Stdout).Line("a") // want `^handler others writes to stdout with os\.Stdout, `

	fmt.Fprintln(ui.Err, "a")
	ui.NewTo(os.Stderr).Line("a")
	ui.NewTo(new(bytes.Buffer)).Line("a")
	return nil
}
