package flow

import (
	"go/token"
	"go/types"
	"iter"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/origins/trace"
)

// A list that another function has made may be known by no more than the order that it has, and
// what is loaded from a field is then that order, and not the address of a list:
//
//	names := load().names
//	slices.Sort(names)
//	return names
//
// The value of an instruction stays what it is, and so the state says which orders are still in
// it: those that are in the object which stands for the instruction.

// ofValue is the index of that object.
const ofValue = -1

// noteOrders notes which orders are in the value that an instruction has made.
func (f *frame) noteOrders(st *state, i ssa.Value, v value) {
	var orders value
	if hasLists(i.Type()) {
		orders = ordersIn(v)
	}
	o := f.ordered[i]
	if o == nil {
		if len(orders) == 0 {
			return
		}
		if f.ordered == nil {
			f.ordered = make(map[ssa.Value]*object)
		}
		o = f.object(i, ofValue)
		f.ordered[i] = o
	}
	f.set(st, o, orders)
}

// hasLists reports whether a value of a type may have lists.
func hasLists(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Tuple, *types.Basic, *types.Signature:
		return false
	}
	return true
}

// ordersIn returns the orders of lists that are in a value itself.
func ordersIn(v value) (out value) {
	for _, e := range v {
		if isOrder(e) {
			out.put(e)
		}
	}
	return out
}

// isOrder reports whether an entry is the order of a list which is gone once that is sorted.
func isOrder(e entry) bool {
	if e.kind == isSource && e.source.Origin.Orders() {
		return e.source.What != trace.Part && e.source.What != trace.First // which elements there are
	}
	return e.kind == isParam && e.order
}

// stillOrdered returns what is in the value of an operand now: orders are gone that were taken
// from it.
func (f *frame) stillOrdered(operand ssa.Value, v value) value {
	if len(f.ordered) == 0 || f.now == nil {
		return v
	}
	o := f.ordered[stripped(operand)]
	if o == nil {
		return v
	}
	left, _ := f.lookup(f.now, o)
	gone := func(e entry) bool { return isOrder(e) && !left.has(e.item) }
	if !slices.ContainsFunc(v, gone) {
		return v
	}
	return slices.DeleteFunc(slices.Clone(v), gone)
}

// valuesOf returns the addresses of a path below a value in the objects that stand for it and for
// what it was taken from.
func (f *frame) valuesOf(st *state, v ssa.Value, path string) (addr value) {
	if len(f.ordered) == 0 {
		return nil
	}
	for range maxHops {
		v = stripped(v)
		if o := f.ordered[v]; o != nil {
			addr.putAll(f.addresses(st, place(o), path))
		}
		var step string
		if v, step = takenFrom(v); v == nil {
			break
		}
		var ok bool
		if path, ok = join(step, path); !ok {
			break
		}
	}
	return addr
}

// takenFrom returns the struct, the list or the pointer that a value was taken from by a step, nil
// if it was taken from none.
func takenFrom(v ssa.Value) (of ssa.Value, step string) {
	switch x := v.(type) {
	case *ssa.Field:
		return x.X, "." + fieldName(x.X.Type(), x.Field)
	case *ssa.Index:
		return x.X, "[]"
	case *ssa.Lookup:
		if !x.CommaOk {
			return x.X, keyStep(x.Index)
		}
	case *ssa.UnOp:
		if x.Op != token.MUL {
			return nil, ""
		}
		switch at := x.X.(type) {
		case *ssa.FieldAddr:
			return at.X, "." + fieldName(at.X.Type(), at.Field)
		case *ssa.IndexAddr:
			return at.X, "[]"
		}
	}
	return nil, ""
}

// unorderShared takes orders that were taken from the list at a spot from what else has that list,
// and returns where that is: what was loaded from there, and what was stored there or elsewhere.
func (f *frame) unorderShared(st *state, s spot, gone value, hops int) (spots []spot) {
	if hops == 0 {
		return nil
	}
	for _, other := range f.shared(st, s) {
		if f.takeOrders(st, other, gone) {
			spots = append(append(spots, other), f.unorderShared(st, other, gone, hops-1)...)
		}
	}
	return spots
}

// shared returns where the list at a spot may be, too.
func (f *frame) shared(st *state, s spot) (spots []spot) {
	add := func(addr value) {
		for _, e := range addr {
			if e.kind == isPlace && e.at == "" && e.obj.glob == nil {
				spots = append(spots, spot{e.obj, e.path})
			}
		}
	}
	if s.obj.index == ofValue {
		for _, use := range *s.obj.by.Referrers() {
			if put, ok := use.(*ssa.Store); ok && put.Val == s.obj.by {
				add(f.addresses(st, f.vals[put.Addr], s.path))
			}
		}
		return spots
	}
	for _, o := range f.slotted {
		load, ok := o.by.(*ssa.UnOp)
		if !ok || o.index != ofValue || load.Op != token.MUL {
			continue
		}
		for _, e := range f.vals[load.X] {
			if rest, ok := strings.CutPrefix(s.path, e.path); ok && e.kind == isPlace && e.at == "" && e.obj == s.obj {
				spots = append(spots, spot{o, rest})
			}
		}
	}
	if variable, ok := s.obj.by.(*ssa.Alloc); ok {
		for v, rest := range putInto(variable, s.path) {
			add(union(f.heldAt(st, v, rest), f.valuesOf(st, v, rest)))
		}
	}
	return spots
}

// putInto returns what is plainly stored in a variable, or in a field of it, on the way to a path, and
// the path from there.
func putInto(variable *ssa.Alloc, path string) iter.Seq2[ssa.Value, string] {
	return func(yield func(ssa.Value, string) bool) {
		for _, use := range *variable.Referrers() {
			stores, rest := []ssa.Instruction{use}, path
			var at ssa.Value = variable
			if field, ok := use.(*ssa.FieldAddr); ok {
				step, after := cutStep(path)
				if step != "."+fieldName(field.X.Type(), field.Field) {
					continue
				}
				stores, rest, at = *field.Referrers(), after, field
			}
			for _, i := range stores {
				if st, ok := i.(*ssa.Store); ok && st.Addr == at && !yield(st.Val, rest) {
					return
				}
			}
		}
	}
}

// takeOrders takes those orders from the list at a spot, and reports whether it had one.
func (f *frame) takeOrders(st *state, s spot, gone value) bool {
	content, ok := f.lookup(st, s.obj)
	if !ok {
		return false
	}
	left := slices.DeleteFunc(slices.Clone(content), func(e entry) bool {
		return e.at == s.path && slices.ContainsFunc(gone, func(g entry) bool { return g.atom == e.atom })
	})
	if len(left) == len(content) {
		return false
	}
	f.set(st, s.obj, left)
	return true
}
