package form

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// maxNesting bounds the function literals in one another that are looked into.
const maxNesting = 5

// Spilled returns the parameter that a variable holds for ever, nil if it may hold
// something else.
func Spilled(local *ssa.Alloc) *ssa.Parameter {
	p, _ := AlwaysIn(local).(*ssa.Parameter)
	return p
}

// AlwaysIn returns what a variable holds for ever, nil if that may change. Function
// literals that have the variable may ask for its content.
func AlwaysIn(local *ssa.Alloc) (held ssa.Value) {
	for _, use := range *local.Referrers() {
		if st, ok := use.(*ssa.Store); ok {
			if st.Addr != local || held != nil || !begins(st, local) {
				return nil
			}
			held = st.Val
		} else if !Asks(use, local, 0) {
			return nil
		}
	}
	return held
}

// begins reports whether a store is the first thing that is done with a variable,
// wherever control goes from there.
func begins(st *ssa.Store, local *ssa.Alloc) bool {
	b := local.Block()
	if st.Block() != b {
		return false
	}
	for _, next := range b.Instrs[slices.Index(b.Instrs, ssa.Instruction(local))+1:] {
		if next == st {
			return true
		}
		if slices.ContainsFunc(next.Operands(nil), func(v *ssa.Value) bool { return *v == local }) {
			return false
		}
	}
	return false
}

// Asks reports whether an instruction does nothing with the address of a variable, or
// of a part of one, but to ask for its content, then or later.
func Asks(use ssa.Instruction, addr ssa.Value, depth int) bool {
	switch use := use.(type) {
	case *ssa.DebugRef, *ssa.UnOp:
		return true
	case *ssa.FieldAddr:
		return onlyAsked(use, depth)
	case *ssa.MakeClosure:
		fn := use.Fn.(*ssa.Function)
		for i, v := range use.Bindings {
			if v == addr && (depth > maxNesting || i >= len(fn.FreeVars) || !onlyAsked(fn.FreeVars[i], depth+1)) {
				return false
			}
		}
		return true
	}
	return false
}

// onlyAsked reports whether all instructions that have an address do nothing else.
func onlyAsked(addr ssa.Value, depth int) bool {
	for _, use := range *addr.Referrers() {
		if !Asks(use, addr, depth) {
			return false
		}
	}
	return true
}
