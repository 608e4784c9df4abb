package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// Lists that a loop sorts are sorted after it, though a loop may have no iteration:
// it goes through what holds them, or there are none.

// A spot is where a list is held.
type spot struct {
	obj  *object
	path string
}

// sorters are the loops of a function that call anything which may sort a list, or that
// store something in each element of one.
type sorters struct {
	loops []*loop
	asked bool
}

// noteSorted notes for the loops around the instruction that is evaluated that they
// sort what is at a spot.
func (f *frame) noteSorted(s spot) {
	for _, l := range f.sorting() {
		if l.body[f.curBlock()] && !slices.Contains(l.sorts, s) && len(l.sorts) < maxPlaces {
			l.sorts = append(l.sorts, s)
		}
	}
}

// leave returns the state in which a block goes on to one of its successors, and
// false if that is still to be found out: a loop that sorts is left once it was gone
// through.
func (f *frame) leave(st *state, b *ssa.BasicBlock, to int) (*state, bool) {
	succ := b.Succs[to]
	out := st
	edge := func() *state {
		if out == st {
			out = st.fork()
		}
		return out
	}
	for _, l := range f.sorting() {
		if !l.body[b] {
			continue
		}
		if succ == l.head {
			l.sorts = slices.DeleteFunc(l.sorts, func(s spot) bool {
				if f.unsorted(st, s) {
					l.unsorted = append(l.unsorted, s)
				}
				return slices.Contains(l.unsorted, s)
			})
			l.walked = f.iterated(st, l, b) || l.index == nil
		}
		if l.body[succ] {
			continue
		}
		if !l.walked {
			if !slices.Contains(l.held, b) {
				l.held = append(l.held, b)
			}
			return nil, false
		}
		for _, s := range l.sorts {
			if !slices.Contains(l.unsorted, s) && f.unsorted(out, s) {
				f.set(edge(), s.obj, withoutOrder(f.content(out, s.obj), s.path))
			}
		}
		f.passed(l, b, edge)
	}
	if list := inOrder(b, to); list != nil {
		addr := union(union(f.val(list), f.heldAt(st, list, "")), f.valuesOf(st, list, ""))
		if len(addr) > 0 {
			f.unorder(edge(), addr, maxHeld)
		}
	}
	return out, true
}

// enter notes that what a block hands on to the next one is new there: if that is
// the head of a loop which it is not in, the loop has to be gone through again.
func (f *frame) enter(b, next *ssa.BasicBlock) {
	for _, l := range f.sorting() {
		if next == l.head && !l.body[b] {
			l.walked = false
		}
	}
}

// release marks the blocks that were held back in loops which now were gone through,
// or in all of them, to be evaluated again, and reports whether there are any. That is
// no visit of its own.
func (f *frame) release(pending []bool, visits []int, all bool) (found bool) {
	for _, l := range f.sorting() {
		if !l.walked && !all {
			continue
		}
		for _, b := range l.held {
			if pending[b.Index] = true; l.holds < maxVisits {
				visits[b.Index]--
			}
			found = true
		}
		if len(l.held) > 0 {
			l.walked, l.held = true, nil
			l.holds++
		}
	}
	return found
}

// unsorted reports whether the list at a spot has an order.
func (f *frame) unsorted(st *state, s spot) bool {
	content := f.content(st, s.obj)
	return len(withoutOrder(content, s.path)) < len(content)
}

// sorting returns them.
func (f *frame) sorting() []*loop {
	if !f.sorters.asked {
		f.sorters.asked = true
		for _, l := range f.findLoops() {
			if f.clears(l) || slices.ContainsFunc(f.fn.Blocks, func(b *ssa.BasicBlock) bool { return l.body[b] && slices.ContainsFunc(b.Instrs, mayBeSort) }) {
				f.sorters.loops = append(f.sorters.loops, l)
			}
		}
	}
	return f.sorters.loops
}

// mayBeSort reports whether an instruction calls what may sort a list.
func mayBeSort(i ssa.Instruction) bool {
	call, ok := i.(*ssa.Call)
	if !ok {
		return false
	}
	fn := call.Call.StaticCallee()
	if fn == nil {
		_, builtin := call.Call.Value.(*ssa.Builtin)
		return !builtin
	}
	obj, ok := fn.Object().(*types.Func)
	if !ok || fn.Blocks != nil {
		return true
	}
	if moves, ok := known.Moves(obj); ok {
		return slices.ContainsFunc(moves, func(m known.Move) bool { return m.Sorts })
	}
	return !known.Standard(obj.Pkg().Path())
}
