package flow

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// What a loop over a map does for one key only, or for that of a map with no other, is in no
// order.

// keyOf reports whether a value is the key that a range over a map gives, which
// is another one in each iteration.
func keyOf(v ssa.Value, l *loop) bool {
	for range 8 {
		switch x := v.(type) {
		case *ssa.Extract:
			next, ok := x.Tuple.(*ssa.Next)
			return ok && x.Index == 1 && next.Block() == l.head
		case *ssa.Convert:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.MakeInterface:
			v = x.X
		default:
			return false
		}
	}
	return false
}

// singled reports whether a block of a loop over a map is for one key only.
func (f *frame) singled(b *ssa.BasicBlock, l *loop) bool {
	return isForOne(b, l.head, func(v ssa.Value) bool { return keyOf(v, l) })
}

// isForOne reports whether the current instruction is for one key only of those that the function
// is called with:
//
//	for name := range maps.Keys(ports) {
//		if name == want {
//			fmt.Fprintln(&text, name)
//		}
//	}
func (f *frame) isForOne() bool {
	return len(f.fn.Params) > 0 && isForOne(f.curBlock(), nil, func(v ssa.Value) bool { return form.Unbox(v) == f.fn.Params[0] })
}

// isForOne reports whether a condition in front of a block, and behind another one, is that a key
// is a certain one.
func isForOne(b, behind *ssa.BasicBlock, isKey func(ssa.Value) bool) bool {
	for ; b != nil && b != behind; b = b.Idom() {
		d := b.Idom()
		if d == nil {
			break
		}
		if branch, ok := d.Instrs[len(d.Instrs)-1].(*ssa.If); ok {
			if c, ok := branch.Cond.(*ssa.BinOp); ok && (c.Op == token.EQL || c.Op == token.NEQ) && (isKey(c.X) || isKey(c.Y)) {
				then := d.Succs[0]
				if c.Op == token.NEQ {
					then = d.Succs[1]
				}
				if len(then.Preds) == 1 && then.Dominates(b) {
					return true
				}
			}
		}
	}
	return false
}

// hasOneKey reports whether a loop goes through a map that has one key at most, as a
// condition on the way there says.
func hasOneKey(l *loop) bool {
	ranged := rangedOver(l.head)
	if ranged == nil {
		return false
	}
	for b := l.head; b.Idom() != nil; b = b.Idom() {
		for to, next := range b.Idom().Succs {
			if next == b && len(b.Preds) == 1 {
				if m := short(b.Idom(), to); m != nil && held(m) == held(ranged) {
					return true
				}
			}
		}
	}
	return false
}

// rangedOver returns what a loop goes through that has its head in a block, nil if that
// is no map.
func rangedOver(head *ssa.BasicBlock) ssa.Value {
	for _, i := range head.Instrs {
		if n, ok := i.(*ssa.Next); ok && !n.IsString {
			return n.Iter.(*ssa.Range).X
		}
	}
	return nil
}
