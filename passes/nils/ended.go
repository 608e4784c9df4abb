package nils

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// isEnd reports whether an error tells how something has ended, which is well as a rule: what
// is returned beside it is what callers go on with.
//
//	for rows.Next() { … }
//	return items, rows.Err()
func isEnd(err ssa.Value) bool {
	call, ok := err.(*ssa.Call)
	if !ok {
		return false
	}
	c := &call.Call
	if c.IsInvoke() {
		return len(c.Args) == 0
	}
	fn := c.StaticCallee()
	if fn == nil || len(c.Args) != 1 {
		return false
	}
	obj, ok := fn.Object().(*types.Func)
	return ok && obj.Signature().Recv() != nil && !typeinfo.IsError(c.Args[0].Type())
}

// resultOf returns what a function returns: one with deferred functions puts it into a
// variable first, which those may change that have captured it.
func resultOf(ret *ssa.Return, i int) ssa.Value {
	load, ok := ret.Results[i].(*ssa.UnOp)
	if !ok {
		return ret.Results[i]
	}
	if uses := load.X.Referrers(); uses == nil || slices.ContainsFunc(*uses, isCaptured) {
		return load
	}
	var out ssa.Value = load
	for _, i := range ret.Block().Instrs {
		if st, ok := i.(*ssa.Store); ok && st.Addr == load.X {
			out = st.Val
		}
	}
	return out
}

func isCaptured(use ssa.Instruction) bool {
	_, ok := use.(*ssa.MakeClosure)
	return ok
}
