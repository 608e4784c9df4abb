package envcobra

import (
	"io"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/internal/adapter"
)

// manifest is the runtime's command that describes all others.
const manifest = "manifest"

// addManifest adds the command. Like a question for a schema it is answered before hooks
// are called, which may fail or print: its own, which cobra calls in place of those of
// parents, do nothing.
func addManifest(parent *cobra.Command, app *envelope.App, ownFlags []adapter.Flag) {
	var given form
	for _, flag := range ownFlags {
		given.add(flag)
	}
	none := func(*cobra.Command, []string) {}
	cmd := &cobra.Command{
		Use: manifest, Short: "Describe the commands that answer with an envelope",
		DisableFlagParsing: true, // the runtime's own, --help among them
		PersistentPreRun:   none, PersistentPostRun: none,
	}
	a := &adapted{app: app, cmd: cmd}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		flags := inheritedFlags(cmd)
		tree, own := apart(flags, args)
		err := flags.Parse(tree)
		for _, asked := range given.asked(flags) {
			own = append([]string{"--" + asked.Name + "=" + asked.Text}, own...)
		}
		return a.answer(adapter.Request{Line: append([]string{manifest}, own...), Refused: err, Flags: flags}, nil)
	}
	parent.AddCommand(cmd)
	answerHelp(cmd, func(*cobra.Command, []string) {
		_ = a.answer(adapter.Request{Line: []string{manifest, "--help"}}, nil) // there is nobody to tell
	})
}

// inheritedFlags returns the flags that the command has from its parents.
func inheritedFlags(cmd *cobra.Command) *pflag.FlagSet {
	flags := pflag.NewFlagSet(cmd.Name(), pflag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.SetNormalizeFunc(cmd.InheritedFlags().GetNormalizeFunc())
	cmd.InheritedFlags().VisitAll(flags.AddFlag)
	return flags
}

// apart returns which arguments are flags of the tree, with their values, and which
// are for the runtime.
func apart(flags *pflag.FlagSet, args []string) (tree, own []string) {
	for i := 0; i < len(args); i++ {
		arg := args[i]
		if arg == "--" {
			return tree, append(own, args[i:]...)
		}
		flag, takesNext := flagOf(flags, arg)
		if flag == nil {
			own = append(own, arg)
			continue
		}
		tree = append(tree, arg)
		if takesNext && i+1 < len(args) {
			i++
			tree = append(tree, args[i])
		}
	}
	return tree, own
}
