package form

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// OnlyUnlessNil reports whether control gets from one block to the next unless v is nil.
func OnlyUnlessNil(b, from *ssa.BasicBlock, v ssa.Value) bool {
	if len(b.Preds) != 1 || b.Preds[0] != from {
		return false
	}
	cond, holds, ok := Branch(from, b)
	if !ok {
		return false
	}
	compared, ok := cond.(*ssa.BinOp)
	if !ok || compared.X != v || !IsNil(compared.Y) {
		return false
	}
	return compared.Op == token.NEQ && holds || compared.Op == token.EQL && !holds
}

// UnlessEmpty returns the block whose end is reached as well where the loop that head begins is
// not, because the list is empty that it is over:
//
//	if len(options) > 0 {
//		for _, o := range options {
//
// It is head if there is no such block.
func UnlessEmpty(head *ssa.BasicBlock, list ssa.Value) *ssa.BasicBlock {
	for b := head.Idom(); b != nil && len(b.Preds) == 1; b = b.Preds[0] {
		if cond, holds, ok := Branch(b.Preds[0], b); ok {
			if IsNotEmpty(list, cond, holds) {
				return b.Preds[0]
			}
			break
		}
	}
	return head
}

// RangesOver reports whether a block begins each round of a loop over the list that at is
// an element of, and body is what that executes.
func RangesOver(head, body *ssa.BasicBlock, at *ssa.IndexAddr) bool {
	cond, holds, ok := Branch(head, body)
	if !ok || !holds {
		return false
	}
	less, ok := cond.(*ssa.BinOp)
	if !ok || less.Op != token.LSS || less.X != at.Index || !IsLengthOf(less.Y, at.X) {
		return false
	}
	next, ok := at.Index.(*ssa.BinOp)
	if !ok || next.Op != token.ADD || next.Block() != head || !IsInt(next.Y, 1) {
		return false
	}
	index, ok := next.X.(*ssa.Phi)
	return ok && index.Block() == head && !slices.ContainsFunc(index.Edges, func(e ssa.Value) bool { return e != next && !IsInt(e, -1) })
}

// IsLoop reports whether control may come back to b.
func IsLoop(b *ssa.BasicBlock) bool {
	for _, from := range b.Preds {
		if b.Dominates(from) {
			return true
		}
	}
	return false
}
