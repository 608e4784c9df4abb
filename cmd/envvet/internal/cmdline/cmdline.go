// Package cmdline reads the command line of stand-alone envvet.
//
// Its flags are the rules' flags, as unitchecker would register them, the
// settings that all rules share, and the build flags of the go command. They
// are handed on to go vet, which asks the same binary about the same flags;
// reading them here first turns a slip into one message.
package cmdline

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/settings"
	"github.com/envvet/envvet/cmd/envvet/internal/stock"
	"github.com/envvet/envvet/internal/nearest"
)

// ErrHelp is returned for -h and -help.
var ErrHelp = errors.New("help requested")

// A Line is a command line that has been understood.
type Line struct {
	Dir        string   // -C: where to run; "" is the working directory
	VetFlags   []string // for go vet, each as -name=value, in the order given
	BuildFlags []string // those of VetFlags that decide which packages there are
	Patterns   []string // at least one
	Named      bool     // they are those of the command line, and not what it is without
	Output     string   // -o: one of Outputs
	Baseline   string   // -baseline: the file of findings that are accepted, or ""
	Write      bool     // the command is baseline, which writes that file
	List       bool     // the command is handlers, which lists what is looked at
	Prune      bool     // -prune: only drop what is mended from it
	NewFrom    string   // -new-from: the revision that what is reported is not in, or ""
	Fix        bool     // -fix: apply fixes first
	Diff       bool     // -diff: print what Fix would change, and nothing else
	NoCache    bool     // -nocache: keep nothing, and use nothing that was kept
	GoVet      bool     // -govet: run go vet
	Schema     bool     // -schema: print the schema of -o json, and check nothing
	Config     string   // -config: the configuration to read, "" for the one that is found
	NoConfig   bool     // -config=: read none

	Std bool // -std: run the checks of plain go vet too, which are in stock.Suite

	baselineGiven bool
	unnamed       bool     // -new-from has no revision
	stock         []string // the checks of plain go vet whose flags are given
}

// Outputs are the forms in which findings are printed, the default first.
var Outputs = []string{"text", "json", "github", "sarif", "html"}

// Parse reads args, the command line without the program's name. With an error
// the line holds the command and the Output that were asked for, before it or after.
func Parse(args []string, suite []*analysis.Analyzer) (Line, error) {
	line := Line{Output: Outputs[0]}
	if len(args) > 0 {
		line.Write, line.List = args[0] == "baseline", args[0] == "handlers"
		if line.Write || line.List {
			args = args[1:]
		}
	}
	flags := line.flagSet(suite)
	if err := flags.Parse(args); err != nil {
		return line.refused(args), explain(err, flags)
	}
	line.Patterns = flags.Args()
	flags.Visit(func(f *flag.Flag) {
		switch f.Name {
		case "baseline":
			line.baselineGiven = true
		case "config":
			line.NoConfig = line.Config == ""
		}
	})
	terminated := len(args) > len(line.Patterns) && args[len(args)-len(line.Patterns)-1] == "--"
	for _, p := range line.Patterns {
		if strings.HasPrefix(p, "-") && !terminated {
			return line.refused(args), fmt.Errorf("flag %s stands after the packages; put flags first: envvet [flags] [packages]", p)
		}
	}
	if line.Named = len(line.Patterns) > 0; !line.Named {
		line.Patterns = []string{"./..."}
	}
	if err := errors.Join(line.checkNewFrom(), line.checkBaseline(), line.checkList(), line.checkFix(), line.checkCache()); err != nil {
		return line.refused(nil), err
	}
	return line, nil
}

// checkNewFrom refuses a revision that is not named: a command that was to name it has
// failed, and to report all would be no answer.
func (line *Line) checkNewFrom() error {
	if line.unnamed {
		return errors.New("-new-from: no revision is named; a command that names it, such as git merge-base, finds none in a shallow clone: fetch its history (git fetch --unshallow, in CI fetch-depth: 0)")
	}
	return nil
}

// checkBaseline refuses what makes no sense with or without the command
// baseline.
func (line *Line) checkBaseline() error {
	switch {
	case line.Baseline == "-":
		return errors.New("-baseline: - is no file, and neither standard input nor output is read or written; name a file")
	case line.Write && line.Output != "text" && line.Output != "json":
		return fmt.Errorf("baseline: there is no output %s; use -o text or -o json", line.Output)
	case line.Write && line.NewFrom != "":
		return errors.New("baseline: the file holds what is found anywhere; leave out -new-from")
	case line.Prune && !line.Write:
		return errors.New("-prune has no meaning here; use envvet baseline -prune -baseline FILE [packages]")
	}
	return nil
}

