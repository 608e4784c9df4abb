package failures

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// isChanged reports whether a failure that was made elsewhere has been given
// another exit code by the function before it gets to an instruction. What it
// answers with then is not followed.
func isChanged(v ssa.Value, at ssa.Instruction) bool {
	if !isFailurePointer(v.Type()) || v.Referrers() == nil {
		return false
	}
	names := []ssa.Value{v}
	switch v := v.(type) {
	case *ssa.Alloc:
		return false // it is made here
	case *ssa.Call:
		if callee := v.Call.StaticCallee(); callee != nil {
			if obj, ok := callee.Object().(*types.Func); ok && isErrorf(obj) {
				return false
			}
		}
	case *ssa.UnOp: // each use of a variable reads it
		if refs := v.X.Referrers(); refs != nil {
			for _, ref := range *refs {
				if read, ok := ref.(*ssa.UnOp); ok {
					names = append(names, read)
				}
			}
		}
	}
	for _, name := range names {
		for _, ref := range *name.Referrers() {
			field, ok := ref.(*ssa.FieldAddr)
			if !ok || fieldName(field) != "Exit" {
				continue
			}
			for _, use := range *field.Referrers() {
				if st, ok := use.(*ssa.Store); ok && st.Addr == field && precedes(st, at) {
					return true
				}
			}
		}
	}
	return false
}

// precedes reports whether control was at an instruction whenever it gets to
// another one.
func precedes(i, before ssa.Instruction) bool {
	if i.Block() == before.Block() {
		return follows(before, i)
	}
	return i.Block().Dominates(before.Block())
}

func isFailurePointer(t types.Type) bool {
	ptr, ok := t.Underlying().(*types.Pointer)
	return ok && isFailure(ptr.Elem())
}
