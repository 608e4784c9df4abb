package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// areOther reports whether none of atoms is, or leads to, what writes to standard output or
// ends the process, as far as that is known, nor what only a caller knows.
func (p *Package) areOther(atoms []atom) bool {
	return p.areOtherBy(atoms, func(entry) bool { return true })
}

// areOtherBy is areOther for what those entries hold that are asked for.
func (p *Package) areOtherBy(atoms []atom, wanted func(entry) bool) bool {
	return p.others(atoms, wanted, func(atom) bool { return false }, make(map[*function]bool))
}

// areOtherIf is areOther if the parameters of a function are that, too, which it returns, in order. What
// the function falls back to where one is nil, or has nothing, is told where that is called.
func (p *Package) areOtherIf(atoms []atom, fn *ssa.Function) (params []int, ok bool) {
	given := func(a atom) bool {
		var of summary.Ref
		switch n := a.node.(type) {
		case *ref:
			of = summary.Ref{Root: n.root, Index: n.index, Path: a.path}
			if n.home != fn {
				return false
			}
		case *writer:
			var ok bool
			if of, ok = p.frame(fn).defaultOf(a); !ok {
				return false
			}
		}
		if of.Root != summary.Param || paths.InElement(of.Path) {
			return false
		}
		if i, found := slices.BinarySearch(params, of.Index); !found {
			params = slices.Insert(params, i, of.Index)
		}
		return true
	}
	ok = p.others(atoms, func(entry) bool { return true }, given, make(map[*function]bool)) // finds params
	return params, ok
}

// others is areOtherBy without what is known to be given.
func (p *Package) others(atoms []atom, wanted func(entry) bool, given func(atom) bool, seen map[*function]bool) bool {
	found := false
	for _, a := range atoms {
		left := maxAtoms
		p.outer.withinBy(a, wanted, func(a atom) {
			left--
			switch n := a.node.(type) {
			case *writer:
				found = found || !given(a)
			case *ref:
				found = found || n.root != summary.Global && !p.ofCommand(n) && !given(a)
			case *function:
				found = found || p.mayDo(n)
				if !found && !seen[n] {
					seen[n] = true
					found = slices.ContainsFunc(n.bind, func(c *cell) bool { return !p.others(c.atoms, wanted, given, seen) })
				}
			case *boxed:
				found = found || p.mayWrite(n)
			}
		})
		found = found || left == 0 // there may be more
	}
	return !found
}

// ofCommand reports whether a place is in what a framework hands to a handler: as
// cmd.ErrOrStderr() is one, where nobody has set another.
func (p *Package) ofCommand(r *ref) bool {
	if r.root != summary.Param || r.home == nil || r.index >= len(r.home.Params) {
		return false
	}
	of := typeinfo.NamedOf(r.home.Params[r.index].Type())
	if of == nil || of.Pkg() == nil {
		return false
	}
	_, framework := known.FrameworkOf(of.Pkg().Path())
	return framework
}

// mayDo reports whether a function may have an effect, as one may that calls what is not
// known.
func (p *Package) mayDo(n *function) bool {
	fn := n.fn
	if fn == nil && n.decl != nil {
		fn = p.body(n.decl)
	}
	switch {
	case fn != nil:
		return p.leadsToSink(fn, true, make(map[*ssa.Function]bool))
	case n.decl != nil:
		return p.isSink(n.decl)
	}
	return n.sum == nil || len(n.sum.Effects) > 0
}

// mayWrite reports whether the method by which an interface value is written to has an effect
// of its own, and not by what the value holds.
func (p *Package) mayWrite(b *boxed) bool {
	if b.typ == nil {
		return slices.ContainsFunc(b.methods, func(m summary.Method) bool { return m.Name == "Write" && m.Sum != nil && len(m.Sum.Effects) > 0 })
	}
	sel := p.method(b.typ, "Write")
	if sel == nil || fromStandard(b.typ) { // what it holds is looked at
		return false
	}
	m := sel.Obj().(*types.Func)
	if fn := p.body(m); fn != nil {
		return p.leadsToSink(fn, false, make(map[*ssa.Function]bool))
	}
	return !types.IsInterface(m.Signature().Recv().Type()) && p.isSink(m)
}

// leadsToSink reports whether fn, or what it calls by name, mentions standard output or
// ends the process; or, if wary, calls what no name tells.
func (p *Package) leadsToSink(fn *ssa.Function, wary bool, visited map[*ssa.Function]bool) bool {
	if visited[fn] {
		return false
	}
	visited[fn] = true
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			switch i := i.(type) {
			case *ssa.UnOp:
				if g, ok := i.X.(*ssa.Global); ok {
					if v, ok := g.Object().(*types.Var); ok && known.IsStdout(v) {
						return true
					}
				}
			case ssa.CallInstruction:
				callee := i.Common().StaticCallee()
				if _, ok := i.Common().Value.(*ssa.Builtin); ok || callee == nil && !wary {
					continue
				}
				if callee == nil {
					return true
				}
				decl, ok := callee.Object().(*types.Func)
				switch {
				case callee.Blocks != nil && (form.IsOwn(callee, fn) || callee.Pkg == nil):
					if p.leadsToSink(callee, wary, visited) {
						return true
					}
				case !ok || p.isSink(decl):
					return true
				}
			}
		}
	}
	return false
}

// isSink reports whether a function of another package may have an effect.
func (p *Package) isSink(decl *types.Func) bool {
	if decl.Pkg() != nil && known.Described(decl.Pkg().Path()) {
		return slices.ContainsFunc(known.Lookup(decl), func(op known.Op) bool { return op.Kind == known.OpExit || op.Kind == known.OpStdout })
	}
	sum := p.env.Summary(decl.Origin())
	return sum != nil && len(sum.Effects) > 0
}
