package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A list that another function returns, or that a function literal appends to, is nothing that
// the function makes: where that is held is what says what its elements have.
//
//	var teams []team
//	add := func(t team) { teams = append(teams, t) }

// inList returns the address of what the elements have that loops are at, or what these lead to,
// as far as the list or the variable of the list holds that itself.
func (f *frame) inList(st *state, at ssa.Value, loops []*loop) value {
	switch x := at.(type) {
	case *ssa.FieldAddr:
		if addr := f.inList(st, x.X, loops); len(addr) > 0 {
			return f.address(st, addr, "."+fieldName(x.X.Type(), x.Field))
		}
	case *ssa.UnOp:
		if at, ok := x.X.(*ssa.IndexAddr); ok {
			return union(f.val(at), f.inList(st, at, loops))
		}
	case *ssa.IndexAddr:
		if list, ok := x.X.(*ssa.UnOp); ok && !slices.ContainsFunc(loops, func(l *loop) bool { return l.calls }) {
			return f.address(st, f.val(list.X), "[]")
		}
	}
	return nil
}

// places returns the entries of an address that are of places.
func (f *frame) places(addr value) value {
	return slices.DeleteFunc(slices.Clone(addr), func(e entry) bool {
		_, _, ok := f.target(e)
		return !ok
	})
}

// callsValue reports whether an instruction may call a function value, which may append to
// whatever that has captured.
func callsValue(i ssa.Instruction) bool {
	call, ok := i.(ssa.CallInstruction)
	if !ok {
		return false
	}
	c := call.Common()
	switch fn := c.Value.(type) {
	case *ssa.Builtin:
		return false
	case *ssa.Function:
		return fn.Signature.Recv() != nil && leads(fn.Signature.Recv().Type()) ||
			slices.ContainsFunc(c.Args, func(v ssa.Value) bool { return typeinfo.IsFunc(v.Type()) })
	}
	return true
}
