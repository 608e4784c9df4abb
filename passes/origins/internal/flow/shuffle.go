package flow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// noteSwap notes that the function puts an element of a list in the place of another
// one, by the indexes that it is given.
//
//	func(i, j int) { list[i], list[j] = list[j], list[i] }
func (f *frame) noteSwap(at *ssa.IndexAddr, v ssa.Value) {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return
	}
	from, ok := load.X.(*ssa.IndexAddr)
	if ok && at.Index != from.Index && isParameter(at.Index) && isParameter(from.Index) && same(f.val(at.X), f.val(from.X)) {
		f.notePlaces(&f.sum.swaps, f.val(at.X))
	}
}

func isParameter(v ssa.Value) bool {
	_, ok := v.(*ssa.Parameter)
	return ok
}

// varies reports whether a value is made of what differs from call to call.
func (f *frame) varies(st *state, v value) bool {
	return slices.ContainsFunc(f.whole(st, v), func(e entry) bool { return e.kind == isSource && !e.source.Origin.Orders() })
}

// shuffled evaluates that functions swap elements until these are in an order: what
// they have captured are lists, or addresses that lead to them.
func (f *frame) shuffled(st *state, functions value, order entry) {
	for _, e := range functions {
		if e.kind != isFunc || e.at != "" || e.fn.fn == nil || len(e.fn.binds) == 0 {
			continue
		}
		sum := f.p.summary(e.fn.fn)
		if sum == nil {
			continue
		}
		for _, p := range sum.swaps {
			k := p.Param - len(e.fn.fn.Params)
			if k < 0 || k >= len(e.fn.binds) {
				continue
			}
			addr := f.addresses(st, e.fn.binds[k], p.Path)
			f.setOrder(st, addr, order)
			if p.Path != "" || !isSlice(e.fn.fn.FreeVars[k].Type()) {
				f.setOrder(st, f.load(st, addr), order)
			}
		}
	}
}
