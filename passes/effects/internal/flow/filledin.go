package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A function that sets something may do without what it is given:
//
//	func setOutput(w io.Writer) {
//		if w == nil {
//			w = os.Stdout
//		}
//		out = w
//	}
//
// Where all of the package that call it are known, and give it something, it never does.

// isFilledIn reports whether all calls of the function are known that a parameter is of, and
// hand it something that is not nil there.
func (p *Package) isFilledIn(param *ssa.Parameter) bool {
	fn := param.Parent()
	if !typeinfo.IsNillable(param.Type()) || !p.isCalledByNameOnly(fn) {
		return false
	}
	p.above(fn) // which finds who calls it by name
	called := false
	for _, caller := range p.named[fn] {
		for _, b := range caller.Blocks {
			for _, i := range b.Instrs {
				c, ok := i.(ssa.CallInstruction)
				if !ok || c.Common().StaticCallee() != fn {
					continue
				}
				called = true
				if v := form.Argument(c.Common().Args, form.IndexOf(param)); v == nil || !isMade(v) {
					return false
				}
			}
		}
	}
	return called
}

// isCalledByNameOnly reports whether a function is not exported, or is of package main, and
// nothing is done with it but to call it by its name.
func (p *Package) isCalledByNameOnly(fn *ssa.Function) bool {
	decl, ok := fn.Object().(*types.Func)
	if !ok || fn.Parent() != nil || decl.Exported() && p.env.Pkg.Name() != "main" || decl.Signature().Recv() != nil {
		return false
	}
	return !p.isValue(fn)
}

// isValue reports whether something of the package is done with a function but to call it by
// its name.
func (p *Package) isValue(fn *ssa.Function) bool {
	if p.valued == nil {
		p.valued = make(map[*ssa.Function]bool)
		for _, by := range p.funcs {
			for _, b := range by.Blocks {
				for _, i := range b.Instrs {
					p.noteValued(i)
				}
			}
		}
	}
	return p.valued[fn]
}

// noteValued notes the functions that an instruction names otherwise than to call them.
func (p *Package) noteValued(i ssa.Instruction) {
	if _, ok := i.(*ssa.DebugRef); ok {
		return
	}
	var operands [8]*ssa.Value
	calls, _ := i.(ssa.CallInstruction)
	for _, v := range i.Operands(operands[:0]) {
		if fn, ok := (*v).(*ssa.Function); ok && (calls == nil || v != &calls.Common().Value) {
			p.valued[fn] = true
		}
	}
}

// whenGiven reports whether an instruction is executed whenever its function is called, as
// that is given what it asks for.
func (f *frame) whenGiven(i ssa.Instruction) bool {
	b := i.Block()
	param, ok := form.ComparedIn(b, false).(*ssa.Parameter)
	return ok && f.always(b.Preds[0].Instrs[0]) && f.pkg.isFilledIn(param)
}

// whereFilled returns the condition under which an instruction is executed whenever its function
// is called and does not fail, that what the caller says is not nil; none if it depends on
// something else.
func (f *frame) whereFilled(i ssa.Instruction) []summary.Cond {
	b := i.Block()
	x := form.ComparedIn(b, false)
	if x == nil || !f.always(b.Preds[0].Instrs[0]) {
		return nil
	}
	d, ok := f.deciderOf(x)
	if !ok {
		return nil
	}
	return []summary.Cond{d.cond(token.NEQ, summary.IsNil(true))}
}

// certain reports whether conditions of a callee hold where the current instruction calls it
// with what by says, and whether they can.
func (f *frame) certain(conds []summary.Cond, by deciding) (sure, possible bool) {
	sure = len(conds) > 0
	for _, c := range conds {
		o := f.operandFor(by, decider{c.Param, c.Path}, f.cur)
		if o.known && !c.Holds(o.value) {
			return false, false
		}
		sure = sure && o.known
	}
	return sure, true
}

// isNeedless reports whether a, which a function mentions where a parameter of it is nil, is
// never put anywhere, as that never is.
func (p *Package) isNeedless(a atom, by *ssa.Function, depth int) bool {
	switch n := a.node.(type) {
	case *writer:
		if n.home != by {
			return false
		}
		for _, g := range n.guard {
			r, ok := g.node.(*ref)
			if ok && r.root == summary.Param && r.home == by && g.path == "" && r.index < len(by.Params) && p.isFilledIn(by.Params[r.index]) {
				return true
			}
		}
	case *boxed:
		p.outer.lookAt(n.inner.held)
		for _, in := range n.inner.atoms {
			if depth > maxDepth || !p.isNeedless(in, by, depth+1) {
				return false
			}
		}
		return len(n.inner.atoms) > 0
	}
	return false
}
