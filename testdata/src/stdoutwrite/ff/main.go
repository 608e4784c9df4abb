// Command objects is built on ffcli, and on version 4 of ff that replaces it.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/peterbourgon/ff/v3/ffcli"
	"github.com/peterbourgon/ff/v4"
)

type config struct {
	verbose bool
	out     io.Writer
	report  io.Writer
}

func (c *config) create(ctx context.Context, args []string) error {
	fmt.Println("creating", args) // want `^handler config\.create writes to stdout with fmt\.Println, which mixes with the command's answer; `
	return nil
}

func (c *config) show(ctx context.Context, args []string) error {
	fmt.Fprintln(c.out, args) // main decides where to
	return nil
}

// Exec has the name only.
func (c *config) Exec(ctx context.Context, args []string) error { fmt.Println("exec"); return nil }

// step only looks like a command.
type step struct {
	Name string
	Exec func(ctx context.Context, args []string) error
}

func remove(ctx context.Context, args []string) error {
	if err := confirm(os.Stdin); err != nil {
		return err
	}
	fmt.Fprintln(os.Stderr, "removed")
	return nil
}

func confirm(r io.Reader) error {
	fmt.Print("sure? ") // want `^function confirm, called by handler remove, writes to stdout with fmt\.Print, `
	_, err := fmt.Fscanln(r)
	return err
}

func newList(exec func(ctx context.Context, args []string) error) *ffcli.Command {
	return &ffcli.Command{
		Name: "list",
		Exec: func(ctx context.Context, args []string) error {
			defer os.Stdout.Sync()
			return exec(ctx, args)
		},
		UsageFunc: func(*ffcli.Command) string { fmt.Println("usage"); return "" },
	}
}

func main() {
	c := &config{out: os.Stdout}
	root := &ffcli.Command{
		Name:    "objects",
		FlagSet: flag.NewFlagSet("objects", flag.ContinueOnError),
		Subcommands: []*ffcli.Command{
			{Name: "create", Exec: c.create},
			{Name: "show", Exec: c.show},
			newList(func(ctx context.Context, args []string) error {
				fmt.Println("listing") // want `^function literal in main, called by handler "list", writes to stdout with fmt\.Println, `
				return nil
			}),
		},
	}
	root.Exec = func(ctx context.Context, args []string) error { return flag.ErrHelp }

	next := &ff.Command{Name: "objects", Exec: remove}
	next.Subcommands = append(next.Subcommands, &ff.Command{
		Name: "edit",
		Exec: func(context.Context, []string) error {
			os.Stdout.WriteString("edited") // want `^handler "edit" writes to stdout with os\.Stdout, `
			return nil
		},
	})
	_ = step{Name: "step", Exec: func(context.Context, []string) error { fmt.Println("step"); return nil }}
	if err := root.ParseAndRun(context.Background(), os.Args[1:]); err != nil {
		fmt.Println(err)
	}
	next.ParseAndRun(context.Background(), os.Args[1:])
}
