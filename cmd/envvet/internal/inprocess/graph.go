package inprocess

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"go/token"
	"go/types"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/cmd/envvet/internal/facts"
	"github.com/envvet/envvet/cmd/envvet/internal/heap"
	"github.com/envvet/envvet/cmd/envvet/internal/perform"
	"github.com/envvet/envvet/passes/standard"
)

// A unit is one package, or one variant of it with tests.
type unit struct {
	pkg       *packages.Package
	imports   []*unit
	importers []*unit
	missing   int   // imports that are not done
	bytes     int64 // how much source there is of it
	work      int64 // what it takes, and what waits for it one after another, in bytes of source
	checked   bool  // its findings are wanted
	quiet     bool  // of the standard library: the rules have no facts about it
	generates bool  // some of what is compiled is made of other files
	late      bool  // it waits for these, or imports what does

	look     bool // the rules look at it
	source   bool // it is parsed
	done     bool // it was
	key      key
	keyed    bool              // there is a key
	readable bool              // all that decides it by itself could be read
	sum      key               // of that, in the key
	texts    map[string][]byte // of files that were read, by name
	failed   bool              // a rule did on it

	kept     sync.Once   // facts that are kept are read
	known    *facts.Book // these
	facts    facts.Book  // those that are found
	answers  answers     // those that are made when somebody asks
	findings []byte      // as go vet prints them
}

// A graph is all packages of a run, each once.
type graph struct {
	rules     []*analysis.Analyzer // prerequisites before what requires them
	learn     []*analysis.Analyzer // those of them that have facts, with their prerequisites
	settings  string               // the rules and their flags
	store     *Store               // nil if nothing is kept
	wary      bool                 // what is kept may be damaged
	list      key                  // of what the go command was asked
	common    key                  // of what decides all that is known
	short     bool                 // the list has the files in folders, not those that are compiled
	late      bool                 // the units that had to wait for these have them
	fset      *token.FileSet
	units     []*unit // imports before importers
	byPackage map[*packages.Package]*unit
	byTypes   sync.Map                  // from *types.Package to *unit
	later     later                     // passes whose facts are made when somebody asks
	recent    recent                    // packages that were checked a second time for these
	wide      bool                      // the types of all that is imported are found anew, if any are needed
	types     map[string]*types.Package // that were read, by path
	lost      atomic.Pointer[lost]      // why facts cannot be had
}

// newGraph returns the graph of packages that were listed. If the rules have
// facts about the standard library, so says ofStandard.
func newGraph(rules []*analysis.Analyzer, roots []*packages.Package, ofStandard bool) *graph {
	g := &graph{rules: perform.Ordered(rules), fset: token.NewFileSet(), byPackage: make(map[*packages.Package]*unit), later: newLater()}
	g.settings = settingsOf(g.rules)
	g.learn = perform.Ordered(slices.DeleteFunc(slices.Clone(g.rules), func(a *analysis.Analyzer) bool { return len(a.FactTypes) == 0 }))
	packages.Visit(roots, nil, func(p *packages.Package) { g.units = append(g.units, g.unit(p, ofStandard)) })
	for _, p := range checked(roots) {
		g.byPackage[p].checked = true
	}
	return g
}

// unit returns a new unit for a package, after those for what it imports.
func (g *graph) unit(p *packages.Package, ofStandard bool) *unit {
	u := &unit{pkg: p, quiet: p.PkgPath == "unsafe" || !ofStandard && p.Module == nil && standard.Has(p.PkgPath)}
	g.byPackage[p] = u
	for _, q := range p.Imports {
		if v := g.byPackage[q]; v != nil { // none in a cycle, of which the list has an error
			u.join(v)
		}
	}
	p.Fset = g.fset
	return u
}

// join notes that u imports v.
func (u *unit) join(v *unit) {
	if !slices.Contains(u.imports, v) {
		u.imports = append(u.imports, v)
		v.importers = append(v.importers, u)
	}
}

