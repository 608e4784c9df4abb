package inprocess

import (
	"errors"
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/cmd/envvet/internal/facts"
	"github.com/envvet/envvet/cmd/envvet/internal/perform"
	"github.com/envvet/envvet/passes/ondemand"
)

// Most of what importers may ask about a package nobody asks, so that the facts of
// some passes are made when somebody does: the package is parsed and checked a second
// time then, as what was needed for that is dropped when a package is done. That is
// seldom, and leaves more time and memory for all others.

// later has the passes of which that can be done, by their analyzers and by the types
// of their facts.
type later struct {
	runs  map[*analysis.Analyzer]*analysis.Analyzer // without those facts
	kinds map[reflect.Type]*ondemand.Pass
}

func newLater() later {
	l := later{make(map[*analysis.Analyzer]*analysis.Analyzer), make(map[reflect.Type]*ondemand.Pass)}
	for _, p := range ondemand.Passes() {
		without := *p.Analyzer
		without.Run = func(pass *analysis.Pass) (any, error) {
			result, _, err := p.Run(pass)
			return result, err
		}
		l.runs[p.Analyzer], l.kinds[p.Fact] = &without, &p
	}
	return l
}

// answers are the facts about a package that were made when somebody asked.
type answers struct {
	mu    sync.Mutex
	given *facts.Book // also by runs before; where there is no fact, one that says nothing
	more  bool        // than runs before have given
	again *again      // nil until it is needed, and when it was not for long
}

// again is a package that was checked a second time.
type again struct {
	pkg  *types.Package
	fact map[*ondemand.Pass]func(types.Object) analysis.Fact
	size int64 // of its source, in bytes
}

// ask copies a fact into the one that into points to, about an object of another
// package than that which asks. Packages import each other in one direction, so that
// no two wait for each other.
func (g *graph) ask(u *unit, p *ondemand.Pass, obj types.Object, into analysis.Fact) bool {
	if u.quiet {
		return false
	}
	a := &u.answers
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.given == nil {
		a.given = g.givenBefore(u, obj.Pkg())
	}
	if a.given.Get(obj, into) {
		return true
	}
	if a.again == nil {
		a.again = g.lookAgain(u)
	}
	g.note(u)
	fact := reflect.New(p.Fact.Elem()).Interface().(analysis.Fact)
	if same := facts.Same(a.again.pkg, obj); same != nil {
		if made := a.again.fact[p](same); made != nil {
			fact = made
		}
	}
	a.given.Put(obj, fact)
	a.more = true
	return a.given.Get(obj, into)
}

// givenBefore returns the facts that runs before were asked for.
func (g *graph) givenBefore(u *unit, pkg *types.Package) *facts.Book {
	if g.store != nil && u.keyed {
		if text, ok := g.store.get(u.key, keptAnswers); ok {
			if book, err := facts.Read(pkg, text); err == nil {
				return book
			}
		}
	}
	return new(facts.Book)
}

// keepAnswers leaves for later runs what those before were not asked.
func (g *graph) keepAnswers() {
	for _, u := range g.units {
		if g.store == nil || !u.keyed || !u.answers.more {
			continue
		}
		if text, err := u.answers.given.Text(); err == nil {
			g.store.put(u.key, keptAnswers, text)
		}
	}
}

var (
	errNarrow  = errors.New("the types of what a package imports were not read")
	errWritten = errors.New("files were written while they were looked at; run envvet again")
)

// lookAgain checks a package a second time. If that cannot be done the run ends, to be
// made again in another way.
func (g *graph) lookAgain(u *unit) *again {
	for _, q := range u.pkg.Imports {
		if !typed(q) {
			g.stop(errNarrow)
		}
	}
	p := *u.pkg
	p.Syntax, p.Types, p.TypesInfo, p.Errors, p.TypeErrors = nil, nil, nil, nil, nil
	v := &unit{pkg: &p, imports: u.imports, look: true, keyed: u.keyed, sum: u.sum}
	g.check(v)
	if v.confirm(); p.IllTyped || v.keyed != u.keyed {
		g.stop(errLost) // somebody has written files since
	}
	out := &again{pkg: p.Types, fact: make(map[*ondemand.Pass]func(types.Object) analysis.Fact), size: u.size()}
	for _, late := range g.later.kinds {
		if fact := g.facts(v, late); fact != nil {
			out.fact[late] = fact
		} else {
			out.fact[late] = func(types.Object) analysis.Fact { return nil } // the pass failed
		}
	}
	return out
}

// facts returns what makes the facts of a pass about a package, nil if it fails.
func (g *graph) facts(u *unit, late *ondemand.Pass) func(types.Object) analysis.Fact {
	var (
		fact    func(types.Object) analysis.Fact
		without = *late.Analyzer
		actions = make(map[*analysis.Analyzer]*checker.Action)
	)
	without.Run = func(pass *analysis.Pass) (result any, err error) {
		result, fact, err = late.Run(pass)
		return result, err
	}
	for _, a := range append(perform.Ordered(without.Requires), &without) {
		actions[a] = &checker.Action{Analyzer: a, Package: u.pkg}
		perform.Action(actions[a], func(r *analysis.Analyzer) *checker.Action { return actions[r] }, g.pass(u))
	}
	if actions[&without].Err != nil {
		return nil
	}
	return fact
}

// typed reports whether the types of a package are there.
func typed(p *packages.Package) bool { return p.Types != nil || p.PkgPath == "unsafe" }
