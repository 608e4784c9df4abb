package flow

import (
	"go/ast"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// What is made with a default is what it was told to be when a handler has it:
//
//	app := New() // whose exit is os.Exit
//	app.exit = func(int) {}
//	root.AddCommand(&cobra.Command{Use: "stop", RunE: app.stop})

// madeBy returns the instruction of the function that makes what an expression is, such as a
// method value, nil if none does.
func (f *frame) madeBy(e ast.Expr) ssa.Instruction {
	if e == nil || f.fn == nil {
		return nil
	}
	v, _ := f.fn.ValueForExpr(e)
	i, _ := v.(ssa.Instruction)
	return i
}

// isPast reports whether what an entry of a slot says was there no more before the start that f
// enters could run: the same function has put something else there, before it has made what is
// called, or before any handler can run.
func (f *frame) isPast(s *slot, e entry) bool {
	if !f.entering || e.by == nil || f.cur != nil {
		return false
	}
	if f.pkg.undoneIn(s, e.by) {
		return true
	}
	return f.handedBy != nil && e.by.Parent() == f.fn && slices.ContainsFunc(s.writes, func(w write) bool {
		return w.must && w.by != nil && w.by != e.by && !form.IsDefer(w.by) && w.by.Parent() == f.fn &&
			f.dominates(e.by, w.by) && f.dominates(w.by, f.handedBy)
	})
}
