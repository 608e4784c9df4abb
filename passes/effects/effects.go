package effects

import (
	"encoding/gob"
	"go/ast"
	"go/token"
	"go/types"
	"io"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/directives"
	"github.com/envvet/envvet/passes/effects/internal/flow"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/packed"
	"github.com/envvet/envvet/passes/position"
)

// Analyzer finds the effects of functions. It reports nothing.
var Analyzer = &analysis.Analyzer{
	Name:       "effects",
	Doc:        "find functions that write to standard output or end the process",
	URL:        "https://pkg.go.dev/github.com/envvet/envvet/passes/effects",
	Requires:   []*analysis.Analyzer{directives.Analyzer, form.Analyzer},
	Run:        run,
	ResultType: reflect.TypeFor[*Result](),
	FactTypes:  []analysis.Fact{new(Func), new(Var), new(Init)},
}

// The types of facts contain themselves. Encoding/gob makes a type's encoder
// known before those of the types in it are complete, which several goroutines
// must not see: drivers encode facts in parallel.
func init() {
	for _, fact := range Analyzer.FactTypes {
		if err := gob.NewEncoder(io.Discard).Encode(fact); err != nil {
			panic(err) // a type that cannot be a fact
		}
	}
}

// Start is a function from which to look for effects.
type Start = flow.Start

// Step is one call within the package on the way to an effect.
type Step = flow.Step

// Reached is an effect that a start reaches: its own position in the package,
// the sink or the call that leads there, and how control gets to it.
type Reached = flow.Reached

// Event is an effect where it shows in the package.
type Event = flow.Event

// Result answers what functions of one package do. It may be asked by several
// rules at the same time.
type Result struct {
	mu       sync.Mutex
	flow     *flow.Package // nil if nobody asked and the package holds nothing of interest
	evaluate func(accepted func(summary.Kind, token.Pos) bool) *flow.Package
	accepted func(summary.Kind, token.Pos) bool // by a comment of the package
	imported map[string]*Init
	writing  []*types.Func

	unaccepted *Result // once it is asked for
}

// Reach returns the effects that starts reach, each once, by a shortest chain,
// nearest first.
func (r *Result) Reach(starts []Start) []Reached {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(starts) == 0 || r.evaluated() == nil {
		return nil
	}
	return r.flow.Reach(starts)
}

// Wired is what a start does with what callers of an exported function give it.
type Wired = flow.Wired

// Connection is a call of a function that registers handlers, by what one of these does
// with what it is given there.
type Connection = flow.Connection

// Wired returns what starts do with what callers of the package's exported functions give
// these: what is known where these are called.
func (r *Result) Wired(starts []Start) []Wired {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(starts) == 0 || r.evaluated() == nil {
		return nil
	}
	return r.flow.Wired(starts)
}

// Connect returns the calls of functions of other packages by which handlers that these
// register reach something here. handlers returns, for each of the handlers of a function,
// what it does with what that is given.
func (r *Result) Connect(handlers func(*types.Func) [][]summary.Use) []Connection {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.evaluated() == nil {
		return nil
	}
	return r.flow.Connect(handlers)
}

// SetUp is an instruction by which a package has standard output before any handler runs, and
// a call of it that a handler leads to.
type SetUp = flow.SetUp

// SetUp returns what the package has others keep standard output by before any handler runs,
// each with the first of starts that has the other write.
func (r *Result) SetUp(starts []Start) []SetUp {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(starts) == 0 || r.evaluated() == nil {
		return nil
	}
	return r.flow.SetUp(starts)
}

// Kept is an instruction by which another package has standard output before any handler runs.
type Kept = flow.Kept

// Kept returns what the package has others keep standard output by before any handler runs.
func (r *Result) Kept() []Kept {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.evaluated() == nil {
		return nil
	}
	return r.flow.Kept()
}

// Said returns for each of starts by what it has packages write that can be told where to.
func (r *Result) Said(starts []Start) [][]summary.Say {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(starts) == 0 || r.evaluated() == nil {
		return make([][]summary.Say, len(starts))
	}
	return r.flow.Said(starts)
}

