package failures

import (
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// isNil reports whether a value is nil at the end of a block, or, if next is not
// nil, on the way from there to the block next: a condition before says so.
func isNil(v ssa.Value, b, next *ssa.BasicBlock) bool {
	if next != nil {
		if to := ifNil(v, b); to == next && b.Succs[0] != b.Succs[1] {
			return true
		}
	}
	for ; b.Idom() != nil; b = b.Idom() {
		// Only the condition leads to a block with one predecessor.
		if len(b.Preds) == 1 && ifNil(v, b.Preds[0]) == b {
			return true
		}
	}
	return false
}

// ifNil returns where control goes from a block if a value is nil. It returns nil
// if that does not depend on the value alone.
func ifNil(v ssa.Value, b *ssa.BasicBlock) *ssa.BasicBlock {
	branch, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok {
		return nil
	}
	cond, ok := branch.Cond.(*ssa.BinOp)
	if !ok || !isComparison(cond, v) {
		return nil
	}
	switch cond.Op {
	case token.EQL:
		return b.Succs[0]
	case token.NEQ:
		return b.Succs[1]
	}
	return nil
}

// isComparison reports whether a value, or what it is made from by conversion,
// is compared with nil.
func isComparison(cond *ssa.BinOp, v ssa.Value) bool {
	for {
		if cond.X == v && isNilConst(cond.Y) || cond.Y == v && isNilConst(cond.X) {
			return true
		}
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		default:
			return false
		}
	}
}

func isNilConst(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}
