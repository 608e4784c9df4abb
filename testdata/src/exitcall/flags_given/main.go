// Command flags_given has commands that run others in the process: these were given flags, or
// were not and make some that end it.
package main

import (
	"context"
	"flag"

	"github.com/peterbourgon/ff/v3/ffcli"
	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/flags_given/single"
)

func main() {
	root := &cobra.Command{Use: "flags_given"}
	root.AddCommand(
		&cobra.Command{Use: "one", RunE: one},
		&cobra.Command{Use: "given", RunE: given},
		&cobra.Command{Use: "strict", RunE: strict},
		&cobra.Command{Use: "none", RunE: none},
		&cobra.Command{Use: "later", RunE: later},
		&cobra.Command{Use: "below", RunE: below},
		&cobra.Command{Use: "added", RunE: added},
	)
	root.Execute()
}

func exec(ctx context.Context, args []string) error { return nil }

func one(cmd *cobra.Command, args []string) error {
	c := &single.Command{Flags: flag.NewFlagSet("one", flag.ContinueOnError)}
	if err := c.Run(args); err != nil {
		return err
	}
	another := &single.Command{}
	return another.Run(args) // want `^call of single\.Command\.Run in handler one ends the process with flag\.FlagSet\.Parse at .*, `
}

func given(cmd *cobra.Command, args []string) error {
	c := &ffcli.Command{FlagSet: flag.NewFlagSet("given", flag.ContinueOnError), Exec: exec}
	return c.ParseAndRun(cmd.Context(), args)
}

func strict(cmd *cobra.Command, args []string) error {
	c := &ffcli.Command{FlagSet: flag.NewFlagSet("strict", flag.ExitOnError), Exec: exec}
	return c.ParseAndRun(cmd.Context(), args) // want `^call of ffcli\.Command\.ParseAndRun in handler strict ends the process with flag\.FlagSet\.Parse at .*, `
}

func none(cmd *cobra.Command, args []string) error {
	c := &ffcli.Command{Exec: exec}
	return c.ParseAndRun(cmd.Context(), args) // want `^call of ffcli\.Command\.ParseAndRun in handler none ends the process with flag\.FlagSet\.Parse at .*, `
}

func later(cmd *cobra.Command, args []string) error {
	c := &ffcli.Command{Exec: exec}
	c.FlagSet = flag.NewFlagSet("later", flag.ContinueOnError)
	return c.ParseAndRun(cmd.Context(), args)
}

// below has a command in another one that was given no flags.
func below(cmd *cobra.Command, args []string) error {
	c := &ffcli.Command{
		FlagSet:     flag.NewFlagSet("below", flag.ContinueOnError),
		Subcommands: []*ffcli.Command{{Name: "inner", Exec: exec}},
	}
	return c.ParseAndRun(cmd.Context(), args) // want `^call of ffcli\.Command\.ParseAndRun in handler below ends the process with flag\.FlagSet\.Parse at .*, `
}

// added has it added.
func added(cmd *cobra.Command, args []string) error {
	c := &ffcli.Command{FlagSet: flag.NewFlagSet("added", flag.ContinueOnError)}
	add(c, &ffcli.Command{Name: "inner", Exec: exec})
	return c.ParseAndRun(cmd.Context(), args) // want `^call of ffcli\.Command\.ParseAndRun in handler added ends the process with flag\.FlagSet\.Parse at .*, `
}

func add(to, c *ffcli.Command) { to.Subcommands = append(to.Subcommands, c) }
