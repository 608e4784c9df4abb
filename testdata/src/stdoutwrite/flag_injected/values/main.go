// Command values registers values of its own types, some of which were made to
// write to stdout.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/alecthomas/kingpin/v2"
	"github.com/google/subcommands"
	"github.com/hashicorp/cli"
	"github.com/jessevdk/go-flags"
	"github.com/peterbourgon/ff/v3/ffcli"
)

// printCmd is a command of google/subcommands.
type printCmd struct {
	name string
	out  io.Writer
}

func (p *printCmd) Name() string           { return p.name }
func (p *printCmd) Synopsis() string       { return "" }
func (p *printCmd) Usage() string          { return "" }
func (p *printCmd) SetFlags(*flag.FlagSet) {}
func (p *printCmd) Execute(_ context.Context, f *flag.FlagSet, _ ...interface{}) subcommands.ExitStatus {
	return p.print(f.Args())
}

func (p *printCmd) print(args []string) subcommands.ExitStatus {
	fmt.Fprintln(p.out, args) // want `^function printCmd\.print, called by handler printCmd\.Execute, writes to stdout with fmt\.Fprintln, `
	return subcommands.ExitSuccess
}

// logCmd is the same, and made with another writer.
type logCmd struct {
	printCmd
	log io.Writer
}

func (l *logCmd) Execute(_ context.Context, f *flag.FlagSet, _ ...interface{}) subcommands.ExitStatus {
	fmt.Fprintln(l.log, f.Args())
	return subcommands.ExitSuccess
}

// readCommand is one of hashicorp/cli.
type readCommand struct{ out io.Writer }

func (c *readCommand) Help() string     { return "" }
func (c *readCommand) Synopsis() string { return "" }
func (c *readCommand) Run(args []string) int {
	fmt.Fprintln(c.out, args) // want `^handler readCommand\.Run writes to stdout with fmt\.Fprintln, `
	return 0
}

// showCommand is one of go-flags, with a flag for where to write.
type showCommand struct {
	Quiet bool `short:"q"`
	out   io.Writer
}

func (s *showCommand) Execute(args []string) error {
	out := s.out
	if s.Quiet {
		out = io.Discard
	}
	fmt.Fprintln(out, args) // want `^handler showCommand\.Execute writes to stdout with fmt\.Fprintln, `
	return nil
}

// config has the functions of ffcli's and kingpin's commands.
type config struct{ out io.Writer }

func (c *config) list(ctx context.Context, args []string) error {
	fmt.Fprintln(c.out, args) // want `^handler config\.list writes to stdout with fmt\.Fprintln, `
	return nil
}

type post struct{ out io.Writer }

func (p *post) run(c *kingpin.ParseContext) error {
	fmt.Fprintln(p.out, "posted")
	return nil
}

func main() {
	subcommands.Register(&printCmd{name: "print", out: os.Stdout}, "")
	subcommands.Register(&logCmd{log: os.Stderr}, "")
	c := &cli.CLI{Commands: map[string]cli.CommandFactory{
		"read": func() (cli.Command, error) { return &readCommand{out: os.Stdout}, nil },
	}}
	c.Run()
	flags.NewNamedParser("values", flags.Default).AddCommand("show", "", "", &showCommand{out: os.Stdout})
	conf := &config{out: os.Stdout}
	_ = &ffcli.Command{Name: "list", Exec: conf.list}
	kingpin.Command("post", "").Action((&post{out: os.Stderr}).run)
}
