package flow

import (
	"go/types"
	"iter"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// Methods by which something is told what to be return it, for the next one to be called on that:
//
//	runner := NewBuilder().Quiet().Output(w).Build()
//
// What is done with what one returns is done with that which it was called on.

// isFluent reports whether a method returns its receiver, which is a pointer, whatever happens.
func (p *Package) isFluent(fn *ssa.Function) bool {
	sig := fn.Signature
	if sig.Recv() == nil || sig.Results().Len() != 1 || !types.Identical(sig.Recv().Type(), sig.Results().At(0).Type()) {
		return false
	}
	if _, points := sig.Recv().Type().Underlying().(*types.Pointer); !points {
		return false
	}
	f := p.frames[fn]
	if f == nil {
		return p.isDeclaredFluent(fn)
	}
	known, ok := p.fluent[fn]
	if ok {
		return known
	}
	if p.fluent == nil {
		p.fluent = make(map[*ssa.Function]bool)
	}
	p.fluent[fn] = false // for what leads back here
	known = len(f.ends) > 0
	for _, b := range f.ends {
		r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		known = known && ok && f.asParam(p.receiverOf(r.Results[0])) == fn.Params[0]
	}
	p.fluent[fn] = known
	return known
}

// isDeclaredFluent is isFluent for a method of another package, by its facts.
func (p *Package) isDeclaredFluent(fn *ssa.Function) bool {
	decl, _ := fn.Object().(*types.Func)
	if decl == nil || decl.Pkg() == p.env.Pkg {
		return false
	}
	sum := p.env.Summary(decl.Origin())
	return sum != nil && sum.Fluent
}

// tellsFluent reports whether other packages are told that a method returns its receiver: if something
// is decided by what that has.
func (p *Package) tellsFluent(fn *ssa.Function) bool {
	if !p.isFluent(fn) {
		return false
	}
	of := typeinfo.NamedOf(fn.Signature.Recv().Type())
	return of != nil && len(p.askedOf(of)) > 0
}

// chainedOn returns what a method is called on that returns just that, nil if v is no such call.
func (p *Package) chainedOn(v ssa.Value) ssa.Value {
	call, ok := v.(*ssa.Call)
	if !ok || len(call.Call.Args) == 0 {
		return nil
	}
	if fn := call.Call.StaticCallee(); fn != nil && p.isFluent(fn) {
		return call.Call.Args[0]
	}
	return nil
}

// receiverOf returns what v is once all methods are left out that return what they are called on.
func (p *Package) receiverOf(v ssa.Value) ssa.Value {
	for {
		on := p.chainedOn(v)
		if on == nil {
			return v
		}
		v = on
	}
}

// usesOf returns the instructions that have v, each with the value by which it does: v, or what a method
// has returned that was called on that.
func (p *Package) usesOf(v ssa.Value) iter.Seq2[ssa.Instruction, ssa.Value] {
	return func(yield func(ssa.Instruction, ssa.Value) bool) { p.eachUse(v, yield) }
}

func (p *Package) eachUse(v ssa.Value, yield func(ssa.Instruction, ssa.Value) bool) bool {
	for _, use := range *v.Referrers() {
		if !yield(use, v) {
			return false
		}
		if call, ok := use.(*ssa.Call); ok && p.chainedOn(call) == v && !p.eachUse(call, yield) {
			return false
		}
	}
	return true
}
