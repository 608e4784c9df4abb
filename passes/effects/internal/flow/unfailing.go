package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A function that has an error for a result need not ever return one, as viper.BindPFlags.
// Its authors, who check what their own functions return, have in mind to let it fail, and
// want to know what then happens. Who calls it in another module cannot.

// unfailing returns the error results of fn that each return of it has nil for.
func (p *Package) unfailing(fn *ssa.Function) (out []summary.Part) {
	results := fn.Signature.Results()
	for i := range results.Len() {
		if typeinfo.IsError(results.At(i).Type()) && p.neverFails(fn, i) {
			out = append(out, summary.Part{Result: i, Value: summary.IsNil(true)})
		}
	}
	return out
}

type resultKey struct {
	fn     *ssa.Function
	result int
}

// neverFails reports whether each return of fn, of this package, that control gets to has nil
// for a result.
func (p *Package) neverFails(fn *ssa.Function, result int) bool {
	key := resultKey{fn, result}
	known, ok := p.failing[key]
	if !ok {
		if p.failing == nil {
			p.failing = make(map[resultKey]bool)
		}
		p.failing[key] = false // for what leads back here
		f := p.frame(fn)
		known = !form.ReturnsOther(fn) && form.AlwaysReturns(fn, result, func(v ssa.Value, b *ssa.BasicBlock) bool { return p.isNever(v, 0) || f.isDead(b) })
		p.failing[key] = known
	}
	return known
}

// isNever reports whether v, an error, is always nil.
func (p *Package) isNever(v ssa.Value, depth int) bool {
	switch v := v.(type) {
	case *ssa.Const:
		return v.Value == nil
	case *ssa.UnOp:
		st := form.StoredJustBefore(v)
		return st != nil && depth <= maxDepth && p.isNever(st.Val, depth+1)
	case *ssa.Phi:
		if depth > maxDepth || len(v.Edges) > maxWays {
			return false
		}
		for _, e := range v.Edges {
			if !p.isNever(e, depth+1) {
				return false
			}
		}
		return true
	case *ssa.Call, *ssa.Extract:
		call, result := form.CallOf(v)
		if call == nil {
			return false
		}
		if fn := call.Call.StaticCallee(); p.frames[fn] != nil {
			return p.neverFails(fn, result)
		}
		return p.cannotFail(call, result)
	}
	return false
}

// cannotFail reports whether an error that is a result of a call of a function of another
// module is always nil, or is so for that argument.
func (p *Package) cannotFail(call *ssa.Call, result int) bool {
	results := call.Call.Signature().Results()
	if result >= results.Len() || !typeinfo.IsError(results.At(result).Type()) {
		return false
	}
	if form.WritesAll(&call.Call) {
		return true
	}
	fn := call.Call.StaticCallee()
	if fn == nil {
		return false
	}
	decl, ok := fn.Object().(*types.Func)
	switch {
	case !ok || decl.Pkg() == nil || p.ownDoing(decl.Pkg().Path()):
		return false
	case known.NeverFails(decl), known.MarshalsJSON(decl) && form.IsMarshaled(call.Call.Args[0]):
		return true
	}
	made, ok := p.madeBy(fn, result, "", 0)
	return ok && !made.Given && made.Value == summary.IsNil(true)
}
