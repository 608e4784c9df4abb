package inprocess

import (
	"errors"
	"fmt"
	"go/types"
	"reflect"

	"golang.org/x/tools/go/analysis"
)

// facts are what the rules know about one package and the objects in it. They
// are asked by importers when the package is done, and changed no more.
type facts map[factKey]analysis.Fact

type factKey struct {
	obj types.Object // nil for a fact about the package
	typ reflect.Type
}

// get copies a fact into the one that into points to, and reports whether there
// is one.
func (f facts) get(obj types.Object, into analysis.Fact) bool {
	fact, ok := f[factKey{obj, reflect.TypeOf(into)}]
	if ok {
		reflect.ValueOf(into).Elem().Set(reflect.ValueOf(fact).Elem())
	}
	return ok
}

// factsOf returns the facts of a package that is not being looked at, which are
// read when they are first asked for if they were kept.
func (g *graph) factsOf(u *unit, pkg *types.Package) facts {
	if u.look || u.quiet {
		return u.facts
	}
	u.kept.Do(func() {
		text, ok := g.store.get(u.key, keptFacts)
		var err error
		if ok {
			u.facts, err = decode(text, pkg)
		}
		if !ok || err != nil {
			panic(lost{})
		}
	})
	return u.facts
}

// lost is the panic of a pass that asks for facts which were there when the run
// began.
type lost struct{}

var errLost = errors.New("facts that were kept are gone")

// bind gives a pass over a package the facts of all others, and lets it add its
// own.
func (g *graph) bind(pass *analysis.Pass, u *unit) {
	pass.ImportObjectFact = func(obj types.Object, into analysis.Fact) bool {
		if obj.Pkg() == pass.Pkg {
			return u.facts.get(obj, into)
		}
		of := g.of(obj.Pkg())
		return of != nil && g.factsOf(of, obj.Pkg()).get(obj, into)
	}
	pass.ImportPackageFact = func(pkg *types.Package, into analysis.Fact) bool {
		of := g.of(pkg)
		return of != nil && g.factsOf(of, pkg).get(nil, into)
	}
	export := func(obj types.Object, fact analysis.Fact) {
		if u.facts == nil {
			u.facts = make(facts)
		}
		u.facts[factKey{obj, reflect.TypeOf(fact)}] = fact
	}
	pass.ExportObjectFact = func(obj types.Object, fact analysis.Fact) {
		if obj.Pkg() != pass.Pkg {
			panic(fmt.Sprintf("%s: a fact about %v, which is of another package", pass.Analyzer.Name, obj))
		}
		export(obj, fact)
	}
	pass.ExportPackageFact = func(fact analysis.Fact) { export(nil, fact) }
	pass.AllObjectFacts = func() (all []analysis.ObjectFact) {
		g.visible(pass, func(key factKey, of *types.Package, fact analysis.Fact) {
			if key.obj != nil {
				all = append(all, analysis.ObjectFact{Object: key.obj, Fact: fact})
			}
		})
		return all
	}
	pass.AllPackageFacts = func() (all []analysis.PackageFact) {
		g.visible(pass, func(key factKey, of *types.Package, fact analysis.Fact) {
			if key.obj == nil {
				all = append(all, analysis.PackageFact{Package: of, Fact: fact})
			}
		})
		return all
	}
}

// visible calls f for each fact of the pass's analyzer about the package and
// all that it imports, in no order.
func (g *graph) visible(pass *analysis.Pass, f func(factKey, *types.Package, analysis.Fact)) {
	own := make(map[reflect.Type]bool)
	for _, fact := range pass.Analyzer.FactTypes {
		own[reflect.TypeOf(fact)] = true
	}
	seen := make(map[*types.Package]bool)
	var visit func(pkg *types.Package)
	visit = func(pkg *types.Package) {
		if seen[pkg] {
			return
		}
		seen[pkg] = true
		if of := g.of(pkg); of != nil {
			for key, fact := range g.factsOf(of, pkg) {
				if own[key.typ] {
					f(key, pkg, fact)
				}
			}
		}
		for _, imp := range pkg.Imports() {
			visit(imp)
		}
	}
	visit(pass.Pkg)
}
