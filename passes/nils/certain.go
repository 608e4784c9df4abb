package nils

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// What a loop appends in each iteration is there behind it if the loop has one for certain:
// it goes through a list that is written out, or of which a condition has asked that it is
// not empty.
//
//	if len(args) == 0 {
//		return errors.New("name something")
//	}
//	for _, name := range args {
//		items = append(items, item{name})
//	}

// isFilled reports whether a variable that is nil before a loop is not when the loop is left:
// what the loop gives it in each iteration is something else, and there is one.
func isFilled(v *ssa.Phi) bool {
	body := bodyOf(v.Block())
	if body == nil || !hasIteration(v.Block(), body) {
		return false
	}
	for i, pred := range v.Block().Preds {
		if body[pred] && isAmong(v.Edges[i], v) {
			return false // on some way it is what it was
		}
	}
	for b := range body {
		for _, next := range b.Succs {
			if b != v.Block() && !body[next] && !isLeft(next, v) {
				return false
			}
		}
	}
	return true
}

// isAmong reports whether a value is another one on some way.
func isAmong(v, what ssa.Value) bool {
	seen := make(map[ssa.Value]bool)
	var visit func(v ssa.Value) bool
	visit = func(v ssa.Value) bool {
		if v == what || len(seen) > maxValues {
			return true
		}
		phi, ok := v.(*ssa.Phi)
		if !ok || seen[v] {
			return false
		}
		seen[v] = true
		return slices.ContainsFunc(phi.Edges, visit)
	}
	return visit(v)
}

// isLeft reports whether a block ends the function without asking for a value.
func isLeft(b *ssa.BasicBlock, v ssa.Value) bool {
	if len(b.Succs) > 0 {
		return false
	}
	var operands []*ssa.Value
	for _, i := range b.Instrs {
		if _, ok := i.(*ssa.DebugRef); ok {
			continue
		}
		operands = i.Operands(operands[:0])
		if slices.ContainsFunc(operands, func(of *ssa.Value) bool { return *of != nil && isAmong(*of, v) }) {
			return false
		}
	}
	return true
}

// bodyOf returns the blocks of the loop of which a block is the head, nil if it is of none.
func bodyOf(head *ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	var body map[*ssa.BasicBlock]bool
	for _, pred := range head.Preds {
		if !head.Dominates(pred) {
			continue
		}
		if body == nil {
			body = map[*ssa.BasicBlock]bool{head: true}
		}
		for work := []*ssa.BasicBlock{pred}; len(work) > 0; {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			if !body[b] {
				body[b] = true
				work = append(work, b.Preds...)
			}
		}
	}
	return body
}

// hasIteration reports whether a loop that counts from zero has one for certain.
func hasIteration(head *ssa.BasicBlock, body map[*ssa.BasicBlock]bool) bool {
	branch, ok := head.Instrs[len(head.Instrs)-1].(*ssa.If)
	if !ok || !body[head.Succs[0]] || body[head.Succs[1]] {
		return false
	}
	c, ok := branch.Cond.(*ssa.BinOp)
	return ok && c.Op == token.LSS && beginsAtZero(c.X, head, body) && isPositive(c.Y, head)
}

// beginsAtZero reports whether a number is zero when the head of a loop is come to first.
func beginsAtZero(v ssa.Value, head *ssa.BasicBlock, body map[*ssa.BasicBlock]bool) bool {
	var first int64
	if sum, ok := v.(*ssa.BinOp); ok && sum.Op == token.ADD && form.IsInt(sum.Y, 1) { // as range counts
		v, first = sum.X, -1
	}
	phi, ok := v.(*ssa.Phi)
	if !ok || phi.Block() != head {
		return false
	}
	for i, pred := range head.Preds {
		if !body[pred] && !form.IsInt(phi.Edges[i], first) {
			return false
		}
	}
	return true
}

// isPositive reports whether a number, such as the length of a list, is known to be more than
// zero where a block is come to.
func isPositive(n ssa.Value, at *ssa.BasicBlock) bool {
	if c, ok := n.(*ssa.Const); ok {
		return c.Value != nil && c.Value.Kind() == constant.Int && constant.Sign(c.Value) > 0
	}
	list := form.LenOf(n)
	if list == nil {
		return false
	}
	if s, ok := list.(*ssa.Slice); ok && s.Low == nil && s.High == nil {
		if a, ok := s.X.(*ssa.Alloc); ok {
			return arrayLen(a.Type()) > 0
		}
	}
	for b := at; b.Idom() != nil; b = b.Idom() {
		for to, next := range b.Idom().Succs {
			if next == b && len(b.Preds) == 1 && asksForSome(b.Idom(), to, list) {
				return true
			}
		}
	}
	return false
}

// asksForSome reports whether a block goes on to one of its successors only where a list has
// an element.
func asksForSome(b *ssa.BasicBlock, to int, list ssa.Value) bool {
	branch, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok {
		return false
	}
	c, ok := branch.Cond.(*ssa.BinOp)
	if !ok || form.LenOf(c.X) != list {
		return false
	}
	switch c.Op {
	case token.EQL:
		return to == 1 && form.IsInt(c.Y, 0) || to == 0 && isPositive(c.Y, b)
	case token.NEQ:
		return to == 0 && form.IsInt(c.Y, 0) || to == 1 && isPositive(c.Y, b)
	case token.GTR:
		return to == 0 && (form.IsInt(c.Y, 0) || isPositive(c.Y, b))
	case token.GEQ:
		return to == 0 && isPositive(c.Y, b)
	case token.LSS:
		return to == 1 && isPositive(c.Y, b)
	case token.LEQ:
		return to == 1 && (form.IsInt(c.Y, 0) || isPositive(c.Y, b))
	}
	return false
}

// arrayLen returns how many elements the array has that a type points to, 0 if it is none.
func arrayLen(t types.Type) int64 {
	ptr, ok := t.Underlying().(*types.Pointer)
	if !ok {
		return 0
	}
	array, ok := ptr.Elem().Underlying().(*types.Array)
	if !ok {
		return 0
	}
	return array.Len()
}
