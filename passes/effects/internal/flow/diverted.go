package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// diverted returns what the function under evaluation has put into an exported
// variable of another package before the current instruction, on every way there, so
// that what a callee writes to the variable goes to that; false if it has not.
//
//	old := color.Output
//	color.Output = w
//	defer func() { color.Output = old }()
//	color.Unset()
func (f *frame) diverted(name string) ([]atom, bool) {
	if name == "" || f.cur == nil || f.entering {
		return nil, false
	}
	var out cell
	always := false
	all := f.pkg.diversions()
	if len(all[f.fn]) == 0 {
		return nil, false
	}
	for fn, stores := range all {
		called := fn.Parent() == f.fn && !f.defers(fn) || fn.Parent() == nil && f.pkg.above(fn)[f.fn]
		if fn != f.fn && called && slices.ContainsFunc(stores, func(st *ssa.Store) bool { return storesTo(st, name) }) {
			return nil, false // it may have been called in between
		}
	}
	for _, st := range all[f.fn] {
		if !storesTo(st, name) || !f.reaches(st, f.cur) {
			continue
		}
		always = always || f.dominates(st, f.cur)
		if _, ok := st.Val.(*ssa.Const); ok {
			continue
		}
		put := f.cell(st.Val)
		put.hold()
		f.lookAt(put.held) // it may be more than is known by now
		out.addAll(f.value(st.Val))
	}
	return out.atoms, always
}

// storesTo reports whether a store is into the variable of that name.
func storesTo(st *ssa.Store, name string) bool {
	v, ok := st.Addr.(*ssa.Global).Object().(*types.Var)
	return ok && v.Pkg().Path()+"."+v.Name() == name
}

// defers reports whether fn is a function literal that f defers, and does nothing
// else with.
func (f *frame) defers(fn *ssa.Function) bool {
	if fn.Parent() != f.fn {
		return false
	}
	for _, b := range f.fn.Blocks {
		for _, i := range b.Instrs {
			made, ok := i.(*ssa.MakeClosure)
			if ok && made.Fn == fn && slices.ContainsFunc(*made.Referrers(), func(use ssa.Instruction) bool {
				switch use.(type) {
				case *ssa.Defer, *ssa.DebugRef:
					return false
				}
				return true
			}) {
				return false
			}
		}
	}
	return true
}

// diversions returns the stores of functions into variables of other packages.
func (p *Package) diversions() map[*ssa.Function][]*ssa.Store {
	if p.diverting != nil {
		return p.diverting
	}
	p.diverting = make(map[*ssa.Function][]*ssa.Store)
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				if st, ok := i.(*ssa.Store); ok {
					if g, ok := st.Addr.(*ssa.Global); ok && g.Pkg != p.ssa {
						p.diverting[fn] = append(p.diverting[fn], st)
					}
				}
			}
		}
	}
	return p.diverting
}

// divert performs what e does on what the variable that e is of holds now.
func (f *frame) divert(e *summary.Effect, to []atom, v via, depth int) {
	op := summary.Write
	if e.Handed {
		op = summary.Hand
	}
	f.perform(op, "", to, call{}, v, depth+1)
}
