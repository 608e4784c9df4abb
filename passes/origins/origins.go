package origins

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
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/packed"
	"github.com/envvet/envvet/passes/origins/internal/flow"
	"github.com/envvet/envvet/passes/origins/trace"
	"github.com/envvet/envvet/passes/position"
)

// Analyzer finds where the values of payloads come from. Its result is a
// *[Result].
var Analyzer = &analysis.Analyzer{
	Name:       "origins",
	Doc:        "find where the values of payloads come from",
	URL:        "https://pkg.go.dev/github.com/envvet/envvet/passes/origins",
	Requires:   []*analysis.Analyzer{form.Analyzer},
	Run:        run,
	ResultType: reflect.TypeFor[*Result](),
	FactTypes:  []analysis.Fact{new(Func), new(Answering)},
}

// Encoding/gob makes the encoder of a type known before those of the types in
// it are complete, which several goroutines must not see.
func init() {
	if err := gob.NewEncoder(io.Discard).Encode(new(Func)); err != nil {
		panic(err) // a type that cannot be a fact
	}
}

// An Answer is a call that makes a value a payload, and what reaches that.
type Answer = flow.Answer

// A Flow is a source that reaches a path of a payload.
type Flow = flow.Flow

// A Step is where a value passes on its way, in the package.
type Step = flow.Step

// A Held is the type of what an interface value on the path of a flow holds.
type Held = flow.Held

// Result answers for one package. Several rules may ask it at the same time.
type Result struct {
	mu      sync.Mutex
	flow    *flow.Package
	make    func() *flow.Package // nil once that was done, and for a package that is not looked at
	answers bool                 // it may have some
	done    []Answer
}

// Answers returns the payloads of the package, by position.
func (r *Result) Answers() []Answer {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.answers && r.done == nil && r.made() {
		r.done = r.flow.Answers()
	}
	return r.done
}

// At returns what reaches a value in the SSA form of a function at a call in it,
// of which the parenthesis stands at a position: what a handler of another
// framework encodes there, with types that the generic function around is called with if
// those are known. By are the calls by which the handler reaches the function, as that is given there
// what it is called with.
func (r *Result) At(fn *ssa.Function, call token.Pos, v ssa.Value, with []types.Type, by []token.Pos) []Flow {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.made() {
		return nil
	}
	return r.flow.At(fn, call, v, with, by)
}

// Marshaled returns what reaches the JSON or text that values of a type make of themselves by
// a method. What one of another package brings is told of at a position of this one.
func (r *Result) Marshaled(t types.Type, pos token.Pos) []Flow {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.made() {
		return nil
	}
	return r.flow.Marshaled(t, pos)
}

// fact returns that about a function of the package, nil if there is none.
func (r *Result) fact(fn *types.Func) *Func {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.made() {
		return nil
	}
	s := r.flow.Summary(fn)
	if s == nil {
		return nil
	}
	return &Func{Answers: len(s.Payloads) > 0, Packed: packed.Of(s)}
}

// made has the evaluation of the package made, which is not done before somebody
// asks, and reports whether there is one.
func (r *Result) made() bool {
	if r.make != nil {
		r.flow, r.make = r.make(), nil
	}
	return r.flow != nil
}

func run(pass *analysis.Pass) (any, error) {
	r, look := begin(pass)
	for _, fn := range look.exported(pass) {
		if fact := r.fact(fn); fact != nil {
			pass.ExportObjectFact(fn, fact)
		}
	}
	return r, nil
}

// OnDemand does what the Analyzer does, and leaves out the facts about functions: the
// function that it returns makes that about an object of the package, nil for none.
// Importers ask about few.
func OnDemand(pass *analysis.Pass) (result any, fact func(types.Object) analysis.Fact, err error) {
	r, look := begin(pass)
	exported := sync.OnceValue(func() map[types.Object]bool {
		all := make(map[types.Object]bool)
		for _, fn := range look.exported(pass) {
			all[fn] = true
		}
		return all
	})
	return r, func(obj types.Object) analysis.Fact {
		if !exported()[obj] {
			return nil
		}
		if fact := r.fact(obj.(*types.Func)); fact != nil {
			return fact
		}
		return nil
	}, nil
}

