package form

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// Listed returns the elements of a list of functions, or of interface values, that is made for
// the call that has it as its argument, and false if they may be others.
func Listed(arg ssa.Value, at ssa.Instruction) ([]ssa.Value, bool) {
	var appended [][]ssa.Value // the last first
	for {
		if list, ok := arg.(*ssa.ChangeType); ok {
			if slices.ContainsFunc(*list.Referrers(), OtherThan(at)) {
				return nil, false
			}
			arg, at = list.X, list
			continue
		}
		grown := BuiltinCall(arg, "append")
		if grown == nil {
			break
		}
		more, ok := Listed(grown.Call.Args[1], grown)
		if !ok || slices.ContainsFunc(*grown.Referrers(), OtherThan(at)) {
			return nil, false
		}
		appended = append(appended, more)
		arg, at = grown.Call.Args[0], grown
	}
	out, ok := WrittenOut(arg, at)
	for _, more := range slices.Backward(appended) {
		out = append(out, more...)
	}
	return out, ok
}

// WrittenOut is Listed for a list that nothing was appended to.
func WrittenOut(arg ssa.Value, at ssa.Instruction) ([]ssa.Value, bool) {
	if IsZero(arg) {
		return nil, true
	}
	list, ok := arg.(*ssa.Slice)
	if !ok || slices.ContainsFunc(*list.Referrers(), OtherThan(at)) {
		return nil, false
	}
	return WrittenAs(list)
}

// WrittenAs is WrittenOut whatever is done with the list.
func WrittenAs(arg ssa.Value) ([]ssa.Value, bool) {
	if IsZero(arg) {
		return nil, true
	}
	list, ok := arg.(*ssa.Slice)
	if !ok || list.Low != nil || list.High != nil || list.Max != nil {
		return nil, false
	}
	array, ok := list.X.(*ssa.Alloc)
	if !ok || !typeinfo.IsCalled(list.Type().Underlying().(*types.Slice).Elem()) {
		return nil, false
	}
	var out []ssa.Value
	for _, use := range *array.Referrers() {
		switch use := use.(type) {
		case *ssa.IndexAddr:
			for _, use := range *use.Referrers() {
				if st, ok := use.(*ssa.Store); ok && st.Block() == list.Block() {
					out = append(out, st.Val)
				} else {
					return nil, false
				}
			}
		case *ssa.Slice:
			if use != list {
				return nil, false
			}
		case *ssa.DebugRef:
		default:
			return nil, false
		}
	}
	return out, true
}

// IsReturned reports whether a list is what a function returned, and what was appended to that.
func IsReturned(list ssa.Value) bool {
	for {
		grown := BuiltinCall(list, "append")
		if grown == nil {
			call, ok := list.(*ssa.Call)
			return ok && call.Call.StaticCallee() != nil
		}
		list = grown.Call.Args[0]
	}
}

// IsEmpty reports whether v is plainly a list without elements.
func IsEmpty(v ssa.Value) bool {
	if IsNil(v) {
		return true
	}
	slice, ok := v.(*ssa.Slice)
	if !ok {
		return false
	}
	ptr, ok := slice.X.Type().Underlying().(*types.Pointer)
	if !ok {
		return false
	}
	array, ok := ptr.Elem().Underlying().(*types.Array)
	return ok && array.Len() == 0
}