// Unaccepted returns what functions of the package do, with what its comments
// ignore. What comments of its imports ignore is in no fact.
func (r *Result) Unaccepted() *Result {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.unaccepted == nil {
		r.unaccepted = &Result{
			imported: r.imported, evaluate: r.evaluate,
			accepted: func(summary.Kind, token.Pos) bool { return false },
		}
		if r.flow != nil {
			r.unaccepted.evaluated()
		}
	}
	return r.unaccepted
}

// Initial returns the effects of initializing the package itself.
func (r *Result) Initial() []Reached {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.flow == nil {
		return nil
	}
	return r.flow.Initial()
}

// ImportedInitial returns the effects of initializing what the import of path brings in.
func (r *Result) ImportedInitial(path string) []summary.Effect {
	if i := r.imported[path]; i != nil {
		return i.Effects
	}
	return nil
}

func run(pass *analysis.Pass) (any, error) {
	r := &Result{imported: make(map[string]*Init)}
	if known.Described(pass.Pkg.Path()) {
		return r, nil // a table says what it does
	}
	closed := new(Init)
	for _, imp := range pass.Pkg.Imports() {
		var fact Init
		if pass.ImportPackageFact(imp, &fact) {
			r.imported[imp.Path()] = &fact
			closed.add(&fact)
		}
	}
	ignores := pass.ResultOf[directives.Analyzer].(*directives.Directives)
	r.accepted = func(kind summary.Kind, pos token.Pos) bool { return ignores.Ignored(Rule(kind), pos) }
	closed.Changed = append(closed.Changed, changes(pass, r.imported)...)
	before := Init{Hidden: slices.Clip(closed.Hidden), Replaced: slices.Clip(closed.Replaced), Changed: slices.Clip(closed.Changed)} // the package adds its own to them
	r.evaluate = func(accepted func(summary.Kind, token.Pos) bool) *flow.Package {
		return flow.Evaluate(env(pass, before, accepted))
	}
	if interesting(pass) {
		r.evaluated()
	}
	if r.flow != nil {
		r.writing = exportFuncs(pass, r.flow)
		exportVars(pass, r.flow)
		closed.add(&Init{Effects: r.flow.InitialEffects(), Hidden: r.flow.Hidden(), Replaced: r.flow.Replaced()})
		closed.Setters, closed.Told = r.flow.Setters(), r.flow.IsTold()
		if closed.Told && position.IsOwn(pass) {
			closed.Outlets = r.flow.Outlets()
		}
	}
	if closed.trim(); !closed.empty() {
		pass.ExportPackageFact(closed)
	}
	return r, nil
}

// env says what the evaluation of the package may ask.
func env(pass *analysis.Pass, before Init, accepted func(summary.Kind, token.Pos) bool) flow.Env {
	made := pass.ResultOf[form.Analyzer].(*form.Form)
	_, framework := known.FrameworkOf(pass.Pkg.Path())
	sites := make(map[token.Pos]position.Site)
	summaries := make(map[*types.Func]*summary.Summary)
	return flow.Env{
		Fset: pass.Fset, Files: pass.Files, Pkg: pass.Pkg, Info: pass.TypesInfo,
		Form:      made.Package,
		Late:      made.IsLate,
		Framework: framework,
		Own:       position.IsOwn(pass),

		SameModule: func(path string) bool { return position.SameModule(pass, path) },
		Site: func(pos token.Pos) position.Site {
			s, ok := sites[pos]
			if !ok {
				s = position.Of(pass, pos)
				sites[pos] = s
			}
			return s
		},
		Summary: func(fn *types.Func) *summary.Summary {
			s, ok := summaries[fn]
			if !ok {
				var fact Func
				if fn.Pkg() != nil && pass.ImportObjectFact(fn, &fact) {
					s = fact.Summary()
				}
				summaries[fn] = s
			}
			return s
		},
		Var:       func(v *types.Var) summary.Value { return varOf(pass, v).Value() },
		Unset:     func(v *types.Var) []string { return varOf(pass, v).Unset },
		UnsetEver: func(v *types.Var) []string { return varOf(pass, v).UnsetEver },
		Told:      func(pkg *types.Package) bool { return isTold(pass, pkg) },
		Outlets:   func(pkg *types.Package) []summary.Outlet { return outletsOf(pass, pkg) },
		Hidden:    before.Hidden,
		Replaced:  before.Replaced,
		Changed:   setOf(before.Changed),
		Ignored:   accepted,
	}
}

