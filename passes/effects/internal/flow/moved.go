package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// maxMoves bounds how many instructions of one function are looked at that may move a variable:
// where there are more, nothing is known.
const maxMoves = 16

// isMovedByCall reports whether something else was put into a variable before at, on every way there,
// and nothing since that may have put back what was there.
func (f *frame) isMovedByCall(name string, at ssa.Instruction) bool {
	if !f.pkg.movesOutput() || !f.pkg.hasMovers() || f.pkg.evaluated && len(f.movedNames()) == 0 {
		return false
	}
	moves, ok := f.moves[name]
	if !ok {
		moves = f.findMoves(name)
		if f.moves == nil {
			f.moves = make(map[string][]ssa.Instruction)
		}
		f.moves[name] = moves
	}
	if len(moves) == 0 || len(moves) > maxMoves || f.movesInside(name) {
		return false
	}
	var away, back []ssa.Instruction
	for _, i := range moves {
		if f.movesAway(name, i) {
			away = append(away, i)
		} else {
			back = append(back, i)
		}
	}
	return slices.ContainsFunc(away, func(by ssa.Instruction) bool {
		return f.dominates(by, at) && !slices.ContainsFunc(back, func(i ssa.Instruction) bool {
			return f.reaches(by, i) && (f.reaches(i, at) || form.IsDefer(at) && f.reaches(at, i))
		})
	})
}

// movesAway reports whether all that an instruction puts into a variable, or into what that is in or
// has in it, is something else than standard output, and some of it has what it is asked about.
func (f *frame) movesAway(name string, i ssa.Instruction) bool {
	found := false
	for _, m := range f.movesBy(i) {
		if overlap(m.name, name) && (!m.other || len(m.params) > 0) {
			return false
		}
		found = found || covers(m.name, name)
	}
	return found
}

// movesInside reports whether a function literal of the function, which may be called before that
// ends, puts something into a variable that is not known to be something else.
func (f *frame) movesInside(name string) bool {
	return slices.ContainsFunc(f.fn.AnonFuncs, func(literal *ssa.Function) bool {
		in := f.pkg.frames[literal]
		return !form.IsOnlyDeferred(literal) && !form.IsOnlyReturned(literal) && (in == nil || in.movesInside(name) ||
			slices.ContainsFunc(in.findMoves(name), func(i ssa.Instruction) bool { return in.isPut(name, i) && !in.movesAway(name, i) }))
	})
}

// findMoves returns the instructions of the function that may move a variable.
func (f *frame) findMoves(name string) (out []ssa.Instruction) {
	for _, b := range f.fn.Blocks {
		for _, i := range b.Instrs {
			if len(out) <= maxMoves && f.mayMove(name, i) {
				out = append(out, i)
			}
		}
	}
	return out
}

// mayMove reports whether an instruction may put something into a variable, as the call does
// of a mover, or of a function that it has returned.
func (f *frame) mayMove(name string, i ssa.Instruction) bool {
	if f.isPut(name, i) {
		return true
	}
	c, ok := i.(*ssa.Call)
	if !ok || c.Call.StaticCallee() != nil {
		return false
	}
	_, builtin := c.Call.Value.(*ssa.Builtin)
	return !builtin && !c.Call.IsInvoke()
}

// isPut is mayMove without the calls of what may be any function.
func (f *frame) isPut(name string, i ssa.Instruction) bool {
	if f.pkg.isDiversion(f.fn, i, name) {
		return true
	}
	c, ok := i.(*ssa.Call)
	return ok && f.pkg.leadsToMove(c.Call.StaticCallee(), name)
}

// leadsToMove reports whether a function of the package, or one that it leads to by calls by name,
// puts something into a variable.
func (p *Package) leadsToMove(fn *ssa.Function, name string) bool {
	if fn == nil || !p.hasBody(fn) {
		return false
	}
	for other, own := range p.allDiversions() {
		if slices.ContainsFunc(own, func(d diversion) bool { return overlap(d.name, name) }) && p.leadsTo(fn, other) {
			return true
		}
	}
	return false
}

// leadsTo reports whether a function leads to another one by calls by name, or to one that has that in
// it, as a literal.
func (p *Package) leadsTo(fn, other *ssa.Function) bool {
	if form.Outermost(fn) == form.Outermost(other) && fn.Parent() != nil {
		for in := other; in != nil; in = in.Parent() {
			if in == fn {
				return true
			}
		}
		return p.above(other)[fn]
	}
	return p.above(form.Outermost(other))[fn]
}
