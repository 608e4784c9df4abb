package flow

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// Where a condition has led a list may be sorted without anybody having sorted it: one
// that is nil or has one element is, which is why `if len(names) > 1` stands before
// many a sort, and so is one of which slices.IsSorted says so.

// inOrder returns the list that is sorted where a block goes on to one of its
// successors, nil if it does not ask for one.
func inOrder(b *ssa.BasicBlock, to int) ssa.Value {
	if list := short(b, to); list != nil && isSlice(list.Type()) {
		return list
	}
	branch, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok {
		return nil
	}
	cond, holds := form.Plain(branch.Cond, to == 0)
	switch c := cond.(type) {
	case *ssa.BinOp:
		null, ok := c.Y.(*ssa.Const)
		if ok && null.IsNil() && isSlice(c.X.Type()) && (c.Op == token.EQL && holds || c.Op == token.NEQ && !holds) {
			return c.X
		}
	case *ssa.Call:
		fn := c.Call.StaticCallee()
		if !holds || fn == nil || len(c.Call.Args) == 0 {
			return nil
		}
		if obj, ok := fn.Object().(*types.Func); ok && known.AsksOrder(obj) {
			return c.Call.Args[0]
		}
	}
	return nil
}

// short returns the list or map that has one element at most where a block goes on to one
// of its successors, nil if it does not ask that.
func short(b *ssa.BasicBlock, to int) ssa.Value {
	branch, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok {
		return nil
	}
	c, ok := branch.Cond.(*ssa.BinOp)
	if !ok {
		return nil
	}
	n, ok := c.Y.(*ssa.Const)
	if !ok || n.Value == nil || n.Value.Kind() != constant.Int {
		return nil
	}
	limit, _ := constant.Int64Val(n.Value)
	op := c.Op
	if to == 1 {
		op = negated[op]
	}
	switch op {
	case token.LSS:
		limit--
	case token.LEQ, token.EQL:
	default:
		return nil
	}
	if limit > 1 {
		return nil
	}
	return form.LenOf(c.X)
}

var negated = map[token.Token]token.Token{
	token.LSS: token.GEQ, token.GEQ: token.LSS, token.GTR: token.LEQ, token.LEQ: token.GTR, token.EQL: token.NEQ, token.NEQ: token.EQL,
}
