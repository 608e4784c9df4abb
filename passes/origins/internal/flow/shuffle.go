package flow

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/origins/trace"
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

// dealt returns the source that an element of a shuffled list is of which the index is a
// constant: another one each time. What was there before a loop appended to a list in that
// order stays where it is.
func (f *frame) dealt(st *state, at *ssa.IndexAddr) (out value) {
	if _, ok := at.Index.(*ssa.Const); !ok || !isSlice(at.X.Type()) {
		return nil
	}
	for _, e := range f.orders(st, f.val(at.X)) {
		if e.kind == isSource && e.source.Origin == known.OriginShuffle {
			s := e.source.Source
			s.What = trace.First
			e.atom = itself(f.p.intern(s, e.source.pos))[0].atom
			out.put(e)
		}
	}
	if len(out) > 0 && f.appended(at.X) {
		return nil
	}
	return out
}

// isDealt reports whether a source is the first element of a shuffled list.
func isDealt(s *source) bool { return s.Origin == known.OriginShuffle && s.What == trace.First }

// appended reports whether a list is plainly one that the function appends to.
func (f *frame) appended(list ssa.Value) bool {
	return leadsBack(list, func(v ssa.Value, from func(ssa.Value) bool) bool {
		switch v := v.(type) {
		case *ssa.Phi:
			return slices.ContainsFunc(v.Edges, from)
		case *ssa.Slice:
			return from(v.X)
		case *ssa.ChangeType:
			return from(v.X)
		case *ssa.Call:
			return appendsTo(v) != nil
		case *ssa.UnOp:
			return v.Op == token.MUL && slices.ContainsFunc(f.storedAt(v.X), from)
		}
		return false
	})
}
