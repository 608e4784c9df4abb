package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/origins/trace"
)

// A text that a loop adds to has the order of what the loop goes through, as a
// list has that it appends to.

// maxTexts bounds how far a text that is added to is looked for.
const maxTexts = 64

// isSum reports whether a text is put together of two.
func isSum(i *ssa.BinOp) bool { return i.Op == token.ADD && isText(i.Type()) }

// added returns the order that a text gets by what is added to it.
func (f *frame) added(st *state, i *ssa.BinOp) value {
	order := func(text, more ssa.Value) value {
		return f.ordersOf(st, f.val(more), i.Block(), func(l *loop) bool { return f.accumulates(text, i, l) })
	}
	return union(order(i.X, i.Y), order(i.Y, i.X))
}

// accumulates reports whether a text at one iteration of a loop is what a sum of
// it has become at the one before.
func (f *frame) accumulates(text ssa.Value, sum *ssa.BinOp, l *loop) bool {
	ends, addrs := becomes(sum)
	seen := make(map[ssa.Value]bool)
	var from func(v ssa.Value) bool
	from = func(v ssa.Value) bool {
		if seen[v] || len(seen) > maxTexts {
			return false
		}
		seen[v] = true
		switch v := v.(type) {
		case *ssa.Phi:
			if v.Block() == l.head {
				return ends[v]
			}
			for _, e := range v.Edges {
				if l.body[v.Block()] && from(e) {
					return true
				}
			}
		case *ssa.BinOp:
			return isSum(v) && (from(v.X) || from(v.Y))
		case *ssa.UnOp:
			if v.Op != token.MUL || !f.outside(v.X, l) {
				return false
			}
			for _, a := range addrs {
				if sameAddress(a, v.X) {
					return true
				}
			}
		}
		return false
	}
	return from(text)
}

// becomes returns the phis that a sum reaches and the addresses where it is
// stored, by itself or as a part of other sums.
func becomes(sum *ssa.BinOp) (phis map[*ssa.Phi]bool, addrs []ssa.Value) {
	phis = make(map[*ssa.Phi]bool)
	seen := make(map[ssa.Value]bool)
	for work := []ssa.Value{sum}; len(work) > 0 && len(seen) < maxTexts; {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] || v.Referrers() == nil {
			continue
		}
		seen[v] = true
		for _, use := range *v.Referrers() {
			switch use := use.(type) {
			case *ssa.Phi:
				phis[use] = true
				work = append(work, use)
			case *ssa.BinOp:
				if isSum(use) {
					work = append(work, use)
				}
			case *ssa.Store:
				if use.Val == v {
					addrs = append(addrs, use.Addr)
				}
			}
		}
	}
	return phis, addrs
}

// sameAddress reports whether two addresses are plainly one.
func sameAddress(a, b ssa.Value) bool {
	for range maxTexts {
		if a == b {
			return true
		}
		switch x := a.(type) {
		case *ssa.FieldAddr:
			y, ok := b.(*ssa.FieldAddr)
			if !ok || x.Field != y.Field {
				return false
			}
			a, b = x.X, y.X
		case *ssa.IndexAddr:
			y, ok := b.(*ssa.IndexAddr)
			if !ok || x.Index != y.Index {
				return false
			}
			a, b = x.X, y.X
		case *ssa.UnOp:
			y, ok := b.(*ssa.UnOp)
			if !ok || x.Op != token.MUL || y.Op != token.MUL {
				return false
			}
			a, b = x.X, y.X
		default:
			return false
		}
	}
	return false
}

// written returns the order that a buffer gets by what a function writes to it.
func (f *frame) written(st *state, fn *types.Func, v value, to ssa.Value) value {
	if !isWriting(fn) {
		return nil
	}
	to = stripped(to)
	return f.ordersOf(st, v, f.curBlock(), func(l *loop) bool {
		return f.outside(to, l) && !empties(to, func(b *ssa.BasicBlock) bool { return l.body[b] })
	})
}

func isWriting(fn *types.Func) bool {
	return strings.HasPrefix(fn.Name(), "Write") || strings.HasPrefix(fn.Name(), "Fprint")
}

// noteWritten notes that the function writes something to a buffer of its caller's that it is
// called with, and does not so for one element only.
func (f *frame) noteWritten(fn *types.Func, addr, v value, to ssa.Value) {
	if isWriting(fn) && takesParam(v, "", len(f.fn.Params)) && !f.isForOne() && !empties(stripped(to), func(*ssa.BasicBlock) bool { return true }) {
		f.notePlaces(&f.sum.writes, addr)
	}
}

// empties reports whether blocks that in accepts empty a buffer.
func empties(buffer ssa.Value, in func(*ssa.BasicBlock) bool) bool {
	if buffer.Referrers() == nil {
		return false
	}
	return slices.ContainsFunc(*buffer.Referrers(), func(i ssa.Instruction) bool {
		call, ok := i.(*ssa.Call)
		if ok && in(call.Block()) && call.Call.IsInvoke() && call.Call.Value == buffer {
			return call.Call.Method.Name() == "Reset"
		}
		if !ok || !in(call.Block()) || len(call.Call.Args) == 0 || call.Call.Args[0] != buffer {
			return false
		}
		fn, ok := call.Call.Value.(*ssa.Function)
		return ok && fn.Name() == "Reset"
	})
}

// next returns what a range over a map gives in an iteration: if there is only
// one, it is what the map happens to give first.
func (f *frame) next(i *ssa.Next) value {
	for _, l := range f.findLoops() {
		if l.head == i.Block() {
			return valueOf(f.p.atoms.the(atom{kind: isNext, block: i.Block()}))
		}
	}
	r, ok := i.Iter.(*ssa.Range)
	if !ok || counted(r) {
		return nil
	}
	return itself(f.p.source(known.OriginMap, trace.First, r.Pos()))
}

// counted reports whether a condition on how many keys there are leads to a range.
func counted(r *ssa.Range) bool {
	for b := r.Block(); b != nil; b = b.Idom() {
		branch, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
		if !ok || b == r.Block() {
			continue
		}
		c, ok := branch.Cond.(*ssa.BinOp)
		if !ok {
			continue
		}
		for _, v := range []ssa.Value{c.X, c.Y} {
			if call, ok := v.(*ssa.Call); ok {
				if fn, ok := call.Call.Value.(*ssa.Builtin); ok && fn.Name() == "len" && types.Identical(call.Call.Args[0].Type(), r.X.Type()) {
					return true
				}
			}
		}
	}
	return false
}
