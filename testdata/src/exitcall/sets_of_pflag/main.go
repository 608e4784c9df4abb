// Command sets_of_pflag parses sets of flags of a library, which are told what to do with bad
// arguments as those of package flag are.
package main

import (
	"os"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

func main() {
	root := &cobra.Command{Use: "sets_of_pflag"}
	root.AddCommand(
		&cobra.Command{Use: "own", RunE: own},
		&cobra.Command{Use: "all", RunE: all},
		&cobra.Command{Use: "lenient", RunE: lenient},
		&cobra.Command{Use: "helper", RunE: helper},
		&cobra.Command{Use: "again", RunE: again},
		&cobra.Command{Use: "either", RunE: either},
		&cobra.Command{Use: "shared", RunE: shared},
		&cobra.Command{Use: "gentle", RunE: gentle},
		&cobra.Command{Use: "changed", RunE: changed},
		&cobra.Command{Use: "kept", RunE: kept},
		&cobra.Command{Use: "mended", RunE: mended},
		&cobra.Command{Use: "cmds", RunE: commands},
	)
	root.Execute()
}

func own(cmd *cobra.Command, args []string) error {
	fs := pflag.NewFlagSet("own", pflag.ExitOnError)
	name := fs.String("name", "", "name")
	if err := fs.Parse(args); err != nil { // want `^call of pflag\.FlagSet\.Parse in handler own ends the process with os\.Exit at github\.com/spf13/pflag/`
		return err
	}
	cmd.Println(*name)
	return nil
}

func all(cmd *cobra.Command, args []string) error {
	fs := pflag.NewFlagSet("all", pflag.ExitOnError)
	return fs.ParseAll(args, func(f *pflag.Flag, value string) error { return nil }) // want `^call of pflag\.FlagSet\.Parse(All)? in handler all ends the process with os\.Exit at `
}

func lenient(cmd *cobra.Command, args []string) error {
	fs := pflag.NewFlagSet("lenient", pflag.ContinueOnError)
	fs.Int("n", 1, "number")
	fs.SetOutput(os.Stderr)
	if err := fs.Parse(args); err != nil {
		return err
	}
	return pflag.NewFlagSet("lenient", pflag.PanicOnError).Parse(args)
}

func newFlags(name string, mode pflag.ErrorHandling) *pflag.FlagSet {
	return pflag.NewFlagSet(name, mode)
}

func helper(cmd *cobra.Command, args []string) error {
	if err := newFlags("helper", pflag.ContinueOnError).Parse(args); err != nil {
		return err
	}
	return newFlags("helper", pflag.ExitOnError).Parse(args) // want `^call of pflag\.FlagSet\.Parse(All)? in handler helper ends the process with os\.Exit at `
}

// again is told not to.
func again(cmd *cobra.Command, args []string) error {
	f := pflag.NewFlagSet("again", pflag.ExitOnError)
	f.Init("again", pflag.ContinueOnError)
	return f.Parse(args)
}

// either is told to end the process after all.
func either(cmd *cobra.Command, args []string) error {
	f := pflag.NewFlagSet("either", pflag.ContinueOnError)
	f.Init("either", pflag.ExitOnError)
	return f.Parse(args) // want `^call of pflag\.FlagSet\.Parse(All)? in handler either ends the process with os\.Exit at `
}

// addFlags declares flags that several commands have.
func addFlags(fs *pflag.FlagSet) *bool {
	fs.SortFlags = false
	fs.SetInterspersed(false)
	return fs.BoolP("verbose", "v", false, "say more")
}

// soften has a set tell of bad arguments.
func soften(fs *pflag.FlagSet) { fs.Init("softened", pflag.ContinueOnError) }

func shared(cmd *cobra.Command, args []string) error {
	fs := pflag.NewFlagSet("shared", pflag.ExitOnError)
	addFlags(fs)
	return fs.Parse(args) // want `^call of pflag\.FlagSet\.Parse in handler shared ends the process with os\.Exit at `
}

func gentle(cmd *cobra.Command, args []string) error {
	fs := pflag.NewFlagSet("gentle", pflag.ContinueOnError)
	addFlags(fs)
	return fs.Parse(args)
}

func changed(cmd *cobra.Command, args []string) error {
	fs := pflag.NewFlagSet("changed", pflag.ExitOnError)
	soften(fs)
	return fs.Parse(args)
}

// Sets that all calls have.
var (
	hard = pflag.NewFlagSet("hard", pflag.ExitOnError)
	soft = pflag.NewFlagSet("soft", pflag.ContinueOnError)
	late = pflag.NewFlagSet("late", pflag.ExitOnError)
)

func init() {
	addFlags(hard)
	addFlags(soft)
	late.Init("late", pflag.ContinueOnError)
}

func kept(cmd *cobra.Command, args []string) error {
	return hard.Parse(args) // want `^call of pflag\.FlagSet\.Parse in handler kept ends the process with os\.Exit at `
}

func mended(cmd *cobra.Command, args []string) error {
	if err := soft.Parse(args); err != nil {
		return err
	}
	return late.Parse(args)
}

// commands parses flags that are the framework's.
func commands(cmd *cobra.Command, args []string) error {
	return cmd.Flags().Parse(args)
}