// What a run may take before garbage is collected grows with the packages that
// the rules look at: little if all are of modules that are worked on, as most of
// what is there then are the types of what these import. A run over a large
// program, which holds the types and facts of all packages, is to stay below a
// gigabyte.
const (
	heapLeast  = 56 << 20 // bytes
	heapEdited = 1 << 18  // bytes, of a package if all are edited
	heapEach   = 1 << 20  // bytes, of a package if not
	heapListed = 1 << 16  // bytes, of any package, whose types may be there
	heapGoal   = 760 << 20
	heapMost   = 810 << 20
	heapGrowth = 75 // percent
)

func (g *graph) heap() heap.Limit {
	look, edited := 0, 0
	for _, u := range g.units {
		if u.look && g.ready(u) {
			look++
			if u.edited() {
				edited++
			}
		}
	}
	each := heapEach
	if edited == look {
		each = heapEdited
	}
	return heap.Limit{Goal: uint64(min(heapLeast+look*each+len(g.units)*heapListed, heapGoal)), Growth: heapGrowth, Most: heapMost}
}

// ready reports whether u has not to wait for what is made of its files or those of an import.
func (g *graph) ready(u *unit) bool { return g.late || !u.late }

// open reports whether u is parsed in the run that is to begin.
func (g *graph) open(u *unit) bool { return u.source && !u.done && g.ready(u) }

// run looks at every package as soon as what it imports is done, or another large
// one if it is large. When ctx is done it ends before all are, without an error.
func (g *graph) run(ctx context.Context) error {
	var (
		mu     sync.Mutex
		more   = sync.NewCond(&mu)
		ready  queue
		left   int
		failed error
	)
	for _, u := range slices.Backward(g.units) {
		if !g.open(u) {
			continue
		}
		left++
		u.missing, u.work, u.bytes = 0, 0, u.size()
		for _, v := range u.importers {
			if g.open(v) {
				u.work = max(u.work, v.work)
			}
		}
		u.work += u.takes()
		for _, v := range u.imports {
			if g.open(v) {
				u.missing++
			}
		}
		if u.missing == 0 {
			ready.add(u)
		}
	}
	defer g.heap().Apply()()
	stop := context.AfterFunc(ctx, func() { mu.Lock(); defer mu.Unlock(); more.Broadcast() }) //envvet:ignore exitcall it wakes the workers
	defer stop()
	worker := func() {
		mu.Lock()
		defer mu.Unlock()
		for {
			if left == 0 || failed != nil || ctx.Err() != nil {
				return
			}
			u := ready.take()
			if u == nil {
				more.Wait()
				continue
			}
			mu.Unlock()
			err := g.do(u)
			mu.Lock()
			failed = cmp.Or(failed, err)
			left--
			ready.done(u)
			u.done = true
			for _, v := range u.importers {
				if v.missing--; g.open(v) && v.missing == 0 {
					ready.add(v)
				}
			}
			more.Broadcast()
		}
	}
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(worker) //envvet:ignore exitcall all that it does with packages is in do, which recovers
	}
	workers.Wait()
	return failed
}

// do looks at one package.
func (g *graph) do(u *unit) (err error) {
	defer func() {
		err = cmp.Or(recovered(recover()), err)
		if errors.Is(err, errBroken) {
			err = fmt.Errorf("%s: %w", u.pkg.PkgPath, err)
		}
	}()
	g.check(u)
	p := u.pkg
	look := u.look && !p.IllTyped
	if look {
		err = g.analyze(u)
		if lost := g.lost.Load(); lost != nil {
			err = lost.why // whoever was not told of facts may have found something else
		}
	}
	u.confirm()
	if look && err == nil {
		g.keep(u)
	}
	g.keepTypes(u)
	u.texts = nil
	if !p.IllTyped {
		p.Syntax, p.TypesInfo = nil, nil // of what is done only types and facts are asked
		forgetLocals(p.Types)
	}
	return err
}

// recovered returns the error that a panic is, nil for none.
func recovered(r any) error {
	switch r := r.(type) {
	case nil:
		return nil
	case lost:
		return r.why
	}
	return fmt.Errorf("%w: %v; this is a bug in envvet, please report it at https://github.com/envvet/envvet/issues\n%s", errBroken, r, debug.Stack())
}

var errBroken = errors.New("a rule panicked")

// of returns the package that declares obj, nil for what is built in.
func (g *graph) of(pkg *types.Package) *unit {
	if u, ok := g.byTypes.Load(pkg); ok {
		return u.(*unit)
	}
	return nil
}
