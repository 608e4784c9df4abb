// Command commandline_told has commands that tell the set of flags of the command line what to do
// with bad arguments, and some that do not.
package main

import (
	"flag"
	"os"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "commandline_told"}
	root.AddCommand(
		&cobra.Command{Use: "told", RunE: told},
		&cobra.Command{Use: "untold", RunE: untold},
		&cobra.Command{Use: "late", RunE: late},
		&cobra.Command{Use: "perhaps", RunE: perhaps},
		&cobra.Command{Use: "another", RunE: another},
		&cobra.Command{Use: "asked", RunE: asked},
	)
	root.Execute()
}

func told(cmd *cobra.Command, args []string) error {
	flag.CommandLine.Init("told", flag.ContinueOnError)
	return flag.CommandLine.Parse(args)
}

func untold(cmd *cobra.Command, args []string) error {
	return flag.CommandLine.Parse(args) // want `^handler untold ends the process with flag\.FlagSet\.Parse, `
}

// late tells it when it has been parsed.
func late(cmd *cobra.Command, args []string) error {
	err := flag.CommandLine.Parse(args) // want `^handler late ends the process with flag\.FlagSet\.Parse, `
	flag.CommandLine.Init("late", flag.ContinueOnError)
	return err
}

func perhaps(cmd *cobra.Command, args []string) error {
	if os.Getenv("LENIENT") != "" {
		flag.CommandLine.Init("perhaps", flag.PanicOnError)
	}
	return flag.CommandLine.Parse(args) // want `^handler perhaps ends the process with flag\.FlagSet\.Parse, `
}

// another tells a set of its own.
func another(cmd *cobra.Command, args []string) error {
	own := new(flag.FlagSet)
	own.Init("another", flag.ContinueOnError)
	if err := own.Parse(args); err != nil {
		return err
	}
	return flag.CommandLine.Parse(args) // want `^handler another ends the process with flag\.FlagSet\.Parse, `
}

// asked has something else done to it.
func asked(cmd *cobra.Command, args []string) error {
	flag.CommandLine.SetOutput(os.Stderr)
	return flag.CommandLine.Parse(args) // want `^handler asked ends the process with flag\.FlagSet\.Parse, `
}
