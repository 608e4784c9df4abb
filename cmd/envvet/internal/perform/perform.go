// Package perform holds what each runner of analyzers does alike, whether it has
// a whole program before it (package inprocess) or one package again and again
// (package unit). What x/tools has for it is not exported.
package perform

import (
	"fmt"
	"go/ast"
	"go/types"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
)

// Ordered returns analyzers and all that they require, each once, in an order
// in which they can be run.
func Ordered(analyzers []*analysis.Analyzer) (all []*analysis.Analyzer) {
	seen := make(map[*analysis.Analyzer]bool)
	var add func(list []*analysis.Analyzer)
	add = func(list []*analysis.Analyzer) {
		for _, a := range list {
			if !seen[a] {
				seen[a] = true
				add(a.Requires)
				all = append(all, a)
			}
		}
	}
	add(analyzers)
	return all
}

// NewInfo returns what a type checker fills for analyzers, with room for as much as the files
// of a package may have to say.
func NewInfo(files []*ast.File) *types.Info {
	source := 0
	for _, f := range files {
		source += int(f.FileEnd - f.FileStart)
	}
	return &types.Info{
		Types:        make(map[ast.Expr]types.TypeAndValue, source/bytesPerType),
		Defs:         make(map[*ast.Ident]types.Object, source/bytesPerDef),
		Uses:         make(map[*ast.Ident]types.Object, source/bytesPerUse),
		Implicits:    make(map[ast.Node]types.Object),
		Instances:    make(map[*ast.Ident]types.Instance),
		Scopes:       make(map[ast.Node]*types.Scope),
		Selections:   make(map[*ast.SelectorExpr]*types.Selection),
		FileVersions: make(map[*ast.File]string),
	}
}

// How much source there is for each entry of a table, or more: to have the tables of large
// packages grow takes a tenth of the time in which types are checked.
const (
	bytesPerType = 20
	bytesPerUse  = 30
	bytesPerDef  = 120
)

// All does something for each of the analyzers and what they require, once and
// side by side, and for none before all that it requires.
func All(analyzers []*analysis.Analyzer, do func(*analysis.Analyzer)) {
	done := make(map[*analysis.Analyzer]chan struct{})
	all := Ordered(analyzers)
	for _, a := range all {
		done[a] = make(chan struct{})
	}
	for _, a := range all {
		go func() { //envvet:ignore exitcall whoever has something to answer recovers in do
			for _, r := range a.Requires {
				<-done[r]
			}
			do(a)
			close(done[a]) // not while do panics: then nobody is to go on before the process has said so
		}()
	}
	for _, a := range all {
		<-done[a]
	}
}

// Action does one analyzer's part of the work on a package, after those that it
// requires, and leaves its result, findings and error in act. The pass comes
// with all but the analyzer, the results of others and Report.
func Action(act *checker.Action, required func(*analysis.Analyzer) *checker.Action, pass *analysis.Pass) {
	a := act.Analyzer
	results := make(map[*analysis.Analyzer]any, len(a.Requires))
	var failed []string
	for _, r := range a.Requires {
		of := required(r)
		if of.Err != nil {
			failed = append(failed, of.String())
		}
		results[r] = of.Result
	}
	if failed != nil {
		slices.Sort(failed)
		act.Err = fmt.Errorf("failed prerequisites: %s", strings.Join(failed, ", "))
		return
	}
	pass.Analyzer, pass.ResultOf = a, results
	pass.Report = func(d analysis.Diagnostic) { act.Diagnostics = append(act.Diagnostics, d) }
	act.Result, act.Err = a.Run(pass)
	if act.Err == nil && reflect.TypeOf(act.Result) != a.ResultType {
		act.Err = fmt.Errorf("%s has a result of type %T, not %v", a.Name, act.Result, a.ResultType)
	}
}

// AllFacts gives a pass all facts that it may see, of which visit tells it in no
// order: the package that each is about, and the object in it, nil for itself.
func AllFacts(pass *analysis.Pass, visit func(func(*types.Package, types.Object, analysis.Fact))) {
	pass.AllObjectFacts = func() (all []analysis.ObjectFact) {
		visit(func(_ *types.Package, obj types.Object, fact analysis.Fact) {
			if obj != nil {
				all = append(all, analysis.ObjectFact{Object: obj, Fact: fact})
			}
		})
		return all
	}
	pass.AllPackageFacts = func() (all []analysis.PackageFact) {
		visit(func(pkg *types.Package, obj types.Object, fact analysis.Fact) {
			if obj == nil {
				all = append(all, analysis.PackageFact{Package: pkg, Fact: fact})
			}
		})
		return all
	}
}
