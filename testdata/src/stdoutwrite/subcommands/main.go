// Command gcs is built on google/subcommands: its commands are values of types
// of its own.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/google/subcommands"

	"github.com/envvet/envvet/testdata/src/stdoutwrite/subcommands/copy"
)

// about is what all commands say of themselves.
type about struct{ name string }

func (a about) Name() string           { return a.name }
func (a about) Synopsis() string       { fmt.Println("synopsis"); return "" }
func (a about) Usage() string          { fmt.Println("usage"); return "" }
func (a about) SetFlags(*flag.FlagSet) { fmt.Println("flags") }

// printCmd writes to what it was made with.
type printCmd struct {
	about
	out io.Writer
}

func (p *printCmd) Execute(_ context.Context, f *flag.FlagSet, _ ...interface{}) subcommands.ExitStatus {
	for _, arg := range f.Args() {
		fmt.Fprintln(p.out, arg) // main decides where to
	}
	return subcommands.ExitSuccess
}

// logCmd is the same, and made with another writer.
type logCmd struct {
	about
	out io.Writer
}

func (l *logCmd) Execute(_ context.Context, f *flag.FlagSet, _ ...interface{}) subcommands.ExitStatus {
	fmt.Fprintln(l.out, f.Args())
	return subcommands.ExitSuccess
}

type syncCmd struct{ about }

func (c syncCmd) Execute(ctx context.Context, f *flag.FlagSet, _ ...interface{}) subcommands.ExitStatus {
	if err := run(ctx, "sync"); err != nil {
		fmt.Println(err) // want `^handler syncCmd\.Execute writes to stdout with fmt\.Println, `
		return subcommands.ExitFailure
	}
	return subcommands.ExitSuccess
}

func run(ctx context.Context, name string) error {
	fmt.Printf("running %s\n", name) // want `^function run, called by handler syncCmd\.Execute, writes to stdout with fmt\.Printf, `
	return ctx.Err()
}

// promoted has its method from what it embeds.
type promoted struct{ syncCmd }

// job has the methods, and nobody is given one.
type job struct{ about }

func (job) Execute(_ context.Context, f *flag.FlagSet, _ ...interface{}) subcommands.ExitStatus {
	fmt.Println("job")
	return subcommands.ExitSuccess
}

var _ subcommands.Command = job{}

// step has a method that is called Execute.
type step struct{}

func (step) Execute() { fmt.Println("step") }

func main() {
	subcommands.Register(subcommands.HelpCommand(), "")
	subcommands.Register(&printCmd{about: about{"print"}, out: os.Stdout}, "")
	subcommands.Register(&logCmd{about{"log"}, os.Stderr}, "")
	for _, c := range []subcommands.Command{syncCmd{about{"sync"}}, promoted{syncCmd{about{"mirror"}}}} {
		subcommands.Register(c, "files")
	}
	subcommands.Register(subcommands.Alias("cp", &copy.Cmd{}), "") // want `^handler copy\.Cmd\.Execute writes to stdout with fmt\.Println at .*/subcommands/copy/copy\.go:\d+, `
	subcommands.Register(copy.New(), "")
	step{}.Execute()
	job{}.Execute(context.Background(), flag.CommandLine)
	os.Exit(int(subcommands.Execute(context.Background())))
}