// checkList refuses what makes no sense with the command handlers, which checks nothing.
func (line *Line) checkList() error {
	switch {
	case !line.List:
	case line.Output != "text" && line.Output != "json":
		return fmt.Errorf("handlers: there is no output %s; use -o text or -o json", line.Output)
	case line.Fix || line.Diff || line.NewFrom != "" || line.Baseline != "":
		return errors.New("handlers: it lists what is looked at, and no findings; leave out -fix, -diff, -new-from and -baseline")
	case line.Schema:
		return errors.New("handlers: its schema is in 'envvet manifest'; leave out -schema")
	case line.asksGoVet():
		return fmt.Errorf("handlers: go vet has no such list; leave out -govet, -std, -%s", strings.Join(goVetFlags, ", -"))
	}
	return nil
}

// checkCache refuses what contradicts itself.
func (line *Line) checkCache() error {
	switch {
	case line.NoCache && line.GoVet:
		return errors.New("-govet uses what the go command keeps; leave out -nocache")
	case line.NoCache && slices.ContainsFunc(line.BuildFlags, func(f string) bool { return strings.HasPrefix(f, "-overlay=") && f != "-overlay=" }):
		return errors.New("-overlay is up to the go command; leave out -nocache")
	}
	return nil
}

// ByGoVet reports whether the line is for go vet: it says so, has flags that ask
// something of the go command which it does for nobody else, or a program that
// the environment names shares what the go command keeps. What "go env -w" has set
// is not known here.
func (line *Line) ByGoVet() bool {
	if line.NoCache {
		return false
	}
	return line.asksGoVet() || os.Getenv("GOCACHEPROG") != ""
}

// asksGoVet reports whether the line has flags that only go vet can do something about.
func (line *Line) asksGoVet() bool {
	return line.GoVet || line.Std || slices.ContainsFunc(line.VetFlags, func(f string) bool {
		name, _, _ := strings.Cut(f, "=")
		return slices.Contains(goVetFlags, strings.TrimLeft(name, "-"))
	})
}

// goVetFlags say how the go command runs its tools, or what it tells of that.
// Of the file of an overlay only the go command knows.
var goVetFlags = []string{"a", "overlay", "toolexec", "v", "work", "x"}

// checkFix refuses what makes no sense with -fix and -diff.
func (line *Line) checkFix() error {
	switch {
	case !line.Fix && !line.Diff:
		return nil
	case line.Write:
		return errors.New("baseline: it writes down what is found, and changes no code; leave out -fix and -diff")
	case line.NoCache:
		return errors.New("-fix and -diff are up to the go command; leave out -nocache")
	case line.NewFrom != "":
		return errors.New("-fix and -diff would change code that is not new too; leave out -new-from")
	case line.Baseline != "" && line.baselineGiven:
		return errors.New("-fix and -diff would change code whose findings the baseline accepts too; leave out -baseline")
	case line.Baseline != "":
		return fmt.Errorf("-fix and -diff would change code whose findings the baseline of %s accepts too; use -baseline= to do without it", line.Config)
	case line.Diff && line.Output != Outputs[0]:
		return errors.New("-diff prints a diff and no findings; leave out -o")
	}
	return nil
}

// Rules returns the names of the rules that the line runs, as unitchecker takes
// its flags: only those that are true, else all but those that are false.
func (line *Line) Rules(suite []*analysis.Analyzer) map[string]bool {
	given := make(map[string]bool)
	for _, a := range suite {
		for _, f := range line.VetFlags {
			if value, ok := strings.CutPrefix(f, "-"+a.Name+"="); ok {
				given[a.Name], _ = strconv.ParseBool(value) // Set has looked at it
			}
		}
	}
	return Rules(suite, given)
}

// Rules returns the names of all rules of a suite, and whether they run if given
// are the values of the flags called like rules.
func Rules(suite []*analysis.Analyzer, given map[string]bool) map[string]bool {
	some := slices.Contains(slices.Collect(maps.Values(given)), true)
	all := make(map[string]bool)
	for _, a := range suite {
		is, said := given[a.Name]
		all[a.Name] = is || !said && !some
	}
	return all
}

// Suite returns suite with the checks of plain go vet, if the line has them.
func (line *Line) Suite(suite []*analysis.Analyzer) []*analysis.Analyzer {
	if line.Std {
		return slices.Concat(suite, stock.Suite())
	}
	return suite
}

// Flags returns the names of all flags, in the order of the alphabet.
func Flags(suite []*analysis.Analyzer) []string {
	var list []string
	new(Line).flagSet(suite).VisitAll(func(f *flag.Flag) { list = append(list, f.Name) })
	return list
}

