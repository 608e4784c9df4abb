package flow

import (
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// What a call returns behind a pointer is no object as long as nothing is known of it, as
// most calls are of that kind. It becomes one when something is put there.

// addressOf returns the address that a value is, to put something there.
func (f *frame) addressOf(st *state, v ssa.Value) value { return f.addressWithin(st, v, maxHops) }

func (f *frame) addressWithin(st *state, v ssa.Value, hops int) value {
	if old := f.val(v); len(old) > 0 || hops == 0 {
		return old
	}
	var addr value
	switch x := v.(type) {
	case *ssa.FieldAddr:
		addr = f.address(st, f.addressWithin(st, x.X, hops-1), "."+fieldName(x.X.Type(), x.Field))
	case *ssa.IndexAddr:
		addr = f.address(st, f.addressWithin(st, x.X, hops-1), "[]")
	case *ssa.Slice:
		addr = f.addressWithin(st, x.X, hops-1)
	case *ssa.ChangeType:
		addr = f.addressWithin(st, x.X, hops-1)
	case *ssa.MakeInterface:
		addr = f.addressWithin(st, x.X, hops-1)
	case *ssa.UnOp:
		addr = f.variableOf(st, x, hops-1)
	case *ssa.Extract:
		if c, ok := x.Tuple.(*ssa.Call); ok && leads(x.Type()) && x.Index < maxOperands {
			addr = place(f.object(c, x.Index))
			f.vals[c] = union(f.vals[c], addr.at(resultStep(x.Index)))
		}
	case *ssa.Call:
		if _, builtin := x.Call.Value.(*ssa.Builtin); !builtin && leads(x.Type()) {
			addr = place(f.object(x, 0))
		}
	}
	if len(addr) > 0 {
		f.vals[v] = addr
	}
	return addr
}

// variableOf returns the address that a variable holds which is given one by a call, as a
// variable is that a function literal has captured.
func (f *frame) variableOf(st *state, load *ssa.UnOp, hops int) value {
	variable, ok := load.X.(*ssa.Alloc)
	if !ok || load.Op != token.MUL {
		return nil
	}
	stored := f.storedAt(variable)
	if len(stored) != 1 {
		return nil
	}
	addr := f.addressWithin(st, stored[0], hops)
	f.store(st, f.val(variable), addr)
	return addr
}

// storedAt returns what the function plainly stores at an address.
func (f *frame) storedAt(addr ssa.Value) (all []ssa.Value) {
	for _, b := range f.fn.Blocks {
		for _, i := range b.Instrs {
			if st, ok := i.(*ssa.Store); ok && sameAddress(st.Addr, addr) {
				all = append(all, st.Val)
			}
		}
	}
	return all
}
