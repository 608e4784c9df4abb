// Command gcs is built on google/subcommands, where a status is what a command
// returns.
package main

import (
	"context"
	"flag"
	"log"
	"os"

	"github.com/google/subcommands"
)

type about struct{}

func (about) Name() string           { return "" }
func (about) Synopsis() string       { return "" }
func (about) Usage() string          { os.Exit(2); return "" }
func (about) SetFlags(*flag.FlagSet) { os.Exit(2) }

type printCmd struct {
	about
	fail func(code int)
}

func (p *printCmd) Execute(_ context.Context, f *flag.FlagSet, _ ...interface{}) subcommands.ExitStatus {
	if f.NArg() == 0 {
		return subcommands.ExitUsageError
	}
	p.fail(1) // want `^handler printCmd\.Execute ends the process with os\.Exit, so its caller `
	return subcommands.ExitSuccess
}

// gentle is made with another function.
type gentle struct {
	about
	fail func(code int)
}

func (g *gentle) Execute(_ context.Context, f *flag.FlagSet, _ ...interface{}) subcommands.ExitStatus {
	g.fail(1)
	return subcommands.ExitSuccess
}

type copyCmd struct{ about }

func (copyCmd) Execute(_ context.Context, f *flag.FlagSet, _ ...interface{}) subcommands.ExitStatus {
	defer os.Exit(0) // want `^handler copyCmd\.Execute ends the process with os\.Exit, so its caller gets no answer; return the exit status \(exitcall\)$`
	return subcommands.ExitSuccess
}

type moveCmd struct{ copyCmd }

// job is given to nobody.
type job struct{ about }

func (job) Execute(_ context.Context, f *flag.FlagSet, _ ...interface{}) subcommands.ExitStatus {
	log.Fatal("job")
	return subcommands.ExitSuccess
}

var _ subcommands.Command = job{}

func main() {
	subcommands.Register(&printCmd{fail: os.Exit}, "")
	subcommands.Register(&gentle{fail: func(code int) { log.Print(code) }}, "")
	subcommands.Register(moveCmd{}, "")
	os.Exit(int(subcommands.Execute(context.Background())))
}
