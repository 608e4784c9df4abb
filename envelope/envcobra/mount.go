package envcobra

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/envelope/internal/adapter"
	"github.com/envvet/envvet/envelope/spec"
)

// Mount adds a command below parent, which commonly is the root, for each command
// that is registered with the application, and the command manifest if there is
// none of that name. A command of several words goes into the groups that its
// first words name, which are made if the tree does not have them. Help, usage
// and shell completion come from the parameters, by cobra; the envelope answers.
// No hooks are called for the manifest: programs can ask what there is to call
// although the tree is not set up.
//
// It is to be called when the tree is built and all commands are registered. It
// panics if the tree has a command already that does something and has the name
// of a registered one: one of the two could not be called.
func Mount(parent *cobra.Command, app *envelope.App) {
	d := adapter.Describe(app)
	byLength := func(a, b adapter.Command) int { // groups before what they hold
		return cmp.Compare(strings.Count(a.Name, " "), strings.Count(b.Name, " "))
	}
	slices.SortStableFunc(d.Commands, byLength)
	for _, c := range d.Commands {
		if c.Foreign { // it is in the tree
			continue
		}
		words := strings.Fields(c.Name)
		if len(words) == 0 {
			continue // one of app.Problems, which every call answers with
		}
		at := parent
		for _, word := range words[:len(words)-1] {
			at = groupOf(at, word)
		}
		mount(at, app, &d, &c, words[len(words)-1])
	}
	if slices.Contains(d.Builtins, manifest) && child(parent, manifest) == nil {
		addManifest(parent, app, d.Flags)
	}
}

func child(of *cobra.Command, name string) *cobra.Command {
	for _, c := range of.Commands() {
		if c.Name() == name || c.HasAlias(name) {
			return c
		}
	}
	return nil
}

func mount(at *cobra.Command, app *envelope.App, d *adapter.App, c *adapter.Command, name string) {
	cmd := child(at, name)
	switch {
	case cmd == nil:
		cmd = &cobra.Command{}
		at.AddCommand(cmd)
	case isGroup(cmd):
		clearGroup(cmd)
	case cmd.Runnable():
		panic(fmt.Sprintf("envcobra: the tree has a command %q already that does something, it cannot be mounted as well", cmd.CommandPath()))
	}
	cmd.Use, cmd.Short = name+synopsis(c.Params), c.Summary
	if len(c.Examples) > 0 {
		cmd.Example = "  " + strings.Join(c.Examples, "\n  ")
	}
	if !cmd.HasSubCommands() { // else what is no subcommand should not be taken for an argument
		cmd.Args = cobra.ArbitraryArgs
	}
	a := &adapted{app: app, cmd: cmd, name: c.Name}
	a.recorder.addParams(cmd, c.Params)
	a.recorder.addOwn(cmd, d.Flags, c.IsList)
	cmd.ValidArgsFunction = completePlaces(c.Params)
	a.adapt()
}

// synopsis returns the parameters that are known by their place, as usage lines
// have them.
func synopsis(params []spec.Param) string {
	var text string
	for _, p := range params {
		if !p.Arg {
			continue
		}
		word := strings.ToUpper(p.Name)
		if p.Type == spec.TypeArray {
			word += "..."
		}
		if !p.Required {
			word = "[" + word + "]"
		}
		text += " " + word
	}
	return text
}

// completePlaces completes the parameters that are known by their place.
func completePlaces(params []spec.Param) cobra.CompletionFunc {
	places := slices.DeleteFunc(slices.Clone(params), func(p spec.Param) bool { return !p.Arg })
	return func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		at := len(args)
		if last := len(places) - 1; last >= 0 && places[last].Type == spec.TypeArray {
			at = min(at, last)
		}
		if at >= len(places) {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		if places[at].Enum == nil {
			return nil, cobra.ShellCompDirectiveDefault // perhaps files
		}
		return slices.Clone(places[at].Enum), cobra.ShellCompDirectiveNoFileComp
	}
}
