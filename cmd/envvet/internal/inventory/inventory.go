// Package inventory tells which handlers of commands the rules look at: a program whose
// framework is not known has none, and so nothing to be found in.
package inventory

import (
	"flag"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/settings"
	"github.com/envvet/envvet/passes/handlers"
)

// A Handler is a function that is registered to carry out a command.
type Handler struct {
	Framework string // that calls it, as messages of rules name it; "user" for what users declare
	Name      string // as messages call it: a function, or the quoted name of its command
	Role      string // the field or parameter that it is registered through, such as RunE
	Package   string // the path of the package that registers it
	Posn      finding.Posn
}

// A Program is a main package.
type Program struct {
	Package  string
	Commands bool // it registers handlers, or imports a package of which that is true
}

// A List is what a run has looked at.
type List struct {
	Handlers []Handler // by file, line and column
	Programs []Program // by file
}

// rule is the name that the analyzer's diagnostics have in a report. No rule is called so.
const rule = "inventory"

// The kinds of diagnostics, which stand where a rule has its categories.
const (
	kindHandler = rule + "/handler"
	kindProgram = rule + "/program"
	kindBare    = rule + "/bare" // a program that has no handlers
)

// Analyzer returns one whose diagnostics are a List, which [Take] reads, of what rules look
// at whose flags are set: in tests if one of them does, and with the places that any is told
// to take handlers from.
func Analyzer(rules []*analysis.Analyzer) *analysis.Analyzer {
	a := &analysis.Analyzer{
		Name:     rule,
		Doc:      "tell which handlers there are",
		Requires: []*analysis.Analyzer{handlers.Analyzer},
	}
	// Flags are a part of what answers are kept under, and this one says what is loaded.
	a.Flags.Bool("tests", settings.On(rules, "tests"), "tell of handlers in tests as well")
	places := a.Flags.String("handlers", placesOf(rules), "places that take handlers")
	a.Run = func(pass *analysis.Pass) (any, error) { return nil, run(pass, *places) }
	return a
}

// placesOf returns the places that rules are told to take handlers from, as one list.
func placesOf(rules []*analysis.Analyzer) string {
	var all []string
	for _, a := range rules {
		a.Flags.VisitAll(func(f *flag.Flag) {
			if f.Name == "handlers" {
				all = append(all, strings.FieldsFunc(f.Value.String(), func(r rune) bool { return r == ',' })...)
			}
		})
	}
	slices.Sort(all)
	return strings.Join(slices.Compact(all), ",")
}

func run(pass *analysis.Pass, places string) error {
	var specs []handlers.Spec
	for place := range strings.SplitSeq(places, ",") {
		if place == "" {
			continue
		}
		spec, err := handlers.ParseSpec(place)
		if err != nil {
			return err
		}
		specs = append(specs, spec)
	}
	of := pass.ResultOf[handlers.Analyzer].(*handlers.Result)
	list := of.Handlers(specs)
	path := pass.Pkg.Path()
	for _, h := range list {
		pass.Report(analysis.Diagnostic{Pos: h.Pos, Category: kindHandler, Message: h.Name, Related: []analysis.RelatedInformation{
			{Pos: h.Pos, Message: string(h.Framework)}, {Pos: h.Pos, Message: h.Role}, {Pos: h.Pos, Message: path},
		}})
	}
	if pass.Pkg.Name() == "main" && len(pass.Files) > 0 && !strings.HasSuffix(path, ".test") {
		kind := kindBare
		if of.Program() || len(list) > 0 {
			kind = kindProgram
		}
		pass.Report(analysis.Diagnostic{Pos: pass.Files[0].Package, Category: kind, Message: path})
	}
	return nil
}

// Take takes what the analyzer has told out of a report.
func Take(r *finding.Report) (list List) {
	r.Findings = slices.DeleteFunc(r.Findings, func(f finding.Finding) bool {
		switch f.Category {
		case kindHandler:
			list.Handlers = append(list.Handlers, Handler{
				Name: f.Message, Posn: f.Posn,
				Framework: f.Related[0].Message, Role: f.Related[1].Message, Package: withoutVariant(f.Related[2].Message),
			})
		case kindProgram, kindBare:
			list.Programs = append(list.Programs, Program{Package: withoutVariant(f.Message), Commands: f.Category == kindProgram})
		}
		return f.Rule == rule
	})
	return list
}

// withoutVariant returns the path of a package that may be a variant with tests.
func withoutVariant(path string) string {
	path, _, _ = strings.Cut(path, " [")
	return path
}
