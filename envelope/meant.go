package envelope

import (
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/internal/nearest"
)

// meantCommand returns the command that the words, the first of which begin no
// command's name, were probably meant to begin with, or "".
func (a *App) meantCommand(words []string) string {
	byLength := make(map[int][]string)
	names := spec.ReservedCommands(a.dialect.name())
	for _, c := range a.commands {
		names = append(names[:len(names):len(names)], c.view.Name)
	}
	longest := 0
	for _, name := range names {
		n := len(strings.Fields(name))
		byLength[n] = append(byLength[n], name)
		longest = max(longest, n)
	}
	for n := min(longest, len(words)); n > 0; n-- {
		slices.Sort(byLength[n])
		if name := nearest.Name(strings.Join(words[:n], " "), byLength[n]); name != "" {
			return name
		}
	}
	return ""
}

// meantBelow notes which command below the invocation's own was probably meant,
// where an argument that no parameter takes is refused.
func (inv *invocation) meantBelow(err error) {
	name := inv.commandName()
	if len(inv.app.group(inv.command.words())) < 2 {
		return // it is alone
	}
	for _, leaf := range leaves(err) {
		if e, ok := leaf.(*Error); ok && e.extra {
			if meant := inv.app.meantCommand(append(inv.command.words(), e.value)); strings.HasPrefix(meant, name+" ") {
				e.meant = meant
			}
		}
	}
}

// meantFlag returns the flag of the set that an unknown one with the name was
// probably meant to be, or "".
func meantFlag(name string, flags *pflag.FlagSet) string {
	names := []string{"help"}
	flags.VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) }) // in the order of their names
	if meant := nearest.Name(name, names); meant != "" {
		return "--" + meant
	}
	return ""
}
