package envelope

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"github.com/envvet/envvet/envelope/spec"
)

// A builtin is a command of the runtime's own.
type builtin struct {
	name, summary string
	words         bool // it takes the name of a command
}

var builtins = []*builtin{
	{"help", "Explain the tool, or one command", true},
	{"manifest", "List every command with its parameters, exit codes and output schema", false},
	{"version", "Show the version of the tool", false},
}

// builtin returns the runtime's own command of the name that the application's
// dialect has, or nil.
func (a *App) builtin(name string) *builtin {
	if !slices.Contains(spec.ReservedCommands(a.dialect.name()), name) {
		return nil
	}
	i := slices.IndexFunc(builtins, func(b *builtin) bool { return b.name == name })
	return builtins[i]
}

// runBuiltin reads the arguments of one of the runtime's own commands and
// answers it.
func (inv *invocation) runBuiltin(b *builtin, set *settings, args []string) outcome {
	flags := pflag.NewFlagSet("", pflag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	define(flags, inv.app.ownFlags(set))
	known, unknown := knownFlags(flags, args, b.words)
	var wrong []error
	for _, e := range unknown {
		wrong = append(wrong, e)
	}
	words, err := []string{b.name}, flags.Parse(known) // what help is on
	if b.words {
		words = flags.Args()
	}
	switch {
	case err != nil && !errors.Is(err, errHelp):
		wrong = append(wrong, syntaxError(err))
	case err != nil && len(wrong) == 0:
		return inv.help(words)
	}
	if len(wrong) > 0 {
		return inv.refuse(errors.Join(append(inv.wrongSettings(set), wrong...)...))
	}
	if b.words {
		wrong = append(wrong, inv.checkHelp(words))
	} else {
		for _, arg := range flags.Args() {
			wrong = append(wrong, unrecognized(arg))
		}
	}
	if err := errors.Join(inv.adopt(set), errors.Join(wrong...)); err != nil {
		return inv.refuse(err)
	}
	switch {
	case set.schema:
		return outcome{raw: b.schema(inv.app.dialect)}
	case set.printSchema:
		return toldOf(b.schema(inv.app.dialect))
	case set.outputSchema:
		return toldOf(b.outputSchema())
	}
	switch b.name {
	case "help":
		return inv.help(words)
	case "manifest":
		return inv.manifest()
	}
	return inv.version()
}

// versionData is the data of version.
type versionData struct {
	Version string `json:"version" description:"Version of the tool"`
}

// version answers a question for the version: as plain text if the flag asks
// and no format does, else in an envelope (REQ-F-023).
func (inv *invocation) version() outcome {
	if inv.set.version && !inv.set.formatAsked {
		return outcome{plain: inv.app.name + " " + inv.app.version}
	}
	return toldOf(versionData{inv.app.version})
}

// Text returns what a person sees.
func (v versionData) Text() string { return v.Version }

// helpHint says how to get help on the command, which another framework may know by
// another name, and have no command help for.
func (inv *invocation) helpHint() string {
	if r := inv.request; r != nil && r.Program != "" && !inv.app.dialect.isClaw() {
		return fmt.Sprintf("run '%s'", strings.Join(strings.Fields(r.Program+" "+r.Path+" --help"), " "))
	}
	return inv.helpHintOn(inv.commandName())
}

// helpHintOn says how to get help on a command, or on the tool if there is none.
func (inv *invocation) helpHintOn(command string) string {
	if inv.app.dialect.isClaw() {
		return fmt.Sprintf("Run `%s --help` for usage.", inv.app.name)
	}
	return fmt.Sprintf("run '%s'", strings.TrimSpace(inv.app.name+" help "+command))
}
