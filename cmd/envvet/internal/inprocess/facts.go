package inprocess

import (
	"errors"
	"fmt"
	"go/types"
	"reflect"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/cmd/envvet/internal/facts"
	"github.com/envvet/envvet/cmd/envvet/internal/perform"
)

// factsOf returns the facts of a package, which are those that were kept if it is
// not being looked at.
func (g *graph) factsOf(u *unit, pkg *types.Package) *facts.Book {
	if u.look || u.quiet {
		return &u.facts
	}
	u.kept.Do(func() {
		if text, ok := g.store.get(u.key, keptFacts); ok {
			u.known, _ = facts.Read(pkg, text)
		}
	})
	if u.known == nil {
		g.stop(errLost)
	}
	return u.known
}

// lost is the panic of each pass that asks for facts which cannot be had, be it that
// they were there when the run began. A pass may recover from it, as those do that ask
// while they are in package ssa, so the graph knows of it too.
type lost struct{ why error }

var errLost = errors.New("facts that were kept are gone")

// stop ends the run, which has to be made in another way.
func (g *graph) stop(why error) {
	g.lost.CompareAndSwap(nil, &lost{why})
	panic(*g.lost.Load())
}

// bind gives a pass over a package the facts of all others, and lets it add its
// own.
func (g *graph) bind(pass *analysis.Pass, u *unit) {
	pass.ImportObjectFact = func(obj types.Object, into analysis.Fact) bool {
		if obj.Pkg() == pass.Pkg {
			return u.facts.Get(obj, into)
		}
		of := g.of(obj.Pkg())
		if of == nil {
			return false
		}
		if late := g.later.kinds[reflect.TypeOf(into)]; late != nil {
			return g.ask(of, late, obj, into)
		}
		return g.factsOf(of, obj.Pkg()).Get(obj, into)
	}
	pass.ImportPackageFact = func(pkg *types.Package, into analysis.Fact) bool {
		of := g.of(pkg)
		return of != nil && g.factsOf(of, pkg).Get(nil, into)
	}
	pass.ExportObjectFact = func(obj types.Object, fact analysis.Fact) {
		if obj.Pkg() != pass.Pkg {
			panic(fmt.Sprintf("%s: a fact about %v, which is of another package", pass.Analyzer.Name, obj))
		}
		u.facts.Put(obj, fact)
	}
	pass.ExportPackageFact = func(fact analysis.Fact) { u.facts.Put(nil, fact) }
	perform.AllFacts(pass, func(f func(*types.Package, types.Object, analysis.Fact)) { g.visible(pass, f) })
}

// visible calls f for each fact of the pass's analyzer about the package and
// all that it imports, in no order.
func (g *graph) visible(pass *analysis.Pass, f func(*types.Package, types.Object, analysis.Fact)) {
	seen := make(map[*types.Package]bool)
	var visit func(pkg *types.Package)
	visit = func(pkg *types.Package) {
		if seen[pkg] {
			return
		}
		seen[pkg] = true
		if of := g.of(pkg); of != nil {
			for _, fact := range pass.Analyzer.FactTypes {
				g.factsOf(of, pkg).Each(pkg, reflect.TypeOf(fact), func(obj types.Object, fact analysis.Fact) { f(pkg, obj, fact) })
			}
		}
		for _, imp := range pkg.Imports() {
			visit(imp)
		}
	}
	visit(pass.Pkg)
}
