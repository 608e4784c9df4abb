package failures

import (
	"go/token"
	"go/types"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/directives"
	"github.com/envvet/envvet/passes/internal/known"
)

// Analyzer finds the failures that functions answer with. Its result is a
// *[Result].
var Analyzer = &analysis.Analyzer{
	Name:       "failures",
	Doc:        "find the failures that functions answer with",
	URL:        "https://pkg.go.dev/github.com/envvet/envvet/passes/failures",
	Requires:   []*analysis.Analyzer{directives.Analyzer},
	Run:        run,
	ResultType: reflect.TypeFor[*Result](),
	FactTypes:  []analysis.Fact{new(Answers), new(Makes), new(Held), new(Coded)},
}

// MaxFailures is how many failures are kept of a function.
const MaxFailures = 32

// Result is what functions of one package answer with. It may be asked by
// several rules at the same time.
type Result struct {
	Made []*Made // each failure that the package makes, by position

	pass *analysis.Pass
	mu   sync.Mutex
	flow *flow // nil if the package mentions no failure

	unaccepted *Result // once it is asked for
}

// Unaccepted returns what functions answer with, with the failures that comments
// of the package ignore. What comments of its imports ignore is in no fact.
func (r *Result) Unaccepted() *Result {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.unaccepted == nil {
		r.unaccepted = &Result{Made: r.Made, pass: r.pass}
		if r.flow != nil {
			r.unaccepted.flow = evaluate(r.pass, func(token.Pos) bool { return false })
		}
	}
	return r.unaccepted
}

// Reached is a failure that a function answers with.
type Reached struct {
	Failure
	Here     bool      // it is made in this package
	Pos, End token.Pos // what makes it, else the call that leads there; not valid if the function itself is of another package
}

func run(pass *analysis.Pass) (any, error) {
	r := &Result{pass: pass}
	if _, ok := known.FrameworkOf(pass.Pkg.Path()); ok || known.Standard(pass.Pkg.Path()) || !interesting(pass) {
		return r, nil
	}
	ignores := pass.ResultOf[directives.Analyzer].(*directives.Directives)
	r.flow = evaluate(pass, func(pos token.Pos) bool { return ignores.Ignored(spec.RuleErrorCode, pos) })
	if r.flow == nil {
		return r, nil // it has errors
	}
	r.Made = r.flow.made()
	r.flow.export()
	return r, nil
}

// interesting reports whether the package mentions a failure, or a function or
// variable that has one, or wraps the errors of others.
func interesting(pass *analysis.Pass) bool {
	for _, obj := range pass.TypesInfo.Uses {
		if obj.Pkg() == nil || obj.Pkg() == pass.Pkg {
			continue
		}
		switch obj := obj.(type) {
		case *types.TypeName:
			if isFailure(obj.Type()) {
				return true
			}
		case *types.Func:
			if isErrorf(obj) || isPrompt(obj) || !known.Standard(obj.Pkg().Path()) && (ends(pass, obj.Origin()) || pass.ImportObjectFact(obj.Origin(), new(Makes))) {
				return true
			}
		case *types.Var:
			if !obj.IsField() && !known.Standard(obj.Pkg().Path()) && pass.ImportObjectFact(obj, new(Held)) {
				return true
			}
		}
	}
	return wrapsOthers(pass.Pkg)
}

// ends reports whether a function of another package answers with failures of its own: those
// that it hands on come from who has one.
func ends(pass *analysis.Pass, fn *types.Func) bool {
	var fact Answers
	return pass.ImportObjectFact(fn, &fact) && len(fact.Failures) > 0
}

// isFailure reports whether t is envelope.Error.
func isFailure(t types.Type) bool {
	named, ok := types.Unalias(t).(*types.Named)
	return ok && named.Obj().Name() == "Error" && named.Obj().Pkg() != nil && known.IsOfRuntime(named.Obj().Pkg().Path())
}

func isErrorf(fn *types.Func) bool {
	return fn.Name() == "Errorf" && fn.Pkg() != nil && known.IsOfRuntime(fn.Pkg().Path()) && fn.Signature().Recv() == nil
}

// isPrompt reports whether a function asks a person, and fails where there is none.
func isPrompt(fn *types.Func) bool {
	return fn.Name() == "Prompt" && fn.Pkg() != nil && known.IsOfRuntime(fn.Pkg().Path()) && fn.Signature().Recv() == nil
}

func (f *flow) export() {
	for _, fn := range f.funcs {
		obj, ok := fn.Object().(*types.Func)
		if !ok || !obj.Exported() || obj.Pkg() != f.pass.Pkg {
			continue
		}
		if fact := f.sums[fn].fact(); fact != nil {
			f.pass.ExportObjectFact(obj, fact)
		}
		if fact := f.makes[fn].fact(); fact != nil {
			f.pass.ExportObjectFact(obj, &Makes{fact.Failures, fact.Handed})
		}
		if coded, ok := f.coded[fn]; ok {
			f.pass.ExportObjectFact(obj, &coded)
		}
	}
	for global, set := range f.vars {
		if v, ok := global.Object().(*types.Var); ok && v.Exported() && v.Pkg() == f.pass.Pkg {
			if fact := set.fact(); fact != nil && len(fact.Failures) > 0 {
				f.pass.ExportObjectFact(v, &Held{fact.Failures})
			}
		}
	}
}

// fact returns what importers are told, nil if there is nothing to tell.
func (s *set) fact() *Answers {
	fact := new(Answers)
	for _, it := range s.items() {
		switch {
		case it.of != nil: // nobody else can name it
		case it.handed:
			fact.Handed = append(fact.Handed, Handed{Param: it.Param, Call: it.call, Chosen: it.Chosen})
		default:
			fact.Failures = append(fact.Failures, it.Failure)
		}
	}
	slices.SortStableFunc(fact.Failures, Failure.compare)
	fact.Failures = slices.CompactFunc(fact.Failures, func(a, b Failure) bool { return a.compare(b) == 0 && a.Chosen == b.Chosen })
	if n := len(fact.Failures) - MaxFailures; n > 0 {
		fact.Failures, fact.More = fact.Failures[:MaxFailures], n
	}
	if len(fact.Failures)+len(fact.Handed) == 0 {
		return nil
	}
	return fact
}