// begin looks at a package, and evaluates nothing yet.
func begin(pass *analysis.Pass) (*Result, look) {
	path := pass.Pkg.Path()
	if _, framework := known.FrameworkOf(path); framework || known.Standard(path) || known.IsOriginPackage(known.ImportPath(path)) {
		return new(Result), look{silent: true}
	}
	look := interest(pass)
	if look.answering {
		pass.ExportPackageFact(new(Answering))
	}
	return &Result{answers: look.answers, make: func() *flow.Package { return newFlow(pass) }}, look
}

// newFlow returns the evaluation of a package, nil if it has errors.
func newFlow(pass *analysis.Pass) *flow.Package {
	ssa := pass.ResultOf[form.Analyzer].(*form.Form).Package()
	if ssa == nil {
		return nil
	}
	sites := make(map[token.Pos]position.Site)
	return flow.New(flow.Env{
		Pkg: pass.Pkg, Form: ssa,
		Site: func(pos token.Pos) position.Site {
			s, ok := sites[pos]
			if !ok {
				s = position.Of(pass, pos)
				sites[pos] = s
			}
			return s
		},
		Summary: func(fn *types.Func) *trace.Summary {
			var fact Func
			if fn.Pkg() != nil && fn.Pkg() != pass.Pkg && pass.ImportObjectFact(fn, &fact) {
				return fact.checked(fn)
			}
			return nil
		},
	})
}

// A look is what one look at the objects that a package uses tells.
type look struct {
	silent    bool // a table says what it does, or nothing is said
	sources   bool // it mentions what makes a source
	answers   bool // it mentions what makes a payload
	answering bool // it or what it imports does
}

func interest(pass *analysis.Pass) look {
	var l look
	silent := make(map[*types.Package]bool) // imports whose functions make no payload
	for _, imp := range pass.Pkg.Imports() {
		silent[imp] = !pass.ImportPackageFact(imp, new(Answering))
		l.answering = l.answering || !silent[imp]
	}
	ask := l.answering
	seen := make(map[types.Object]bool)
	for _, obj := range pass.TypesInfo.Uses {
		if obj.Pkg() == nil || obj.Pkg() == pass.Pkg || seen[obj] {
			continue
		}
		seen[obj] = true
		switch obj := obj.(type) {
		case *types.Func:
			obj = obj.Origin()
			if moves, ok := known.Moves(obj); ok {
				l.sources = l.sources || slices.ContainsFunc(moves, func(m known.Move) bool { return m.Origin != 0 })
				continue
			}
			if known.PayloadOf(obj) != nil {
				l.answers, l.answering = true, true
			}
			if ask && !l.answers && !silent[obj.Pkg()] && !known.Standard(obj.Pkg().Path()) {
				var fact Func
				l.answers = pass.ImportObjectFact(obj, &fact) && fact.Answers
			}
		case *types.Var:
			l.sources = l.sources || known.OriginVar(obj) != 0
		}
	}
	return l
}

// exported returns the functions of which importers may ask what they do with
// values: all in a package with a source or a payload, else those that a person
// wrote.
func (l look) exported(pass *analysis.Pass) []*types.Func {
	if l.silent || pass.Pkg.Name() == "main" {
		return nil
	}
	var out []*types.Func
	for _, file := range pass.Files {
		if !l.sources && !l.answers && ast.IsGenerated(file) {
			continue
		}
		for _, decl := range file.Decls {
			decl, ok := decl.(*ast.FuncDecl)
			if !ok || !decl.Name.IsExported() || decl.Body == nil {
				continue
			}
			obj, ok := pass.TypesInfo.Defs[decl.Name].(*types.Func)
			if ok && carries(obj.Signature()) {
				out = append(out, obj)
			}
		}
	}
	return out
}

// carries reports whether a function can hand on a value: has results that are
// no error and no truth, or parameters that lead somewhere.
func carries(sig *types.Signature) bool {
	for v := range sig.Results().Variables() {
		if holds(v.Type()) {
			return true
		}
	}
	if recv := sig.Recv(); recv != nil && leads(recv.Type()) {
		return true
	}
	for v := range sig.Params().Variables() {
		if leads(v.Type()) {
			return true
		}
	}
	return false
}

func holds(t types.Type) bool {
	if b, ok := t.Underlying().(*types.Basic); ok {
		return b.Kind() != types.Bool && b.Kind() != types.Invalid
	}
	return !types.Identical(t, types.Universe.Lookup("error").Type())
}

func leads(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Pointer, *types.Slice, *types.Map, *types.Signature:
		return true
	case *types.Interface:
		return true // it may become a payload
	}
	return false
}
