package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/position"
)

// guard notes what go and defer statements say of panics.
func (f *frame) guard(i ssa.CallInstruction) {
	switch i := i.(type) {
	case *ssa.Defer:
		if fn := i.Call.StaticCallee(); fn != nil && !f.guarded && f.knownOf(fn).recovers {
			f.guarded = true
			f.told++
		}
	case *ssa.Go:
		f.unguarded(i.Call.StaticCallee(), "a go statement", f.pkg.env.Site(i.Pos()), i.Pos())
	}
}

// unguarded records that a goroutine starts with fn, unless that recovers. Of
// what is not known nothing is said.
func (f *frame) unguarded(fn *ssa.Function, what string, site position.Site, pos token.Pos) {
	if fn != nil && !f.knownOf(fn).guarded {
		f.record(summary.Effect{Kind: summary.Goroutine, Class: summary.Process, What: what, Site: site}, nil, pos)
	}
}

// guardStandard notes what a function of the standard library that is called
// here says of panics, if it starts a goroutine with its argument x.
func (f *frame) guardStandard(x known.Operand, c call, v via) {
	if x.Root != known.RootArg || len(x.Path) > 0 || x.Index >= len(c.vals) {
		return
	}
	f.unguarded(started(c.vals[x.Index]), v.what, v.site, v.pos)
}

// started returns the function that v is, nil if it may be one of several. Of a
// method value that is the method, of an instance the generic function.
func started(v ssa.Value) *ssa.Function {
	var fn *ssa.Function
	switch v := unconvert(v).(type) {
	case *ssa.Function:
		fn = v
	case *ssa.MakeClosure:
		fn, _ = v.Fn.(*ssa.Function)
	}
	if fn == nil || !isWrapper(fn) {
		return origin(fn)
	}
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			if i, ok := i.(ssa.CallInstruction); ok {
				return origin(i.Common().StaticCallee())
			}
		}
	}
	return nil
}

type manners struct{ recovers, guarded bool }

// knownOf returns what is known of how fn treats panics.
func (f *frame) knownOf(fn *ssa.Function) manners {
	var sum *summary.Summary
	if fn = origin(fn); fn.Blocks != nil {
		sum = f.pkg.summaryOf(f, fn)
	} else if obj, ok := fn.Object().(*types.Func); ok {
		sum = f.pkg.env.Summary(obj.Origin())
	}
	if sum == nil {
		return manners{}
	}
	return manners{sum.Recovers, sum.Guarded}
}
