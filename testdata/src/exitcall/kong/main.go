// Command files is built on kong: its commands are fields of a struct.
package main

import (
	"errors"
	"log"
	"os"

	"github.com/alecthomas/kong"

	"github.com/envvet/envvet/testdata/src/exitcall/kong/remote"
)

type listCmd struct {
	Paths []string `arg:"" optional:""`
}

// Run is the command.
func (l *listCmd) Run() error {
	for _, path := range l.Paths {
		must(os.Chdir(path))
	}
	return nil
}

func must(err error) {
	if err != nil {
		log.Fatal(err) // want `^function must, called by handler listCmd\.Run, ends the process with log\.Fatal, so its caller gets no answer; return an error \(exitcall\)$`
	}
}

// Hooks of the parser run for whatever the command line names.
func (l *listCmd) BeforeApply() error { os.Exit(2); return nil }
func (l *listCmd) AfterApply() error  { log.Fatal("after"); return nil }

type removeCmd struct{}

// Run hands errors back, and ends through kong if it has to.
func (removeCmd) Run(ctx *kong.Context) error {
	if len(ctx.Args) == 0 {
		ctx.Exit(2)
	}
	ctx.FatalIfErrorf(os.Remove(ctx.Args[0]))
	return errors.New("nothing removed")
}

// runner has the method, and is no command.
type runner struct{}

func (runner) Run() error { os.Exit(3); return nil }

type cli struct {
	List   listCmd      `cmd:"" help:"List files."`
	Remove removeCmd    `cmd:"" help:"Remove files."`
	Fetch  remote.Fetch `cmd:""` // want `^handler remote\.Fetch\.Run ends the process with os\.Exit at .*/kong/remote/remote\.go:\d+, so its caller `
	Runner runner
}

func main() {
	var c cli
	ctx := kong.Parse(&c)
	if err := ctx.Run(); err != nil {
		log.Print(err)
		os.Exit(1)
	}
}
