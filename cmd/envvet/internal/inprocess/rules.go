package inprocess

import (
	"bytes"
	"cmp"
	"errors"
	"maps"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/cmd/envvet/internal/perform"
)

// analyze runs the rules on a package whose findings are wanted, and what has
// facts on any other.
func (g *graph) analyze(u *unit) error {
	rules := g.learn
	if u.checked {
		rules = g.rules
	}
	actions := make(map[*analysis.Analyzer]*checker.Action, len(rules))
	for _, a := range rules {
		actions[a] = &checker.Action{Analyzer: cmp.Or(g.later.runs[a], a), Package: u.pkg, IsRoot: u.checked}
	}
	perform.All(rules, func(a *analysis.Analyzer) {
		act := actions[a]
		defer func() {
			if err := recovered(recover()); err != nil {
				act.Err = err
			}
		}()
		perform.Action(act, func(r *analysis.Analyzer) *checker.Action { return actions[r] }, g.pass(u))
	})
	for _, a := range rules {
		if err := actions[a].Err; err != nil {
			u.failed = true
			if g.lost.Load() != nil || errors.Is(err, errBroken) {
				return err
			}
		}
	}
	if !u.checked {
		return nil
	}
	// What go vet prints too, by the same code.
	var text bytes.Buffer
	out := &checker.Graph{Roots: slices.SortedFunc(maps.Values(actions), func(a, b *checker.Action) int {
		return strings.Compare(a.Analyzer.Name, b.Analyzer.Name)
	})}
	if err := out.PrintJSON(&text); err != nil {
		return errors.Join(errors.New("writing the findings"), err)
	}
	u.findings = text.Bytes()
	return nil
}

// pass returns that of an analyzer over a package.
func (g *graph) pass(u *unit) *analysis.Pass {
	p := u.pkg
	pass := &analysis.Pass{
		Fset: g.fset, Files: p.Syntax, OtherFiles: p.OtherFiles, IgnoredFiles: p.IgnoredFiles,
		Pkg: p.Types, TypesInfo: p.TypesInfo, TypesSizes: p.TypesSizes, Module: moduleOf(p),
		ReadFile: perform.ReadFile(p.Dir, p.CompiledGoFiles, p.OtherFiles, p.IgnoredFiles),
	}
	g.bind(pass, u)
	return pass
}

func moduleOf(p *packages.Package) *analysis.Module {
	if p.Module == nil {
		return new(analysis.Module)
	}
	return &analysis.Module{Path: p.Module.Path, Version: p.Module.Version, GoVersion: p.Module.GoVersion}
}
