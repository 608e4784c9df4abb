package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
	"github.com/envvet/envvet/cmd/envvet/internal/vetrun"
)

// found returns all that kept packages from being checked by a run in dir, for programs,
// which do not read what is told on standard error. Its files have absolute names.
func (a answer) found(dir string) []finding.Problem {
	list := slices.Clone(a.problems)
	if a.vet.Failed && len(list) == 0 {
		list = vetrun.Problems(a.vet.Messages)
	}
	for _, f := range a.report.Failures {
		list = append(list, finding.Problem{Package: f.Package, Message: "rule " + f.Rule + " failed: " + f.Message})
	}
	for i := range list {
		p := &list[i]
		p.Package, _, _ = strings.Cut(p.Package, " [") // of a variant with tests
		if p.Posn.File != "" {
			p.Posn.File = within(dir, p.Posn.File)
		}
	}
	return list
}

// unbuilt reports whether nothing was checked as the go command could not build something
// that is part of a package, such as what cgo makes of it.
func (a answer) unbuilt() bool {
	return a.vet.Failed && len(a.vet.Packages) == 0 && slices.ContainsFunc(a.problems, func(p finding.Problem) bool {
		return strings.HasPrefix(p.Message, "# ")
	})
}

// warned returns what is to be warned of, by the go command too.
func (a answer) warned() []finding.Warning {
	list := slices.Clone(a.warnings)
	for _, text := range vetrun.Warnings(a.vet.Messages) {
		list = append(list, finding.Warning{Code: "GO_COMMAND", Message: text})
	}
	return list
}

// trouble says on one line what could not be checked and why, "" if all was.
func (a answer) trouble(dir string) string {
	switch {
	case a.vet.Failed:
		what := lacking(a.vet)
		if list := a.found(dir); len(list) > 0 && a.vet.NewerGo == "" {
			what += ": " + summary(place.From(dir), list)
		}
		if a.advice != "" {
			what += "; " + a.advice
		}
		return what
	case len(a.report.Failures) > 0:
		f := a.report.Failures[0]
		return "rule " + f.Rule + " failed on " + f.Package + ": " + f.Message
	case a.unfixed != nil:
		return a.unfixed.Error()
	}
	return ""
}

// summary returns the first line of the first few problems.
func summary(names place.Namer, list []finding.Problem) string {
	const most = 3
	var parts []string
	for _, p := range list[:min(len(list), most)] {
		p.Posn.File = names.FromDir(p.Posn.File)
		first, _, _ := strings.Cut(p.String(), "\n")
		parts = append(parts, strings.TrimRight(first, " :;"))
	}
	if n := len(list) - len(parts); n > 0 {
		parts = append(parts, fmt.Sprintf("%d more", n))
	}
	return strings.Join(parts, "; ")
}

// texts returns what problems say, with a text between them.
func texts(list []finding.Problem, between string) string {
	var all []string
	for _, p := range list {
		all = append(all, p.String())
	}
	return strings.Join(all, between)
}
