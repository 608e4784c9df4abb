package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A move is an instruction by which a function puts something into a variable, itself or by a call of
// a mover:
//
//	func run(cmd *cobra.Command, args []string) error {
//		configure(os.Stderr) // which has ui.Setup(ui.WithOutput(w))
//		ui.Say("begin")
//		return nil
//	}
type move struct {
	by     ssa.Instruction
	name   string // of the variable
	other  bool   // than standard output is put there, if it is what some parameters are
	params []int  // of the function
}

// movesBy returns the moves that an instruction of the function is.
func (f *frame) movesBy(i ssa.Instruction) (out []move) {
	for _, d := range f.pkg.diversionsOf(f.fn) {
		if d.by == i {
			out = append(out, f.moveOf(d))
		}
	}
	return append(out, f.movesOfCallee(i)...)
}

// movesOfCallee returns those that it is as a call of a mover.
func (f *frame) movesOfCallee(i ssa.Instruction) (out []move) {
	c, ok := i.(*ssa.Call)
	if !ok {
		return nil
	}
	callee := c.Call.StaticCallee()
	if callee == nil || callee == f.fn {
		return nil
	}
	for _, m := range f.pkg.movers(callee) {
		here := move{by: c, name: m.name, other: true}
		for _, param := range m.params {
			by, ok := f.isGivenIf(form.Argument(c.Call.Args, param))
			here.other, here.params = here.other && ok, append(here.params, by...)
		}
		out = append(out, here)
	}
	return out
}

// allMoves returns the moves of the function, none if there are many.
func (f *frame) allMoves() []move {
	if f.allMoved {
		return f.moved
	}
	own := f.pkg.diversionsOf(f.fn)
	if len(own) > maxMoves {
		return nil
	}
	var out []move
	for _, d := range own {
		out = append(out, f.moveOf(d))
	}
	for _, b := range f.fn.Blocks {
		for _, i := range b.Instrs {
			out = append(out, f.movesOfCallee(i)...)
		}
	}
	if len(out) > maxMoves {
		out = nil
	}
	f.moved, f.allMoved = out, f.pkg.evaluated
	return out
}

// movedNames returns the names of the variables that the function puts something into, in order of the
// alphabet, or has a mover do so; none if there are many.
func (f *frame) movedNames() (names []string) {
	for _, m := range f.allMoves() {
		names = append(names, m.name)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// moveOf returns what is known of what an instruction of the function puts into a variable.
func (f *frame) moveOf(d diversion) move {
	m := move{by: d.by, name: d.name}
	switch {
	case form.IsDefer(d.by):
	case d.val != nil:
		m.params, m.other = f.isOtherIf(d.val)
	case f.pkg.evaluated:
		m.params, m.other = f.pkg.placedIn(d)
	}
	return m
}

// isOtherIf reports whether a value of the function is something else than standard output if some
// parameters are: plainly, or by what is known of it once all functions were evaluated.
func (f *frame) isOtherIf(v ssa.Value) (params []int, ok bool) {
	if !typeinfo.IsFunc(v.Type()) && f.pkg.isPlainlyOther(v, 0) {
		return nil, true
	}
	if param := form.ParamAlone(v); param >= 0 {
		return []int{param}, true
	}
	if !f.pkg.evaluated || !f.carries(v) {
		return nil, false
	}
	return f.pkg.areOtherIf(f.value(v), f.fn)
}

// isGivenIf is isOtherIf for what a mover is called with, as far as that is known.
func (f *frame) isGivenIf(arg ssa.Value) (params []int, ok bool) {
	if _, ok := arg.(*ssa.Const); ok || arg == nil {
		return nil, ok
	}
	if !f.pkg.evaluated && f.cur != nil {
		f.touchValue(arg)
	}
	return f.pkg.areOtherIf(f.value(arg), f.fn)
}
