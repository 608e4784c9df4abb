package failures

import (
	"cmp"
	"go/ast"
	"slices"

	"github.com/envvet/envvet/passes/internal/syntax"
)

// Of returns the failures of a function that an expression plainly names, of a function
// literal, or of the function that a call of such a function returns, as handler(get)
// does, by position.
func (r *Result) Of(e ast.Expr) []Reached {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.of(e)
}

func (r *Result) of(e ast.Expr) []Reached {
	switch e := ast.Unparen(e).(type) {
	case *ast.FuncLit:
		if r.flow != nil {
			return r.flow.reached(r.flow.literals[e])
		}
		return nil
	case *ast.CallExpr:
		return r.ofCall(e)
	}
	fn := syntax.Func(r.pass.TypesInfo, e)
	if fn == nil {
		return nil
	}
	if fn.Pkg() == r.pass.Pkg {
		if r.flow == nil {
			return nil
		}
		return r.flow.reached(r.flow.prog.FuncValue(fn))
	}
	var out []Reached
	var fact Answers
	if fn.Pkg() != nil && r.pass.ImportObjectFact(fn, &fact) {
		for _, f := range fact.Failures {
			if f.Param == 0 {
				out = append(out, Reached{Failure: f})
			}
		}
	}
	return out
}

// ofCall returns the failures of the function that a call returns, with those of the
// functions that it is given and calls.
func (r *Result) ofCall(call *ast.CallExpr) (out []Reached) {
	if r.pass.TypesInfo.Types[call.Fun].IsType() && len(call.Args) == 1 {
		return r.of(call.Args[0]) // envelope.Handler(run)
	}
	fn := syntax.Func(r.pass.TypesInfo, call.Fun)
	if fn == nil {
		return nil
	}
	var items []item
	switch {
	case fn.Pkg() != r.pass.Pkg:
		items = made(r.pass, fn)
	case r.flow != nil:
		items = r.flow.makes[r.flow.prog.FuncValue(fn)].items()
	}
	for _, it := range items {
		switch {
		case it.handed && it.of == nil:
			i := it.Param
			if fn.Signature().Recv() != nil {
				i-- // the receiver
			}
			if i < 0 || i >= len(call.Args) || fn.Signature().Variadic() && i >= fn.Signature().Params().Len()-1 {
				continue
			}
			for _, f := range r.of(call.Args[i]) {
				f.Chosen = f.Chosen || it.Chosen
				out = append(out, f)
			}
		case !it.handed && it.Param == 0:
			out = append(out, Reached{Failure: it.Failure, Here: it.here, Pos: it.pos, End: it.end})
		}
	}
	slices.SortStableFunc(out, func(a, b Reached) int { return cmp.Or(cmp.Compare(a.Pos, b.Pos), a.Failure.compare(b.Failure)) })
	return out
}
