// Command files is built on kong: its commands are fields of a struct.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"

	"github.com/alecthomas/kong"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/kong/remote"
)

type globals struct {
	Debug bool `help:"Say more."`

	out io.Writer
}

type listCmd struct {
	Paths []string `arg:"" optional:""`
}

// Run is the command.
func (l *listCmd) Run(g *globals) error {
	fmt.Println(l.Paths) // want `^handler listCmd\.Run writes to stdout with fmt\.Println, which mixes with the command's answer; return the value, or write to stderr \(stdoutwrite\)$`
	if g.Debug {
		l.debug("listed")
	}
	return nil
}

func (l *listCmd) debug(text string) {
	fmt.Fprintln(os.Stderr, text)
	io.WriteString(os.Stdout, text) // want `^function listCmd\.debug, called by handler listCmd\.Run, writes to stdout with os\.Stdout, `
}

// Hooks of the parser run for whatever the command line names.
func (l *listCmd) BeforeApply(app *kong.Kong) error { fmt.Println("before apply"); return nil }
func (l *listCmd) AfterApply() error                { fmt.Println("after apply"); return nil }
func (l *listCmd) Validate() error                  { fmt.Println("validating"); return nil }

// Help is asked for.
func (l *listCmd) Help() string { fmt.Println("help"); return "" }

// Start is no name that kong knows.
func (l *listCmd) Start() error { fmt.Println("starting"); return nil }

// verbose is a flag, of which kong calls no Run.
type verbose bool

func (v verbose) Run() error { fmt.Println("verbose"); return nil }

// common is embedded in commands for its method.
type common struct{ Force bool }

func (c common) Run() error {
	return json.NewEncoder(os.Stdout).Encode(c) // want `^handler common\.Run writes to stdout with os\.Stdout, `
}

type removeCmd struct {
	common
	Path string `arg:""`
}

type showCmd struct{}

// Run answers through the writers of kong, and one that main sets.
func (showCmd) Run(ctx *kong.Context, g *globals) error {
	fmt.Fprintln(ctx.Stdout, "shown")
	fmt.Fprintln(ctx.Stderr, "shown")
	fmt.Fprintln(g.out, "shown")
	return nil
}

// oldCmd is a command no more.
type oldCmd struct{}

func (oldCmd) Run() error { fmt.Println("old"); return nil }

type cli struct {
	globals
	Version kong.VersionFlag
	Verbose verbose
	List    listCmd      `cmd:"" help:"List files."`
	Remove  removeCmd    `cmd:"" help:"Remove files."`
	Show    showCmd      `cmd:""`
	Fetch   remote.Fetch `cmd:""` // want `^handler remote\.Fetch\.Run writes to stdout with fmt\.Printf at .*/kong/remote/remote\.go:\d+, `
	Old     oldCmd       `kong:"-"`
	Dry     struct {
		Run dryCmd `cmd:""`
	} `cmd:""`
}

type dryCmd struct{}

func (*dryCmd) Run() error {
	w := os.Stdout // want `^handler dryCmd\.Run writes to stdout with os\.Stdout, `
	fmt.Fprintln(w, "dry")
	return nil
}

func main() {
	var c cli
	c.out = os.Stderr
	ctx := kong.Parse(&c, kong.Name("files"), kong.WithBeforeApply(func() error { fmt.Println("hook"); return nil }))
	fmt.Println(ctx.Command())
	ctx.FatalIfErrorf(ctx.Run(&c.globals))
}
