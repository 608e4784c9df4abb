package flow

import (
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
	name  string // of the variable
	param int    // that it puts there, -1 if that is something else whatever it is given
}

// movers returns the functions of the package that are movers.
func (p *Package) movers() map[*ssa.Function][]mover {
	if p.moving != nil {
		return p.moving
	}
	p.moving = make(map[*ssa.Function][]mover)
	for fn, own := range p.diversions() {
		if fn.Parent() != nil || p.inTest(fn) {
			continue
		}
		for _, d := range own {
			if slices.ContainsFunc(p.moving[fn], func(m mover) bool { return m.name == d.name }) {
				continue
			}
			if param, ok := p.leavesMoved(fn, d.name); ok {
				p.moving[fn] = append(p.moving[fn], mover{d.name, param})
			}
		}
	}
	return p.moving
}

// leavesMoved reports whether fn leaves something else in a variable whenever it returns no
// error, or one of its parameters, and what else it has for the variable is a function that it only
// returns.
func (p *Package) leavesMoved(fn *ssa.Function, name string) (param int, ok bool) {
	f := p.frame(fn)
	var by []ssa.Instruction
	for _, d := range p.diversions()[fn] {
		if d.name != name {
			continue
		}
		put := -1
		if !p.isPlainlyOther(d.val, 0) {
			if put = form.ParamAlone(d.val); put < 0 {
				return 0, false
			}
		}
		if len(by) > 0 && put != param {
			return 0, false
		}
		param, by = put, append(by, d.by)
	}
	return param, f.usuallyOne(by) && !slices.ContainsFunc(fn.AnonFuncs, func(literal *ssa.Function) bool {
		return p.divertsIn(literal, name) && !form.IsOnlyReturned(literal)
	})
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
	return slices.ContainsFunc(p.diversions()[fn], func(d diversion) bool { return d.name == name }) ||
		slices.ContainsFunc(fn.AnonFuncs, func(literal *ssa.Function) bool { return p.divertsIn(literal, name) })
}

// isDiversion reports whether an instruction of fn puts something into a variable.
func (p *Package) isDiversion(fn *ssa.Function, i ssa.Instruction, name string) bool {
	return slices.ContainsFunc(p.diversions()[fn], func(d diversion) bool { return d.by == i && d.name == name })
}

// isRestoring reports whether a function literal is what a mover returns, and each who calls
// that does nothing with it but to call it.
func (p *Package) isRestoring(literal *ssa.Function) bool {
	mover := literal.Parent()
	if mover == nil || len(p.movers()[mover]) == 0 || !form.IsOnlyReturned(literal) || !p.isCalledByNameOnly(mover) {
		return false
	}
	for c := range p.callsByName(mover) {
		if v := c.Value(); v == nil || !form.AllUses(v, form.IsCallOf(v)) {
			return false
		}
	}
	return true
}

// maxMoves bounds how many instructions of one function are looked at that may move a variable:
// where there are more, nothing is known.
const maxMoves = 16

// isMovedByCall reports whether a mover was called before at, on every way there, and nothing
// since that may have put back what was there.
func (f *frame) isMovedByCall(name string, at ssa.Instruction) bool {
	movers := f.pkg.movers()
	if len(movers) == 0 {
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
	var by *ssa.Call
	var last mover
	for _, i := range moves {
		c, ok := i.(*ssa.Call)
		if !ok || !f.dominates(c, at) {
			continue
		}
		for _, m := range movers[c.Call.StaticCallee()] {
			if m.name == name {
				by, last = c, m
			}
		}
	}
	return by != nil && len(moves) <= maxMoves && f.callsWithOther(last, by, at) && !slices.ContainsFunc(moves, func(i ssa.Instruction) bool {
		return i != by && f.reaches(by, i) && f.reaches(i, at)
	})
}

// callsWithOther reports whether what a mover is called with is something else than standard output.
func (f *frame) callsWithOther(m mover, c *ssa.Call, at ssa.Instruction) bool {
	if m.param < 0 {
		return true
	}
	arg := form.Argument(c.Call.Args, m.param)
	if arg == nil {
		return false
	}
	if _, ok := arg.(*ssa.Const); ok {
		return true
	}
	if at == f.cur {
		f.touchValue(arg)
	}
	return f.pkg.areOther(f.value(arg))
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
	if f.pkg.isDiversion(f.fn, i, name) {
		return true
	}
	c, ok := i.(*ssa.Call)
	if !ok {
		return false
	}
	fn := c.Call.StaticCallee()
	if fn == nil {
		_, builtin := c.Call.Value.(*ssa.Builtin)
		return !builtin && !c.Call.IsInvoke()
	}
	for other := range f.pkg.diversions() {
		if f.pkg.above(form.Outermost(other))[form.Outermost(fn)] && f.pkg.divertsIn(form.Outermost(other), name) {
			return true
		}
	}
	return false
}
