package envelope

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
)

// help explains the command or the group of commands that the words name, the
// whole tool if there are none, on standard error. The answer on standard
// output says no more than that it did, and where the schema is (REQ-F-048).
func (inv *invocation) help(words []string) outcome {
	a := inv.app
	if err := inv.checkHelp(words); err != nil {
		return inv.refuse(err)
	}
	if c, rest := a.find(words); c != nil && len(rest) == 0 {
		return inv.explained(a.manual(c), c.view.Name)
	}
	if len(words) == 1 {
		if b := a.builtin(words[0]); b != nil {
			return inv.explained(a.builtinManual(b), b.name)
		}
	}
	return inv.explained(a.overview(words, a.group(words)), "")
}

// checkHelp returns an error if the words name nothing that there is help on.
func (inv *invocation) checkHelp(words []string) error {
	a := inv.app
	if len(words) == 0 || len(a.group(words)) > 0 || len(words) == 1 && a.builtin(words[0]) != nil {
		return nil
	}
	e := &Error{
		Message:     fmt.Sprintf("no help on %q: unknown command", strings.Join(words, " ")),
		FixRequired: "use a command that exists", meant: a.meantCommand(words),
	}
	if e.meant == "" {
		e.Suggestion = inv.helpHintOn("") // which lists the commands
	}
	return e
}

// explained answers with a text about a command, or about the tool if there is no
// name. In AgentSpec programs get no more than that there is one, on standard
// error, and what to call for the schema.
func (inv *invocation) explained(text, name string) outcome {
	if inv.set.format == formatJSON && inv.app.dialect.hasMeta() {
		fmt.Fprint(os.Stderr, text)
	}
	if r := inv.request; r != nil && r.Program != "" {
		name = r.Path
	}
	return outcome{help: text, schemaRef: strings.TrimSpace(name + " --schema")}
}

// overview lists commands.
func (a *App) overview(words []string, members []*command) string {
	var text strings.Builder
	fmt.Fprintf(&text, "usage: %s COMMAND [arguments]\n\ncommands:\n", strings.Join(append([]string{a.name}, words...), " "))
	table(&text, func(row func(cells ...string)) {
		slices.SortStableFunc(members, func(x, y *command) int { return cmp.Compare(x.view.Name, y.view.Name) })
		for _, c := range members {
			row(c.view.Name, fmt.Sprintf("%s (%s)", c.view.Summary, c.view.Effect))
		}
		if len(words) == 0 {
			for _, name := range spec.ReservedCommands(a.dialect.name()) {
				b := a.builtin(name)
				row(b.usage(), b.summary)
			}
		}
	})
	if len(words) == 0 {
		a.writeOwnFlags(&text, "flags of every command")
	}
	fmt.Fprintf(&text, "\nrun '%s' for more about one of them\n", strings.TrimSpace(a.name+" COMMAND --help"))
	return text.String()
}

// writeOwnFlags lists the runtime's own flags in the application's dialect.
func (a *App) writeOwnFlags(text *strings.Builder, title string) {
	fmt.Fprintf(text, "\n%s:\n", title)
	table(text, func(row func(cells ...string)) {
		for _, f := range a.ownFlags(&settings{}) {
			usage := "--" + f.name
			if !f.bool {
				usage += " " + spec.TypeString
			}
			row(usage, ownFlagHelp(f.name))
		}
		row("--help", "Explain the command (-h)")
	})
}

// ownFlagHelp says what a flag of the runtime's own is for. It is no map, which
// would be made whenever a program starts.
func ownFlagHelp(name string) string {
	switch name {
	case "output":
		return "Write the answer as one of " + formatNames
	case "output-format":
		return "Write the answer as json or text (default text)"
	case "json":
		return "Write the answer as JSON"
	case "fields":
		return "Only these keys of the data, separated by commas"
	case "limit":
		return "Most elements of a list, 0 for all (default 20)"
	case "cursor":
		return "Go on in a list: next_cursor of the answer before"
	case "etag":
		return "Of manifest: no data if nothing has changed since"
	case "stable-output":
		return "The same bytes for the same call"
	case "warnings-as-errors":
		return "Fail if there are warnings"
	case "schema":
		return "Show parameters, exit codes and output schema"
	case "output-schema":
		return "Show the schema of the data"
	case "print-schema":
		return "Show what --schema does, as an answer"
	case "version":
		return "Show the version (-V)"
	case "envelope-version":
		return "Version of the envelope, 1 or 2"
	case "schema-version":
		return "The same as --envelope-version"
	case "legacy-envelope":
		return "The same as --envelope-version=1"
	}
	return ""
}

