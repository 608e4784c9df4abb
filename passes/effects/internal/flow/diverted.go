package flow

import (
	"go/types"

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
	for _, st := range f.pkg.diversions()[f.fn] {
		g := st.Addr.(*ssa.Global)
		if v, ok := g.Object().(*types.Var); !ok || v.Pkg().Path()+"."+v.Name() != name || !f.reaches(st, f.cur) {
			continue
		}
		always = always || f.dominates(st, f.cur)
		out.addAll(f.value(st.Val))
	}
	return out.atoms, always
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
