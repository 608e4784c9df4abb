package inprocess

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"
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
		act := &checker.Action{Analyzer: a, Package: u.pkg, IsRoot: u.checked}
		actions[a] = act
		results := make(map[*analysis.Analyzer]any, len(a.Requires))
		var failed []string
		for _, r := range a.Requires {
			if actions[r].Err != nil {
				failed = append(failed, actions[r].String())
			}
			results[r] = actions[r].Result
		}
		if failed != nil {
			slices.Sort(failed)
			act.Err = fmt.Errorf("failed prerequisites: %s", strings.Join(failed, ", "))
			continue
		}
		act.Result, act.Err = g.perform(u, act, results)
		u.failed = u.failed || act.Err != nil
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

// perform runs one analyzer on a package.
func (g *graph) perform(u *unit, act *checker.Action, results map[*analysis.Analyzer]any) (any, error) {
	p, a := u.pkg, act.Analyzer
	pass := &analysis.Pass{
		Analyzer: a,
		Fset:     g.fset, Files: p.Syntax, OtherFiles: p.OtherFiles, IgnoredFiles: p.IgnoredFiles,
		Pkg: p.Types, TypesInfo: p.TypesInfo, TypesSizes: p.TypesSizes,
		Module:   moduleOf(p),
		ResultOf: results,
		Report:   func(d analysis.Diagnostic) { act.Diagnostics = append(act.Diagnostics, d) },
		ReadFile: func(name string) ([]byte, error) {
			if slices.Contains(p.CompiledGoFiles, name) || slices.Contains(p.OtherFiles, name) || slices.Contains(p.IgnoredFiles, name) {
				return os.ReadFile(name)
			}
			return nil, fmt.Errorf("Pass.ReadFile: %s is not among OtherFiles, IgnoredFiles, or names of Files", name)
		},
	}
	g.bind(pass, u)
	result, err := a.Run(pass)
	if err == nil && reflect.TypeOf(result) != a.ResultType {
		err = fmt.Errorf("%s has a result of type %T, not %v", a.Name, result, a.ResultType)
	}
	return result, err
}

func moduleOf(p *packages.Package) *analysis.Module {
	if p.Module == nil {
		return new(analysis.Module)
	}
	return &analysis.Module{Path: p.Module.Path, Version: p.Module.Version, GoVersion: p.Module.GoVersion}
}