// manual explains a command.
func (a *App) manual(c *command) string {
	var text strings.Builder
	fmt.Fprintf(&text, "usage: %s %s%s\n\n%s (%s)\n", a.name, c.view.Name, c.synopsis(), c.view.Summary, c.view.Effect)
	for _, kind := range []struct {
		title string
		arg   bool
	}{{"arguments", true}, {"flags", false}} {
		if !slices.ContainsFunc(c.declared().params, func(p *shape.Param) bool { return p.Arg == kind.arg }) {
			continue
		}
		fmt.Fprintf(&text, "\n%s:\n", kind.title)
		table(&text, func(row func(cells ...string)) {
			for _, p := range c.declared().params {
				if p.Arg == kind.arg {
					row(usage(p), explanation(p))
				}
			}
		})
	}
	writeExits(&text, a.dialect.statuses(c.allExits()))
	return text.String()
}

// builtinManual explains a command of the runtime's own.
func (a *App) builtinManual(b *builtin) string {
	var text strings.Builder
	fmt.Fprintf(&text, "usage: %s %s [flags]\n\n%s (%s)\n", a.name, b.usage(), b.summary, Safe)
	a.writeOwnFlags(&text, "flags")
	writeExits(&text, a.dialect.statuses(builtinExits()))
	return text.String()
}

// usage returns how the command is written.
func (b *builtin) usage() string {
	if b.words {
		return b.name + " [COMMAND]"
	}
	return b.name
}

func writeExits(text *strings.Builder, codes ExitCodes) {
	fmt.Fprint(text, "\nexit codes:\n")
	table(text, func(row func(cells ...string)) {
		for _, code := range slices.Sorted(maps.Keys(codes)) {
			row(fmt.Sprint(int(code)), cmp.Or(codes[code].Name, code.String()), codes[code].Description)
		}
	})
}

// synopsis returns what follows the name of the command, from a space on.
func (c *command) synopsis() string {
	var text string
	for _, p := range c.declared().params {
		switch arg := strings.ToUpper(p.Name); {
		case !p.Arg && p.Required:
			text += " " + usage(p)
		case !p.Arg && !strings.Contains(text, " [flags]"):
			text += " [flags]"
		case !p.Arg:
		case p.Param.Type == spec.TypeArray && p.Required:
			text += " " + arg + "..."
		case p.Param.Type == spec.TypeArray:
			text += " [" + arg + "...]"
		case p.Required:
			text += " " + arg
		default:
			text += " [" + arg + "]"
		}
	}
	return text
}

// usage returns how the parameter is written.
func usage(p *shape.Param) string {
	switch {
	case p.Arg:
		return strings.ToUpper(p.Name)
	case p.Param.Type == spec.TypeBoolean:
		return label(&p.Param)
	case p.Param.Type == spec.TypeArray:
		return label(&p.Param) + " " + spec.TypeString
	}
	return label(&p.Param) + " " + p.Param.Type
}

// explanation returns what the parameter is for and which values it takes.
func explanation(p *shape.Param) string {
	var notes []string
	if p.Short != "" {
		notes = append(notes, "-"+p.Short)
	}
	if p.Required {
		notes = append(notes, "required")
	}
	if p.Param.Type == spec.TypeArray {
		notes = append(notes, "repeatable")
	}
	if p.HasDefault {
		notes = append(notes, "default "+p.Default)
	}
	if p.HasEnum {
		notes = append(notes, "one of "+strings.Join(p.Enum, ", "))
	}
	if p.Pattern != "" {
		notes = append(notes, "matches "+p.Pattern)
	}
	if len(notes) == 0 {
		return p.Help
	}
	return strings.TrimSpace(p.Help + " (" + strings.Join(notes, "; ") + ")")
}

// table writes rows of cells, aligned.
func table(text *strings.Builder, fill func(row func(cells ...string))) {
	w := tabwriter.NewWriter(text, 0, 0, 2, ' ', 0)
	fill(func(cells ...string) { fmt.Fprintln(w, "  "+strings.Join(cells, "\t")) })
	_ = w.Flush() // a strings.Builder takes everything
}
