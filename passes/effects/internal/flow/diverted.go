package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// A diversion is an instruction that puts something into a variable of another package, or
// has a setter of that do so, or moves the descriptor that os.Stdout is of.
type diversion struct {
	by   ssa.Instruction
	name string
	val  ssa.Value
}

// diverted returns what the function under evaluation has put into a variable of another
// package before the current instruction, on every way there, so that what a callee writes
// to the variable goes to that; false if it has not.
//
//	old := color.Output
//	color.Output = w
//	defer func() { color.Output = old }()
//	color.Unset()
func (f *frame) diverted(name string) ([]atom, bool) {
	if name == "" || f.cur == nil || f.entering {
		return nil, false
	}
	return f.divertedAt(name, f.cur)
}

// divertedAt is diverted for any instruction of the function.
func (f *frame) divertedAt(name string, at ssa.Instruction) ([]atom, bool) {
	var out cell
	always := false
	all := f.pkg.diversions()
	if len(all[f.fn]) == 0 {
		return nil, false
	}
	for fn, own := range all {
		called := fn.Parent() == f.fn && !f.defers(fn) || fn.Parent() == nil && f.pkg.above(fn)[f.fn]
		if fn != f.fn && called && slices.ContainsFunc(own, func(d diversion) bool { return d.name == name }) {
			return nil, false // it may have been called in between
		}
	}
	for _, d := range all[f.fn] {
		if d.name != name || !f.reaches(d.by, at) {
			continue
		}
		always = always || f.dominates(d.by, at)
		if _, ok := d.val.(*ssa.Const); ok {
			continue
		}
		if at == f.cur {
			put := f.cell(d.val)
			put.hold()
			f.lookAt(put.held) // it may be more than is known by now
		}
		out.addAll(f.value(d.val))
	}
	return out.atoms, always
}

// aside returns what the function under evaluation has put in place of os.Stdout before the
// current instruction, on every way there, so that what is printed goes to that; false if it
// has not, or has put it back since.
//
//	saved := os.Stdout
//	os.Stdout = w
//	lib.Print()
//	os.Stdout = saved
func (f *frame) aside() ([]atom, bool) {
	if to, ok := f.diverted(stdoutName); ok {
		return to, f.pkg.stdoutIn(to) == nil
	}
	return nil, f.cur != nil && !f.entering && f.isMovedByCall(stdoutName, f.cur)
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

// diversions returns those of each function.
func (p *Package) diversions() map[*ssa.Function][]diversion {
	if p.diverting != nil {
		return p.diverting
	}
	p.diverting = make(map[*ssa.Function][]diversion)
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				switch i := i.(type) {
				case *ssa.Store:
					g, ok := i.Addr.(*ssa.Global)
					if !ok || g.Pkg == p.ssa {
						continue
					}
					if v, ok := g.Object().(*types.Var); ok {
						p.diverting[fn] = append(p.diverting[fn], diversion{i, v.Pkg().Path() + "." + v.Name(), i.Val})
					}
				case *ssa.Call:
					p.putBy(i, func(name string, _ *types.Package, v ssa.Value) {
						if v != nil {
							p.diverting[fn] = append(p.diverting[fn], diversion{i, name, v})
						}
					})
				}
			}
		}
	}
	for _, c := range p.descriptorMoves() {
		p.diverting[c.Parent()] = append(p.diverting[c.Parent()], diversion{c, stdoutName, ssa.NewConst(nil, types.Typ[types.UntypedNil])})
	}
	return p.diverting
}

// divert performs what e does on what the variable that e is of holds now: a function there is
// called.
func (f *frame) divert(e *summary.Effect, to []atom, v via, depth int) {
	op := summary.Write
	if e.Handed {
		op = summary.Hand
	}
	f.perform(op, "", to, call{}, v, depth+1)
	f.perform(summary.Call, "", functionsIn(to), call{}, v, depth+1)
}

func functionsIn(atoms []atom) []atom {
	return slices.DeleteFunc(slices.Clone(atoms), func(a atom) bool { return a.kind != isFunction })
}
