package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
	"github.com/envvet/envvet/passes/origins/trace"
)

// A loop over a map that stops after some elements leaves those that the map happened to give
// first. Sorting a list of them makes it no other list.
//
//	for name := range ports {
//		if len(names) >= limit {
//			break
//		}
//		names = append(names, name)
//	}
//	slices.Sort(names)

// whatOf returns what the source is called of the order in which a loop goes through a map.
func (f *frame) whatOf(l *loop) string {
	if !l.looked {
		l.looked, l.part = true, f.isPart(l)
	}
	if l.part {
		return trace.Part
	}
	return "range"
}

// isPart reports whether a loop over a map stops where something has been counted in its
// iterations, and what it has made until then goes on. Where it stops for another reason, it
// mostly fails.
func (f *frame) isPart(l *loop) bool {
	for b := range l.body {
		if b == l.head {
			continue
		}
		branch, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
		if !ok {
			continue
		}
		for _, to := range b.Succs {
			if !l.body[to] && f.limits(branch.Cond, l) && !fails(to, l) {
				return true
			}
		}
	}
	return false
}

// limits reports whether a condition of a loop compares what is counted in its iterations, and
// not with how much there is to go through.
func (f *frame) limits(cond ssa.Value, l *loop) bool {
	c, ok := cond.(*ssa.BinOp)
	if !ok {
		return false
	}
	switch c.Op {
	case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
	default:
		return false
	}
	ranged := rangedOver(l.head)
	if ranged == nil || isLenOf(c.X, ranged) || isLenOf(c.Y, ranged) {
		return false
	}
	return f.isCount(c.X, l) || f.isCount(c.Y, l)
}

// isLenOf reports whether a value is the length of a map.
func isLenOf(v, m ssa.Value) bool {
	of := form.LenOf(v)
	return of != nil && held(of) == held(m)
}

// isCount reports whether a number is another one because of an iteration: a variable that the
// loop adds to, or the length of a list or text that it does.
func (f *frame) isCount(v ssa.Value, l *loop) bool {
	if of := form.LenOf(v); of != nil {
		return isSlice(of.Type()) && f.grows(of, l, isAppended) || isText(of.Type()) && f.grows(of, l, isAdded)
	}
	b, ok := v.Type().Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0 && f.grows(v, l, isAdded)
}

func isAdded(v ssa.Value) bool {
	sum, ok := v.(*ssa.BinOp)
	return ok && sum.Op == token.ADD
}

func isAppended(v ssa.Value) bool {
	call, ok := v.(*ssa.Call)
	return ok && appendsTo(call) != nil
}

// grows reports whether a value at one iteration of a loop is made of what it was at the one
// before, in a way that more tells.
func (f *frame) grows(v ssa.Value, l *loop, more func(ssa.Value) bool) bool {
	grown := false
	back := leadsBack(v, func(v ssa.Value, from func(ssa.Value) bool) bool {
		grown = grown || more(v)
		switch v := v.(type) {
		case *ssa.Phi:
			if !l.body[v.Block()] {
				return false
			}
			back := v.Block() == l.head
			for _, e := range v.Edges { // all of them, as one may tell of more
				back = from(e) || back
			}
			return back
		case *ssa.BinOp:
			return from(v.X) || from(v.Y)
		case *ssa.Call:
			list := appendsTo(v)
			return list != nil && from(list)
		case *ssa.UnOp:
			if v.Op != token.MUL || !f.outside(v.X, l) {
				return false
			}
			grown = grown || storesIn(l, v.X, more)
			return true
		}
		return false
	})
	return back && grown
}

// storesIn reports whether a loop stores a value of a kind at an address.
func storesIn(l *loop, addr ssa.Value, kind func(ssa.Value) bool) bool {
	for b := range l.body {
		if slices.ContainsFunc(b.Instrs, func(i ssa.Instruction) bool {
			st, ok := i.(*ssa.Store)
			return ok && kind(st.Val) && sameAddress(st.Addr, addr)
		}) {
			return true
		}
	}
	return false
}

// maxEnding bounds the blocks that are followed to where a function ends.
const maxEnding = 8

// fails reports whether what follows a block plainly ends the function with an error or by a
// panic, and is not where the loop goes on to when it has gone through all.
func fails(b *ssa.BasicBlock, l *loop) bool {
	for range maxEnding {
		if slices.Contains(l.head.Succs, b) {
			return false
		}
		switch end := b.Instrs[len(b.Instrs)-1].(type) {
		case *ssa.Panic:
			return true
		case *ssa.Return:
			n := len(end.Results)
			if n == 0 || !typeinfo.IsError(end.Results[n-1].Type()) {
				return false
			}
			c, isConst := end.Results[n-1].(*ssa.Const)
			return !isConst || !c.IsNil()
		case *ssa.Jump:
			b = b.Succs[0]
		default:
			return false
		}
	}
	return false
}
