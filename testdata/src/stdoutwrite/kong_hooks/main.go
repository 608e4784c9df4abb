// Command kong_hooks sets its writers in methods that the parser calls before any command.
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/alecthomas/kong"
)

var (
	out     io.Writer = os.Stdout
	notes   io.Writer = os.Stdout
	details io.Writer = os.Stdout
	traces  io.Writer = os.Stdout
)

type cli struct {
	logging
	Quiet bool

	List  listCmd  `cmd:""`
	Show  showCmd  `cmd:""`
	Trace traceCmd `cmd:""`
	Count countCmd `cmd:""`
	Other otherCmd `cmd:""`
}

// AfterApply is called when the command line has been read.
func (c *cli) AfterApply() error {
	out = os.Stderr
	if c.Quiet {
		notes = io.Discard
	}
	return nil
}

type logging struct{ Level string }

// BeforeApply is called before, of what is embedded, too.
func (*logging) BeforeApply() error {
	traces = os.Stderr
	return nil
}

type listCmd struct{}

func (*listCmd) Run() error {
	fmt.Fprintln(out, "list")
	return nil
}

type showCmd struct{}

func (*showCmd) Run() error {
	fmt.Fprintln(notes, "show") // want `^handler showCmd\.Run writes to stdout with fmt\.Fprintln, .*`
	return nil
}

type traceCmd struct{}

func (*traceCmd) Run() error {
	fmt.Fprintln(traces, "trace")
	return nil
}

type countCmd struct{}

// AfterApply of a command is called for that alone.
func (*countCmd) AfterApply() error {
	details = os.Stderr
	return nil
}

func (*countCmd) Run() error {
	fmt.Fprintln(details, "count")
	return nil
}

type otherCmd struct{}

func (*otherCmd) Run() error {
	fmt.Fprintln(details, "other") // want `^handler otherCmd\.Run writes to stdout with fmt\.Fprintln, .*`
	return nil
}

func main() {
	var c cli
	ctx := kong.Parse(&c)
	ctx.FatalIfErrorf(ctx.Run())
}
