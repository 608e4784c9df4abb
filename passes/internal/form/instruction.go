package form

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// Copies reports whether an instruction copies a struct or an array.
func Copies(by ssa.Instruction) bool {
	st, ok := by.(*ssa.Store)
	return ok && typeinfo.IsAggregate(st.Val.Type())
}

// Builds reports whether a store puts something into a variable of its function, as what
// that makes, or into a package variable to begin with.
func Builds(st *ssa.Store) bool {
	if InLocal(st.Addr) {
		return true
	}
	_, ok := RootOf(st.Addr).(*ssa.Global)
	return ok && Declares(st.Parent())
}

// IsDefer reports whether an instruction defers a call.
func IsDefer(i ssa.Instruction) bool {
	_, ok := i.(*ssa.Defer)
	return ok
}

// Near returns the position of the first instruction after i that has one.
func Near(i ssa.Instruction) token.Pos {
	found := false
	for _, other := range i.Block().Instrs {
		if other == i {
			found = true
		}
		if found && other.Pos().IsValid() {
			return other.Pos()
		}
	}
	return i.Parent().Pos()
}

// DoNothing reports whether instructions only compute, and return what they have computed.
func DoNothing(instrs []ssa.Instruction) bool {
	for _, i := range instrs {
		switch i.(type) {
		case *ssa.DebugRef, *ssa.UnOp, *ssa.IndexAddr, *ssa.Lookup, *ssa.Convert, *ssa.ChangeType, *ssa.Return:
		default:
			return false
		}
	}
	return true
}
