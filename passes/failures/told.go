package failures

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// without leaves out of what it yields what an error is known not to be at the end
// of a block: that of a package variable that the function has asked for.
//
//	if errors.Is(err, ErrGone) {
//		return nil
//	}
//	return err
func without(v ssa.Value, b *ssa.BasicBlock, yield func(item)) func(item) {
	var others []string
	for ; b.Idom() != nil; b = b.Idom() {
		if len(b.Preds) != 1 {
			continue
		}
		if name := toldFrom(v, b.Preds[0], b); name != "" {
			others = append(others, name)
		}
	}
	if others == nil {
		return yield
	}
	return func(it item) {
		if it.handed {
			it.Chosen = true // which of its failures are left is not known here
		}
		if it.Held == "" || !slices.Contains(others, it.Held) {
			yield(it)
		}
	}
}

// toldFrom returns the package variable of which errors.Is says that it is not in
// an error on the way from a block to the next, or "".
func toldFrom(v ssa.Value, b, next *ssa.BasicBlock) string {
	branch, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok || b.Succs[0] == b.Succs[1] {
		return ""
	}
	cond, otherwise := branch.Cond, b.Succs[1]
	if not, ok := cond.(*ssa.UnOp); ok && not.Op == token.NOT {
		cond, otherwise = not.X, b.Succs[0]
	}
	c, ok := cond.(*ssa.Call)
	if !ok || next != otherwise || !isFunc(c, "errors", "Is") || len(c.Call.Args) != 2 || form.Unbox(c.Call.Args[0]) != form.Unbox(v) {
		return ""
	}
	if read, ok := form.Unbox(c.Call.Args[1]).(*ssa.UnOp); ok && read.Op == token.MUL {
		if global, ok := read.X.(*ssa.Global); ok {
			return heldBy(global)
		}
	}
	return ""
}

// heldBy names a package variable with its package.
func heldBy(global *ssa.Global) string { return global.Pkg.Pkg.Path() + "." + global.Name() }

// held marks what it yields as what a package variable holds, "" for a copy of that.
func held(yield func(item), name string) func(item) {
	return func(it item) {
		it.Held = name
		yield(it)
	}
}
