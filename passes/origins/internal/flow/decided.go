package flow

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// isNeverPassed reports whether a block never goes on to one that others lead to as well, as what
// variables begin with says:
//
//	sorted := false
//	if !sorted { // there is no way around
//		slices.Sort(names)
//	}
//
// What a constant decides is taken for a way, as it may be another one on another platform, and
// so is one with code of its own.
func isNeverPassed(b, next *ssa.BasicBlock) bool {
	branch, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok || len(next.Preds) < 2 || b.Succs[0] == b.Succs[1] {
		return false
	}
	holds := next == b.Succs[0]
	switch c := branch.Cond.(type) {
	case *ssa.Const:
		return c.Value != nil && c.Value.Kind() == constant.Bool && constant.BoolVal(c.Value) != holds && isOfVariable(c, b)
	case *ssa.BinOp:
		return decides(c, !holds)
	}
	return false
}

// isOfVariable reports whether a constant that a block ends by asking for is what a variable has
// there.
func isOfVariable(c *ssa.Const, b *ssa.BasicBlock) bool {
	return slices.ContainsFunc(b.Instrs, func(i ssa.Instruction) bool {
		ref, ok := i.(*ssa.DebugRef)
		if !ok || ref.X != ssa.Value(c) {
			return false
		}
		_, ok = ref.Object().(*types.Var)
		return ok
	})
}

// decides reports whether a comparison is one of constants that has a result for certain.
func decides(c *ssa.BinOp, result bool) bool {
	x, ok := c.X.(*ssa.Const)
	y, also := c.Y.(*ssa.Const)
	if !ok || !also || x.Value == nil || y.Value == nil || x.Value.Kind() != y.Value.Kind() {
		return false
	}
	switch c.Op {
	case token.EQL, token.NEQ:
		return constant.Compare(x.Value, c.Op, y.Value) == result
	}
	return false
}