// Rule returns the name of the rule that reports effects of a kind, which is
// the one that a comment names to accept them.
func Rule(kind summary.Kind) string {
	if kind == summary.Stdout {
		return "stdoutwrite"
	}
	return "exitcall"
}

// ByFramework reports whether a function of a framework does what e says, as it does that
// writes to what it was given for that.
func ByFramework(e *summary.Effect) bool {
	_, ok := known.FrameworkOf(e.Site.Pkg)
	return ok
}

// exportFuncs tells importers what functions do, and returns those that write.
func exportFuncs(pass *analysis.Pass, p *flow.Package) (writing []*types.Func) {
	for _, file := range pass.Files {
		for _, decl := range file.Decls {
			decl, ok := decl.(*ast.FuncDecl)
			if !ok || !decl.Name.IsExported() {
				continue
			}
			if obj, ok := pass.TypesInfo.Defs[decl.Name].(*types.Func); ok {
				if s := p.Summary(obj); s != nil {
					pass.ExportObjectFact(obj, &Func{packed.Of(s)})
					if mayWrite(s) {
						writing = append(writing, obj)
					}
				}
			}
		}
	}
	return writing
}

// mayWrite reports whether calling a function may write to standard output: itself, or
// to what it is given or is a method of.
func mayWrite(s *summary.Summary) bool {
	return slices.ContainsFunc(s.Effects, func(e summary.Effect) bool { return e.Kind == summary.Stdout }) ||
		slices.ContainsFunc(s.Uses, func(u summary.Use) bool { return u.Op == summary.Write || u.Op == summary.Invoke })
}

// varOf returns the fact about a variable of another package, an empty one if there is none.
func varOf(pass *analysis.Pass, v *types.Var) *Var {
	fact := new(Var)
	pass.ImportObjectFact(v, fact)
	return fact
}

func exportVars(pass *analysis.Pass, p *flow.Package) {
	scope := pass.Pkg.Scope()
	for _, name := range scope.Names() {
		if v, ok := scope.Lookup(name).(*types.Var); ok && v.Exported() {
			value, unset, ever := p.Var(v), p.Unset(v), p.UnsetEver(v)
			if value.Bears() || len(unset)+len(ever) > 0 {
				pass.ExportObjectFact(v, &Var{packed.Of(&value), unset, ever})
			}
		}
	}
}

// add takes in what another package does.
func (i *Init) add(j *Init) {
	i.Effects = append(i.Effects, j.Effects...)
	for _, st := range j.Hidden {
		if !slices.ContainsFunc(i.Hidden, func(old summary.Store) bool { return reflect.DeepEqual(old, st) }) {
			i.Hidden = append(i.Hidden, st)
		}
	}
	i.Replaced = append(i.Replaced, j.Replaced...)
	i.Changed = append(i.Changed, j.Changed...)
}

// empty reports whether i says nothing.
func (i *Init) empty() bool {
	return len(i.Effects)+len(i.Hidden)+len(i.Replaced)+len(i.Changed)+len(i.Setters) == 0 && !i.Told
}

// maxNames bounds the names in each list of a fact.
const maxNames = 512

// trim sorts the effects, drops doubles and what is only handed on, and keeps
// to the bound.
func (i *Init) trim() {
	i.Effects = slices.DeleteFunc(i.Effects, func(e summary.Effect) bool { return e.Handed || e.Kept || !e.Sure })
	slices.SortStableFunc(i.Effects, func(a, b summary.Effect) int { return a.Site.Compare(b.Site) })
	i.Effects = slices.CompactFunc(i.Effects, func(a, b summary.Effect) bool { return a.Key().Anyway() == b.Key().Anyway() })
	i.Effects = i.Effects[:min(len(i.Effects), summary.MaxSinks)]
	i.Hidden = i.Hidden[:min(len(i.Hidden), summary.MaxSinks)]
	for _, names := range []*[]string{&i.Replaced, &i.Changed} {
		slices.Sort(*names)
		*names = slices.Compact(*names)
		*names = (*names)[:min(len(*names), maxNames)]
	}
	i.Setters = i.Setters[:min(len(i.Setters), maxNames)]
}
