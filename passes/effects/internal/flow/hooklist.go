package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A package may keep functions in a list, or in structs that are in one, and call them later:
//
//	func OnExit(f func()) { exits = append(exits, f) }
//
//	func Exit() {
//		for _, f := range exits {
//			f()
//		}
//	}
//
// Which of its functions it calls is not followed: that it calls any of their type has to do.

// noteListed notes the functions that the caller hands in of what is made of them and put into a
// variable of the package.
func (f *frame) noteListed(atoms []atom) {
	if !slices.ContainsFunc(f.fn.Params, func(p *ssa.Parameter) bool { return typeinfo.IsFunc(p.Type()) }) {
		return
	}
	for _, a := range atoms {
		if _, ok := a.node.(*object); ok {
			f.within(a, f.noteFunc)
		}
	}
}

// noteFunc notes that a parameter that is a function is kept, if the package calls such functions.
func (f *frame) noteFunc(a atom) {
	r, ok := a.node.(*ref)
	if !ok || r.root != summary.Param || a.path != "" || !f.owns(r) {
		return
	}
	if t := f.fn.Params[r.index].Type(); typeinfo.IsFunc(t) && f.pkg.calls(t.Underlying()) {
		f.noteKeeping(r.index)
	}
}

// calls reports whether the package calls a function of that type other than by its name.
func (p *Package) calls(signature types.Type) bool {
	if p.called == nil {
		p.called = []types.Type{}
		for _, fn := range p.funcs {
			for _, b := range fn.Blocks {
				for _, i := range b.Instrs {
					p.noteCalled(i)
				}
			}
		}
	}
	return slices.ContainsFunc(p.called, func(t types.Type) bool { return types.Identical(t, signature) })
}

func (p *Package) noteCalled(i ssa.Instruction) {
	c, ok := i.(ssa.CallInstruction)
	if !ok || c.Common().IsInvoke() {
		return
	}
	switch c.Common().Value.(type) {
	case *ssa.Function, *ssa.Builtin, *ssa.MakeClosure, *ssa.Parameter: // of which none is kept
		return
	}
	t := c.Common().Value.Type().Underlying()
	if !slices.ContainsFunc(p.called, func(u types.Type) bool { return types.Identical(t, u) }) {
		p.called = append(p.called, t)
	}
}
