package cmdline

import (
	"flag"
	"fmt"
	"strings"
	"text/tabwriter"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/manual"
	"github.com/envvet/envvet/cmd/envvet/internal/settings"
)

// Commands are the words that are no packages when a command line begins with them.
var Commands = []string{"baseline", "explain", "handlers", "help", "lsp", "manifest", "rules", "version"}

const (
	helpHead = `envvet reports code of command-line tools that would break their answers.

usage: envvet [flags] [packages]

Packages are named as for the go command; the default is ./... . What was found
is kept for the next run. The same findings come from

    go vet -vettool=$(which envvet) [flags] [packages]

Rules:

`
	helpRules = `
    -RULE              run only this rule (may be repeated)
    -RULE=false        run all rules but this one
    -std               run the checks of plain go vet as well, which a tool
                       replaces otherwise; all their flags can be set then
    envvet help RULE   what the rule reports, and why
`
	helpCommands = `
Commands, which answer on a terminal with text and elsewhere, or with -o=json,
with an envelope of the runtime (-o=text is text everywhere):

    envvet rules           list the rules
    envvet explain RULE    the rule's manual, settings and address
    envvet version         the version of envvet
    envvet handlers [flags] [packages]
                           the handlers that the rules look at: none in what
                           is registered with a framework that is not known
    envvet manifest        these commands with parameters, exit codes, schemas
    envvet baseline        see below; text unless -o=json is given

    envvet lsp             a language server, which editors start

    source <(ENVVET_COMPLETE=bash envvet)   completes them (or zsh, fish)
`
	helpOutput = `
Output:

    -o=form
        text (the default), for people;
        json, an envelope: ok is false and error.code is FINDINGS if there are
        findings, which data holds;
        github, annotations of pull requests in GitHub Actions;
        sarif, a log of SARIF 2.1.0, for code scanning and editors;
        html, one page that needs no network: the findings of each command and
        the calls that lead to them
    -schema
        print the schema of data for -o=json, and check nothing
`
	helpBaseline = `
Findings that are new:

    -new-from=revision
        only report what touches a line that differs from the revision of git:
        the working tree is compared with it, files that git does not track,
        and those of other repositories that are no submodules, count as new;
        for what a branch changes, use
        -new-from=$(git merge-base HEAD origin/main)

Findings that are accepted:

    -baseline=file
        leave out the findings that file holds, wherever in their package their
        code has moved
    envvet baseline -baseline=file [flags] [packages]
        write what is found now into file; what it holds of other packages and
        of rules that do not run stays
    envvet baseline -prune -baseline=file [flags] [packages]
        only drop what is found no more
`
	helpFix = `
Fixes, which change what a program does only if -RULE.fix names them:

    -fix
        apply the first fix of each finding, then report what is left
    -diff
        only print what -fix would change; the exit status is 1 if there is
        something
`
	helpConfig = `
Configuration:

    .envvet.toml, in this folder or the nearest above it up to the root of the
    module or workspace, holds any of the settings below under their names:
    tests = true for -tests, and a table [RULE] for -RULE.NAME, where
    enabled = false leaves the rule out. baseline is a file seen from there.
    Flags win.

    -config=file
        read file instead, or none if it is empty
`
	helpCache = `
Cache:

    Results are kept in the folder envvet of the user's caches, or in that
    which the variable ENVVET_CACHE names; off keeps none.

    -nocache
        keep no results, and use none that were kept: the same findings
    -govet
        run go vet with this program as its tool: it keeps results of its own
        and takes less memory, and finds the same
`
	helpTail = `
Build flags of the go command ('go help build' explains them):
%s
Exit status:

    0   no findings
    1   findings
    2   could not run, or not on every package: a package does not load or
        compile, a flag is wrong, there is no go command
    130 stopped by SIGINT; 143: by SIGTERM

Findings go to standard output, everything else to standard error. Text is
coloured on a terminal unless NO_COLOR is set.
`
)

// Help is the text of "envvet -help".
func Help(suite []*analysis.Analyzer) string {
	var out strings.Builder
	out.WriteString(helpHead)
	table := tabwriter.NewWriter(&out, 0, 0, 3, ' ', 0)
	for _, a := range suite {
		title, _ := manual.Cut(a)
		fmt.Fprintf(table, "    %s\t%s\n", a.Name, title)
	}
	table.Flush()
	out.WriteString(helpRules)
	out.WriteString(helpCommands)
	out.WriteString(helpOutput)
	out.WriteString(helpFix)
	out.WriteString(helpBaseline)
	out.WriteString(helpConfig)
	out.WriteString(helpCache)

	shared := settings.Shared(suite)
	if len(shared) > 0 {
		out.WriteString("\nSettings of every rule (-RULE.NAME=value sets one rule's):\n\n")
		for _, s := range shared {
			manual.WriteFlag(&out, s.Name, s.Usage, s.Default, s.IsBoolFlag())
		}
	}
	heading := "\nSettings of one rule:\n\n"
	for _, a := range suite {
		for _, f := range own(a, shared) {
			out.WriteString(heading)
			heading = ""
			manual.WriteFlag(&out, a.Name+"."+f.Name, f.Usage, f.DefValue, settings.IsBool(f.Value))
		}
	}
	fmt.Fprintf(&out, helpTail, buildFlagList())
	return out.String()
}

// own returns a's flags that are no shared settings.
func own(a *analysis.Analyzer, shared []settings.Setting) []*flag.Flag {
	var flags []*flag.Flag
	a.Flags.VisitAll(func(f *flag.Flag) {
		for _, s := range shared {
			if s.Name == f.Name {
				return
			}
		}
		flags = append(flags, f)
	})
	return flags
}

func buildFlagList() string {
	words := []string{"-C=dir"}
	for _, f := range buildFlags {
		word := "-" + f.name
		if f.value != "" {
			word += "=" + f.value
		}
		words = append(words, word)
	}
	return "\n" + manual.Wrap(words, 4)
}