// flagSet returns the flags that fill line.
func (line *Line) flagSet(suite []*analysis.Analyzer) *flag.FlagSet {
	flags := flag.NewFlagSet("envvet", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	flags.StringVar(&line.Dir, "C", "", "")
	flags.Func("o", "", line.setOutput)
	flags.StringVar(&line.Baseline, "baseline", "", "")
	flags.StringVar(&line.Config, "config", "", "")
	flags.Func("new-from", "", func(text string) error {
		line.NewFrom, line.unnamed = text, text == ""
		return nil
	})
	flags.BoolVar(&line.Fix, "fix", false, "")
	flags.BoolVar(&line.Diff, "diff", false, "")
	flags.BoolVar(&line.NoCache, "nocache", false, "")
	flags.BoolVar(&line.GoVet, "govet", false, "")
	flags.BoolVar(&line.Prune, "prune", false, "")
	flags.BoolVar(&line.Schema, "schema", false, "")
	for _, f := range buildFlags {
		into := []*[]string{&line.VetFlags}
		if f.loads {
			into = append(into, &line.BuildFlags)
		}
		flags.Var(&forwarded{name: f.name, bool: f.value == "", set: f.check, into: into}, f.name, "")
	}
	for _, a := range suite {
		flags.Var(line.forward(a.Name, true, isBool), a.Name, "")
		a.Flags.VisitAll(func(f *flag.Flag) {
			name := a.Name + "." + f.Name
			flags.Var(line.forward(name, settings.IsBool(f.Value), f.Value.Set), name, f.Usage)
		})
	}
	flags.Var(line.forward(stock.Flag, true, func(text string) (err error) {
		line.Std, err = strconv.ParseBool(text)
		return err
	}), stock.Flag, "")
	for _, a := range stock.Suite() {
		given := func(set func(string) error) func(string) error {
			return func(text string) error {
				line.stock = append(line.stock, a.Name)
				return set(text)
			}
		}
		flags.Var(line.forward(a.Name, true, given(isBool)), a.Name, "")
		a.Flags.VisitAll(func(f *flag.Flag) {
			name := a.Name + "." + f.Name
			flags.Var(line.forward(name, settings.IsBool(f.Value), given(f.Value.Set)), name, f.Usage)
		})
	}
	for _, s := range settings.Shared(suite) {
		flags.Var(line.forward(s.Name, s.IsBoolFlag(), s.Set), s.Name, s.Usage)
	}
	return flags
}

func (line *Line) setOutput(text string) error {
	if !slices.Contains(Outputs, text) {
		return fmt.Errorf("want one of %s", strings.Join(Outputs, ", "))
	}
	line.Output = text
	return nil
}

func (line *Line) forward(name string, bool bool, set func(string) error) *forwarded {
	return &forwarded{name: name, bool: bool, set: set, into: []*[]string{&line.VetFlags}}
}

// A forwarded flag is written down for the go command once its value has been
// found good.
type forwarded struct {
	name string
	bool bool
	set  func(string) error // nil accepts any value
	into []*[]string
}

func (f *forwarded) String() string   { return "" }
func (f *forwarded) IsBoolFlag() bool { return f.bool }

func (f *forwarded) Set(text string) error {
	if f.set != nil {
		if err := f.set(text); err != nil {
			return err
		}
	}
	for _, list := range f.into {
		*list = append(*list, "-"+f.name+"="+text)
	}
	return nil
}

func isBool(text string) error {
	if _, err := strconv.ParseBool(text); err != nil {
		return errors.New("want true or false")
	}
	return nil
}

// instead says what to do in place of flags that go vet has and envvet, which
// runs it, has not.
var instead = map[string]string{
	"c":       "the source line is always shown",
	"json":    "use -o json, or run go vet -vettool=$(which envvet) -json",
	"n":       "it would check nothing",
	"vettool": "envvet is the tool",
}

// explain turns an error of package flag into a message with a next step.
func explain(err error, flags *flag.FlagSet) error {
	if errors.Is(err, flag.ErrHelp) {
		return ErrHelp
	}
	name, unknown := strings.CutPrefix(err.Error(), "flag provided but not defined: -")
	if !unknown {
		return fmt.Errorf("%w; run 'envvet -help' for the flags", err)
	}
	if do, ok := instead[name]; ok {
		return fmt.Errorf("unknown flag -%s: %s", name, do)
	}
	if near := nearest.Name(name, names(flags)); near != "" {
		return fmt.Errorf("unknown flag -%s; did you mean -%s? Run 'envvet -help' for the flags", name, near)
	}
	return fmt.Errorf("unknown flag -%s; run 'envvet -help' for the flags", name)
}

// names returns those of flags that a longer word may be meant to be.
func names(flags *flag.FlagSet) []string {
	var list []string
	flags.VisitAll(func(f *flag.Flag) {
		if len(f.Name) > 2 {
			list = append(list, f.Name)
		}
	})
	return list
}
