package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// A mover is a function that puts something else into a variable and leaves it there, as one
// does that returns how to put back what was there:
//
//	func silence() (restore func()) {
//		saved := os.Stdout
//		os.Stdout = os.Stderr
//		return func() { os.Stdout = saved }
//	}
//
// What it puts there may be what it is given, as by func setOutput(w io.Writer) (restore func()).
type mover struct {
	name   string // of the variable
	params []int  // that are to be something else for what it puts there to be that
}

// movers returns what a function of the package is a mover of.
func (p *Package) movers(fn *ssa.Function) []mover {
	if own, ok := p.moving[fn]; ok || !p.hasBody(fn) {
		return own
	}
	if p.moving == nil {
		p.moving = make(map[*ssa.Function][]mover)
	}
	p.moving[fn] = nil // for those that call each other
	var own []mover
	if !p.inTest(fn) {
		moves := p.frame(fn).allMoves()
		for _, m := range moves {
			if slices.ContainsFunc(own, func(o mover) bool { return o.name == m.name }) {
				continue
			}
			if params, ok := p.leavesMoved(fn, m.name, moves); ok {
				own = append(own, mover{m.name, params})
			}
		}
	}
	p.moving[fn] = own
	return own
}

// hasMovers reports whether any function of the package is a mover, or may be once all of them were
// evaluated.
func (p *Package) hasMovers() bool {
	if p.evaluated {
		return true
	}
	if p.anyMoving == nil {
		found := false
		for fn := range p.diversions() {
			found = found || fn.Parent() == nil && len(p.movers(fn)) > 0
		}
		p.anyMoving = &found
	}
	return *p.anyMoving
}

// leavesMoved reports whether fn, which makes some moves, leaves something else in a variable whenever
// it returns no error, if some parameters are something else, and what else it has for the variable is
// a function that it only returns.
func (p *Package) leavesMoved(fn *ssa.Function, name string, moves []move) (params []int, ok bool) {
	f := p.frame(fn)
	var by []ssa.Instruction
	for _, m := range moves {
		if m.name == name && m.other {
			by, params = append(by, m.by), append(params, m.params...)
		} else if overlap(m.name, name) {
			return nil, false
		}
	}
	slices.Sort(params)
	return slices.Compact(params), f.usuallyOne(by) && !f.undoes(name, by) && !slices.ContainsFunc(fn.AnonFuncs, func(literal *ssa.Function) bool {
		return p.divertsIn(literal, name) && !form.IsOnlyReturned(literal)
	})
}

// undoes reports whether the function, by other instructions than some, calls or defers what may put
// something into a variable.
func (f *frame) undoes(name string, but []ssa.Instruction) bool {
	for _, b := range f.fn.Blocks {
		for _, i := range b.Instrs {
			c, ok := i.(ssa.CallInstruction)
			if ok && !slices.Contains(but, i) && (f.pkg.isDeferredPut(c, name) || f.pkg.leadsToMove(c.Common().StaticCallee(), name)) {
				return true
			}
		}
	}
	return false
}

// isDeferredPut reports whether a function of another package is deferred that puts something into a
// variable.
func (p *Package) isDeferredPut(c ssa.CallInstruction, name string) bool {
	found := false
	if form.IsDefer(c) {
		p.putBy(c, func(put string, _ *types.Package, _ ssa.Value) { found = found || overlap(put, name) })
	}
	return found
}

// isOpened reports whether v is a file that was opened or made for it.
func isOpened(v ssa.Value) bool {
	if load, ok := v.(*ssa.UnOp); ok {
		if local, ok := load.X.(*ssa.Alloc); ok {
			v = form.AlwaysIn(local) // which a function literal has, too
		}
	}
	call, _ := form.CallOf(v)
	if call == nil {
		return false
	}
	decl := form.DeclaredAs(&call.Call)
	return decl != nil && decl.Pkg() != nil && decl.Pkg().Path() == "os" && slices.Contains(opening, decl.Name())
}

var opening = []string{"Open", "OpenFile", "Create", "CreateTemp", "Pipe"}

// divertsIn reports whether a function, or a literal in it, itself puts something into a variable.
func (p *Package) divertsIn(fn *ssa.Function, name string) bool {
	return slices.ContainsFunc(p.diversionsOf(fn), func(d diversion) bool { return overlap(d.name, name) }) ||
		slices.ContainsFunc(fn.AnonFuncs, func(literal *ssa.Function) bool { return p.divertsIn(literal, name) })
}

// isDiversion reports whether an instruction of fn puts something into a variable.
func (p *Package) isDiversion(fn *ssa.Function, i ssa.Instruction, name string) bool {
	return slices.ContainsFunc(p.diversionsOf(fn), func(d diversion) bool { return d.by == i && overlap(d.name, name) })
}

// isRestoring reports whether a function literal is what a mover returns, and each who calls
// that does nothing with it but to call it.
func (p *Package) isRestoring(literal *ssa.Function) bool {
	mover := literal.Parent()
	if mover == nil || len(p.movers(mover)) == 0 || !form.IsOnlyReturned(literal) || !p.isCalledByNameOnly(mover) {
		return false
	}
	for c := range p.callsByName(mover) {
		if v := c.Value(); v == nil || !form.AllUses(v, form.IsCallOf(v)) {
			return false
		}
	}
	return true
}
