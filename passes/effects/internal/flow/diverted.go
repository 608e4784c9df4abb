package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// A diversion is an instruction that puts something into a variable of another package, or
// has a setter of that do so, or into one of the package itself that may lead to standard
// output (see asideown.go), or into a logger (see asidelog.go), or moves the descriptor that
// os.Stdout is of.
type diversion struct {
	by   ssa.Instruction
	name string
	val  ssa.Value // nil if it is not known
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
	if to, ok := f.divertedAt(name, f.cur); ok && !f.isRestored(name, f.cur) {
		return to, true
	}
	return nil, false
}

// divertedAt is diverted for any instruction of the function.
func (f *frame) divertedAt(name string, at ssa.Instruction) ([]atom, bool) {
	var out cell
	var by []ssa.Instruction
	all := f.pkg.diversions()
	if len(all[f.fn]) == 0 {
		return f.displaced(name, at)
	}
	for fn, own := range all {
		if fn != f.fn && f.mayCall(fn) && slices.ContainsFunc(own, func(d diversion) bool { return overlap(d.name, name) }) {
			return nil, false // it may have been called in between
		}
	}
	for _, d := range all[f.fn] {
		if !overlap(d.name, name) || form.IsDefer(d.by) || !f.reaches(d.by, at) {
			continue
		}
		if d.val == nil {
			return nil, false
		}
		if d.name != name {
			continue
		}
		by = append(by, d.by)
		if _, ok := d.val.(*ssa.Const); ok {
			continue
		}
		if at == f.cur {
			f.touchValue(d.val)
		}
		out.addAll(f.value(d.val))
	}
	if !f.precede(by, at) {
		return f.displaced(name, at)
	}
	return out.atoms, true
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

// mayCall reports whether the function under evaluation may call another one before it ends:
// a function literal in it, other than in one that it defers, or one that it leads to by calls by
// name.
func (f *frame) mayCall(fn *ssa.Function) bool {
	if in := form.Outermost(fn); in != form.Outermost(f.fn) {
		return f.pkg.above(in)[f.fn]
	}
	for ; fn.Parent() != nil; fn = fn.Parent() {
		if fn.Parent() == f.fn {
			return !form.IsOnlyDeferred(fn)
		}
	}
	return f.pkg.above(fn)[f.fn]
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
					if !ok || g.Pkg == p.ssa && !p.putsAside(i, g) {
						continue
					}
					if v, ok := g.Object().(*types.Var); ok {
						name := v.Pkg().Path() + "." + v.Name()
						if g.Pkg == p.ssa {
							name = ownAside(name)
						}
						p.diverting[fn] = append(p.diverting[fn], diversion{i, name, i.Val})
					}
				case *ssa.Call:
					p.putBy(i, func(name string, _ *types.Package, v ssa.Value) {
						if v != nil {
							p.diverting[fn] = append(p.diverting[fn], diversion{i, name, v})
						}
					})
					if setter, _ := form.CallOf(i.Call.Value); setter != nil { // which returns how to put back what was there
						p.putBy(setter, func(name string, _ *types.Package, _ ssa.Value) {
							p.diverting[fn] = append(p.diverting[fn], diversion{i, name, nil})
						})
					}
				}
			}
		}
	}
	for fn, own := range p.loggerPuts() {
		p.diverting[fn] = append(p.diverting[fn], own...)
	}
	for _, c := range p.descriptorMoves() {
		p.diverting[c.Parent()] = append(p.diverting[c.Parent()], diversion{c, stdoutName, ssa.NewConst(nil, types.Typ[types.UntypedNil])})
	}
	return p.diverting
}

// diversionsOf returns what a function puts into variables, as the source says, and once all functions
// were evaluated by what it calls.
func (p *Package) diversionsOf(fn *ssa.Function) []diversion { return p.allDiversions()[fn] }

// allDiversions is diversionsOf for all functions.
func (p *Package) allDiversions() map[*ssa.Function][]diversion {
	if p.evaluated {
		return p.alsoCalled
	}
	return p.diversions()
}

// joinDiversions brings together what each function puts into variables, once all was evaluated.
func (p *Package) joinDiversions() {
	p.alsoCalled = make(map[*ssa.Function][]diversion)
	for fn, own := range p.diversions() {
		p.alsoCalled[fn] = slices.Clone(own)
	}
	for by, places := range p.calledPuts {
		if c, ok := by.(*ssa.Call); ok && c.Call.StaticCallee() != nil && p.hasBody(c.Call.StaticCallee()) {
			continue // which is a mover, or is not known to be one
		}
		fn := by.Parent()
		for _, place := range places {
			name := named(place.node.(*ref).name, place.path)
			if !slices.ContainsFunc(p.alsoCalled[fn], func(d diversion) bool { return d.by == by && d.name == name && d.val != nil }) {
				p.alsoCalled[fn] = append(p.alsoCalled[fn], diversion{by, name, nil})
			}
		}
	}
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
