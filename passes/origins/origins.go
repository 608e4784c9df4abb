package origins

import (
	"encoding/gob"
	"go/ast"
	"go/token"
	"go/types"
	"io"
	"reflect"
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
	FactTypes:  []analysis.Fact{new(Func)},
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

// Result answers for one package. Several rules may ask it at the same time.
type Result struct {
	mu      sync.Mutex
	flow    *flow.Package
	make    func() *flow.Package // nil for a package that is not looked at
	answers bool                 // it may have some
	done    []Answer
}

// Answers returns the payloads of the package, by position.
func (r *Result) Answers() []Answer {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.answers && r.done == nil {
		r.done = r.flow.Answers()
	}
	return r.done
}

// At returns what reaches a value in the SSA form of a function at a call in it,
// of which the parenthesis stands at a position: what a handler of another
// framework encodes there.
func (r *Result) At(fn *ssa.Function, call token.Pos, v ssa.Value) []Flow {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.flow == nil && r.make != nil {
		r.flow, r.make = r.make(), nil
	}
	if r.flow == nil {
		return nil
	}
	return r.flow.At(fn, call, v)
}

func run(pass *analysis.Pass) (any, error) {
	r := new(Result)
	path := pass.Pkg.Path()
	if _, framework := known.FrameworkOf(path); framework || known.Standard(path) || known.IsOriginPackage(known.ImportPath(path)) {
		return r, nil // a table says what it does, or nothing is said
	}
	look := interest(pass)
	r.make = func() *flow.Package { return newFlow(pass) }
	exported := look.exported(pass)
	if !look.answers && len(exported) == 0 {
		return r, nil
	}
	if r.flow = r.make(); r.flow == nil {
		r.make = nil
		return r, nil // it has errors
	}
	for _, fn := range exported {
		if s := r.flow.Summary(fn); s != nil {
			pass.ExportObjectFact(fn, &Func{Sources: s.Sources(), Answers: len(s.Payloads) > 0, Packed: packed.Of(s)})
		}
	}
	r.answers = look.answers
	return r, nil
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
	sources bool // it mentions what makes or brings a source
	answers bool // it mentions what makes a payload
}

func interest(pass *analysis.Pass) look {
	var l look
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
				for _, m := range moves {
					l.sources = l.sources || m.Origin != 0
				}
				continue
			}
			if known.PayloadOf(obj) != nil {
				l.answers = true
			}
			if known.Standard(obj.Pkg().Path()) {
				continue
			}
			var fact Func
			if pass.ImportObjectFact(obj, &fact) {
				l.sources = l.sources || fact.Sources
				l.answers = l.answers || fact.Answers
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
	if pass.Pkg.Name() == "main" {
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
