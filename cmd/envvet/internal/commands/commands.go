// Package commands is what envvet does besides checking: an application of our
// own runtime, whose commands answer with its envelope.
package commands

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/check"
	"github.com/envvet/envvet/cmd/envvet/internal/cmdline"
	"github.com/envvet/envvet/cmd/envvet/internal/manual"
	"github.com/envvet/envvet/cmd/envvet/internal/version"
	"github.com/envvet/envvet/envelope"
	"github.com/envvet/envvet/internal/nearest"
)

// Names are the commands of the application, of which the language server is none.
var Names = slices.DeleteFunc(slices.Clone(cmdline.Commands), func(name string) bool { return name == "lsp" })

const couldNotRun = 2 // the exit status, that of linters

// Has reports whether args, the command line without the program's name, or a
// shell that completes one, is for this package.
func Has(args []string) bool {
	return len(args) > 0 && (slices.Contains(Names, args[0]) || isVersion(args)) || shell() != ""
}

// Main carries out the command that args begins with and returns the exit status.
func Main(args []string, suite []*analysis.Analyzer) int {
	switch {
	case shell() == "list":
		for _, word := range complete(args, suite) {
			fmt.Println(word)
		}
		return 0
	case shell() != "":
		if shells := []string{"bash", "zsh", "fish"}; !slices.Contains(shells, shell()) {
			fmt.Fprintf(os.Stderr, "envvet: ENVVET_COMPLETE: there is no completion for %s; want bash, zsh or fish\n", shell())
			return couldNotRun
		}
		return run(suite, args...)
	case isVersion(args):
		return run(suite, "--version")
	case args[0] == "help":
		return help(args[1:], suite)
	case args[0] == commandBaseline:
		return baseline(args, suite)
	case args[0] == commandHandlers:
		return handlers(args, suite)
	}
	args, wrong := translate(args)
	return int(New(suite, cmdline.Line{}, wrong).Run(context.Background(), args))
}

// New returns the application. line is the command line of baseline or handlers; wrong is
// how the command line is wrong in what the runtime does not read, nil if it is not.
func New(suite []*analysis.Analyzer, line cmdline.Line, wrong error) *envelope.App {
	app := envelope.New("envvet", envelope.Version(version.Get()))
	envelope.Register(app, rulesCommand(suite, wrong))
	envelope.Register(app, explainCommand(suite, wrong))
	envelope.Register(app, baselineCommand(suite, line, wrong))
	envelope.Register(app, handlersCommand(suite, line, wrong))
	return app
}

func run(suite []*analysis.Analyzer, args ...string) int {
	return int(New(suite, cmdline.Line{}, nil).Run(context.Background(), args))
}

func isVersion(args []string) bool {
	return len(args) == 1 && (args[0] == "-version" || args[0] == "--version")
}

// forms are what -o may be: the word of the check for people, and those of the runtime.
var forms = []string{"text", "json", "jsonl", "plain", "table", "tsv"}

// translate writes flags in the style of the go command as the runtime reads
// them: -o, which has the words of the check, and long names behind one dash. An -o that
// is none of the forms is left out and is what is wrong: the runtime would name a flag
// that nobody gave. The commands that are the runtime's own have no way to tell that, so
// that it stays there.
func translate(args []string) (out []string, wrong error) {
	own := len(args) > 0 && (args[0] == "version" || args[0] == "manifest")
	output := func(form string) {
		if !own && !slices.Contains(forms, form) {
			wrong = fmt.Errorf("invalid value %q for flag -o: want one of %s", form, strings.Join(forms, ", "))
			return
		}
		out = append(out, outputFlag(form))
	}
	for i := 0; i < len(args); i++ {
		name, value, given := strings.Cut(strings.TrimPrefix(args[i], "-"), "=")
		switch {
		case args[i] == "--":
			return append(out, args[i:]...), wrong
		case !strings.HasPrefix(args[i], "-") || strings.HasPrefix(name, "-"):
			out = append(out, args[i])
		case name == "o" && given:
			output(value)
		case name == "o" && i+1 < len(args):
			i++
			output(args[i])
		case name == "o" && own:
			out = append(out, "--output")
		case name == "o":
			wrong = errors.New("flag needs an argument: -o")
		case len(name) > 1:
			out = append(out, "-"+args[i])
		default:
			out = append(out, args[i])
		}
	}
	return out, wrong
}

// outputFlag returns the runtime's flag for a form of output.
func outputFlag(form string) string {
	if form == "text" {
		form = "plain"
	}
	return "--output=" + form
}

// help explains envvet, a rule or a command to people.
func help(words []string, suite []*analysis.Analyzer) int {
	own := []string{"help", "manifest", "version"} // the runtime's, which take no parameters
	switch {
	case len(words) == 0 || len(words) == 1 && slices.Contains(own, words[0]):
		return check.Help(cmdline.Help(suite))
	case len(words) > 1:
	case rule(suite, words[0]) != nil:
		return check.Help(manual.Text(rule(suite, words[0])))
	case words[0] == commandBaseline || words[0] == commandHandlers:
		if status := run(suite, "help", words[0], "--output=plain"); status != 0 {
			return status
		}
		return check.Help("\nThe flags of the check say what is found; 'envvet -help' lists them.\n")
	case slices.Contains(Names, words[0]):
		return run(suite, "help", words[0], "--output=plain")
	}
	word := strings.Join(words, " ")
	note := ""
	if near := nearest.Name(word, append(names(suite), Names...)); near != "" {
		note = fmt.Sprintf("did you mean %s? ", near)
	}
	fmt.Fprintf(os.Stderr, "envvet: help: no rule or command %s; %sRun 'envvet help' for the list\n", word, note)
	return couldNotRun
}

// rule returns the rule of a name, or of a category, which begins with one, or
// nil.
func rule(suite []*analysis.Analyzer, name string) *analysis.Analyzer {
	name, category, given := strings.Cut(name, "/")
	i := slices.IndexFunc(suite, func(a *analysis.Analyzer) bool { return a.Name == name })
	if i < 0 || given && !slices.Contains(analyzers.Categories(name), category) {
		return nil
	}
	return suite[i]
}

func names(suite []*analysis.Analyzer) []string {
	var list []string
	for _, a := range suite {
		list = append(list, a.Name)
	}
	return list
}
