package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// guard notes what a go statement says of panics.
func (f *frame) guard(i ssa.CallInstruction) {
	if _, ok := i.(*ssa.Go); !ok || i.Common().IsInvoke() {
		return
	}
	v := via{what: "a go statement", pos: i.Pos(), site: f.pkg.env.Site(i.Pos())}
	if fn := i.Common().StaticCallee(); fn != nil {
		f.unguarded(f.pkg.guards(fn), v)
	} else {
		f.perform(summary.Start, "", f.value(i.Common().Value), call{}, v, 0)
	}
}

// guardStandard notes what a function of the standard library that is called
// here says of panics, if it starts a goroutine with its argument x.
func (f *frame) guardStandard(x known.Operand, c call, v via) {
	if x.Root != known.RootArg || len(x.Path) > 0 || x.Index >= len(c.vals) {
		return
	}
	if fn := form.Started(c.vals[x.Index]); fn != nil {
		f.unguarded(f.pkg.guards(fn), v)
	} else {
		f.perform(summary.Start, "", c.arg(x.Index), call{}, v, 0)
	}
}

// starts notes that a goroutine starts with n, which a function was given or found somewhere:
//
//	func background(f func()) { go f() }
func (f *frame) starts(n *function, v via) {
	switch {
	case n.fn != nil:
		if fn := form.Started(n.fn); fn != nil {
			f.unguarded(f.pkg.guards(fn), v)
		}
	case n.decl != nil:
		sum := f.pkg.env.Summary(n.decl)
		f.unguarded(sum != nil && sum.Guarded, v)
	case n.sum != nil:
		f.unguarded(n.sum.Guarded, v)
	}
}

// unguarded records that a goroutine starts, unless what it starts with is guarded.
func (f *frame) unguarded(guarded bool, v via) {
	if !guarded {
		f.record(summary.Effect{Kind: summary.Goroutine, Class: summary.Process, What: v.what, Site: v.site, If: v.conds, Chosen: v.chosen}, v.trail, v.pos)
	}
}

// recovers reports whether fn itself calls recover: to defer it is to recover.
func (p *Package) recovers(fn *ssa.Function) bool {
	if fn = form.Origin(fn); fn.Blocks == nil {
		sum := p.summaryOfDeclared(fn)
		return sum != nil && sum.Recovers
	}
	return form.HasInstruction(fn, func(i ssa.Instruction) bool {
		c, ok := i.(*ssa.Call)
		return ok && form.BuiltinCall(c, "recover") != nil
	})
}

// mayGoOn reports whether fn may end a panic, and return after it.
func (p *Package) mayGoOn(fn *ssa.Function) bool {
	return fn.Recover != nil && form.HasInstruction(fn, func(i ssa.Instruction) bool {
		d, ok := i.(*ssa.Defer)
		return ok && (d.Call.StaticCallee() == nil || p.recovers(d.Call.StaticCallee()))
	})
}

// guards reports whether fn defers what recovers.
func (p *Package) guards(fn *ssa.Function) bool {
	if fn = form.Origin(fn); fn.Blocks == nil {
		sum := p.summaryOfDeclared(fn)
		return sum != nil && sum.Guarded
	}
	return form.HasInstruction(fn, func(i ssa.Instruction) bool {
		d, ok := i.(*ssa.Defer)
		return ok && d.Call.StaticCallee() != nil && p.recovers(d.Call.StaticCallee())
	})
}

// summaryOfDeclared returns what is known of a function of another package.
func (p *Package) summaryOfDeclared(fn *ssa.Function) *summary.Summary {
	if obj, ok := fn.Object().(*types.Func); ok {
		return p.env.Summary(obj.Origin())
	}
	return nil
}
