// Command subcommandsapp looks after a cache.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/google/subcommands"

	"example.com/frameworks/internal/runner"
	"example.com/frameworks/internal/store"
	"example.com/frameworks/internal/ui"
)

// common is embedded in all commands.
type common struct {
	path string
	errW io.Writer
}

func (c *common) SetFlags(fs *flag.FlagSet) { fs.StringVar(&c.path, "path", "cache.json", "the cache") }
func (c *common) Usage() string             { return "usage: cache COMMAND [-path P]\n" }

func (c *common) failed(err error) subcommands.ExitStatus {
	if err == nil {
		return subcommands.ExitSuccess
	}
	fmt.Fprintln(c.errW, "cache:", err)
	return subcommands.ExitFailure
}

type statsCmd struct{ common }

func (*statsCmd) Name() string     { return "stats" }
func (*statsCmd) Synopsis() string { return "print numbers" }
func (c *statsCmd) Execute(ctx context.Context, fs *flag.FlagSet, args ...any) subcommands.ExitStatus { // bad: prints the numbers
	s, err := store.Open(c.path)
	if err != nil {
		return c.failed(err)
	}
	fmt.Println("items:", s.Len()) // want stdoutwrite
	return subcommands.ExitSuccess
}

type trimCmd struct{ common }

func (*trimCmd) Name() string     { return "trim" }
func (*trimCmd) Synopsis() string { return "drop what is empty" }
func (c *trimCmd) Execute(ctx context.Context, fs *flag.FlagSet, args ...any) subcommands.ExitStatus { // ok: errors to stderr, a status as the result
	s, err := store.Open(c.path)
	if err != nil {
		return c.failed(err)
	}
	if s.Compact() == 0 {
		return subcommands.ExitStatus(4)
	}
	return c.failed(s.Save())
}

type warmCmd struct{ common }

func (*warmCmd) Name() string     { return "warm" }
func (*warmCmd) Synopsis() string { return "fill the cache" }
func (c *warmCmd) Execute(ctx context.Context, fs *flag.FlagSet, args ...any) subcommands.ExitStatus { // bad: exits as the child did
	_, err := runner.Output(ctx, "warm", fs.Args()...)
	runner.ExitLike(err) // want exitcall
	return subcommands.ExitSuccess
}

type coolCmd struct{ common }

func (*coolCmd) Name() string     { return "cool" }
func (*coolCmd) Synopsis() string { return "empty the cache" }
func (c *coolCmd) Execute(ctx context.Context, fs *flag.FlagSet, args ...any) subcommands.ExitStatus { // ok: the status of the child is the result
	_, err := runner.Output(ctx, "cool", fs.Args()...)
	ui.Tracef("cool: %v", err)
	return subcommands.ExitStatus(runner.Status(err))
}

func main() {
	c := common{errW: os.Stderr}
	subcommands.Register(subcommands.HelpCommand(), "")
	subcommands.Register(&statsCmd{c}, "")
	subcommands.Register(&trimCmd{c}, "")
	subcommands.Register(&warmCmd{c}, "")
	subcommands.Register(&coolCmd{c}, "")
	flag.Parse()
	os.Exit(int(subcommands.Execute(context.Background())))
}
