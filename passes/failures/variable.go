package failures

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A failure may be a variable that a literal begins:
//
//	e := envelope.Error{Exit: envelope.NotFound}
//	e.Code = "NO_SUCH_USER"
//	return &e

// beginning returns the literal that a variable is a copy of, and of nothing else, nil if
// there is none that nobody else has.
func beginning(v ssa.Value) *ssa.Alloc {
	variable, ok := v.(*ssa.Alloc)
	if !ok || variable.Referrers() == nil {
		return nil
	}
	var copied *ssa.Store
	for _, ref := range *variable.Referrers() {
		if st, ok := ref.(*ssa.Store); ok && st.Addr == variable {
			if copied != nil {
				return nil
			}
			copied = st
		}
	}
	if copied == nil {
		return nil
	}
	read, ok := copied.Val.(*ssa.UnOp)
	if !ok || read.Op != token.MUL {
		return nil
	}
	literal, ok := read.X.(*ssa.Alloc)
	if !ok || !isOnlyRead(literal, read) {
		return nil
	}
	for _, ref := range *variable.Referrers() {
		if ref != copied && !precedes(copied, ref) {
			return nil
		}
	}
	return literal
}

// isOnlyRead reports whether of a literal the fields are set, and one instruction reads it.
func isOnlyRead(literal *ssa.Alloc, read *ssa.UnOp) bool {
	return !slices.ContainsFunc(*literal.Referrers(), func(ref ssa.Instruction) bool {
		_, field := ref.(*ssa.FieldAddr)
		return !field && ref != read
	})
}

// begins reports whether a literal is what a variable begins with, in which it is looked at.
func begins(literal *ssa.Alloc) bool {
	return slices.ContainsFunc(*literal.Referrers(), func(ref ssa.Instruction) bool {
		read, ok := ref.(*ssa.UnOp)
		return ok && slices.ContainsFunc(*read.Referrers(), func(use ssa.Instruction) bool {
			st, ok := use.(*ssa.Store)
			return ok && beginning(st.Addr) == literal
		})
	})
}

// referrers returns what uses a failure, with what makes the literal that it begins with.
func referrers(v ssa.Value) []ssa.Instruction {
	all := *v.Referrers()
	if literal := beginning(v); literal != nil {
		for _, ref := range *literal.Referrers() {
			if field, ok := ref.(*ssa.FieldAddr); ok {
				all = append(slices.Clip(all), field)
			}
		}
	}
	return all
}
