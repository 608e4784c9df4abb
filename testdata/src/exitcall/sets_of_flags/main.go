// Command sets_of_flags parses flags in sets that helpers make, which are told what to do with bad
// arguments.
package main

import (
	"flag"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/testdata/src/exitcall/sets_of_flags/flags"
)

func main() {
	root := &cobra.Command{Use: "add", RunE: add}
	root.AddCommand(
		&cobra.Command{Use: "edit", RunE: edit},
		&cobra.Command{Use: "far", RunE: far},
		&cobra.Command{Use: "set", RunE: set},
		&cobra.Command{Use: "again", RunE: again},
		&cobra.Command{Use: "chosen", RunE: chosen},
	)
	root.Execute()
}

func newFlags(name string, mode flag.ErrorHandling) *flag.FlagSet {
	return flag.NewFlagSet(name, mode)
}

func quiet(name string) *flag.FlagSet { return newFlags(name, flag.ContinueOnError) }

func loud(name string) *flag.FlagSet { return newFlags(name, flag.ExitOnError) }

func add(cmd *cobra.Command, args []string) error {
	return newFlags("add", flag.ExitOnError).Parse(args) // want `^handler add ends the process with flag\.FlagSet\.Parse, `
}

func edit(cmd *cobra.Command, args []string) error {
	if err := newFlags("edit", flag.PanicOnError).Parse(args); err != nil {
		return err
	}
	return newFlags("edit", flag.ContinueOnError).Parse(args)
}

func far(cmd *cobra.Command, args []string) error {
	if err := flags.New("far", flag.ContinueOnError).Parse(args); err != nil {
		return err
	}
	return flags.New("far", flag.ExitOnError).Parse(args) // want `^handler far ends the process with flag\.FlagSet\.Parse, `
}

func set(cmd *cobra.Command, args []string) error {
	if err := quiet("set").Parse(args); err != nil {
		return err
	}
	return loud("set").Parse(args) // want `^handler set ends the process with flag\.FlagSet\.Parse, `
}

// reset has f do what mode says.
func reset(f *flag.FlagSet, mode flag.ErrorHandling) { f.Init(f.Name(), mode) }

func again(cmd *cobra.Command, args []string) error {
	f := quiet("again")
	reset(f, flag.PanicOnError)
	if err := f.Parse(args); err != nil {
		return err
	}
	g := quiet("again")
	reset(g, flag.ExitOnError)
	return g.Parse(args) // want `^handler again ends the process with flag\.FlagSet\.Parse, `
}

type settings struct{ mode flag.ErrorHandling }

// flags is told by a field, which may be anything.
func (s *settings) flags() *flag.FlagSet { return flag.NewFlagSet("chosen", s.mode) }

func chosen(cmd *cobra.Command, args []string) error {
	s := new(settings)
	if len(args) > 0 {
		s.mode = flag.PanicOnError
	}
	return s.flags().Parse(args)
}
