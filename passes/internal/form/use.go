package form

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// OnlyReturned reports whether nothing is done with v but to return it.
func OnlyReturned(v ssa.Value) bool {
	for _, use := range *v.Referrers() {
		switch use := use.(type) {
		case *ssa.Return, *ssa.DebugRef:
		case *ssa.Extract:
			if !OnlyReturned(use) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// OtherThan accepts instructions that do something, but for one.
func OtherThan(i ssa.Instruction) func(ssa.Instruction) bool {
	return func(other ssa.Instruction) bool {
		return !IsDebug(other) && other != i
	}
}

// OnlyStored returns the one instruction that does anything with v, converted perhaps, if
// that puts it somewhere, else nil.
func OnlyStored(v ssa.Value) (found *ssa.Store) {
	for _, use := range *v.Referrers() {
		if _, ok := use.(*ssa.DebugRef); ok {
			continue
		}
		if found != nil {
			return nil
		}
		switch use := use.(type) {
		case *ssa.MakeInterface:
			found = OnlyStored(use)
		case *ssa.Store:
			found = use
		}
		if found == nil {
			return nil
		}
	}
	return found
}

// OnlyStore returns the one instruction that does anything with an address, if that
// puts something there.
func OnlyStore(at ssa.Value) (found *ssa.Store, ok bool) {
	for _, use := range *at.Referrers() {
		if _, ok := use.(*ssa.DebugRef); ok {
			continue
		}
		st, ok := use.(*ssa.Store)
		if !ok || st.Addr != at || found != nil {
			return nil, false
		}
		found = st
	}
	return found, found != nil
}

// OnlyCopied returns the one instruction that does anything with a local struct once its fields are set,
// if that puts a copy of it somewhere: what a literal in another one is made of.
func OnlyCopied(local *ssa.Alloc) (found *ssa.Store) {
	for _, use := range *local.Referrers() {
		switch use := use.(type) {
		case *ssa.DebugRef:
		case *ssa.FieldAddr:
			if _, ok := OnlyStore(use); !ok {
				return nil
			}
		case *ssa.UnOp:
			if found != nil {
				return nil
			}
			if found = OnlyStored(use); found == nil {
				return nil
			}
		default:
			return nil
		}
	}
	return found
}

// IsDebug reports whether an instruction only says which value an expression has.
func IsDebug(i ssa.Instruction) bool {
	_, ok := i.(*ssa.DebugRef)
	return ok
}

// AllUses reports whether all that is done with v is accepted.
func AllUses(v ssa.Value, accepted func(ssa.Instruction) bool) bool {
	return !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool { return !accepted(use) })
}

// IsUnused reports whether nothing is done with what a call returns.
func IsUnused(call *ssa.Call) bool {
	return !slices.ContainsFunc(*call.Referrers(), OtherThan(nil))
}

// OnlyUse returns the one instruction that has v, nil if there are several.
func OnlyUse(v ssa.Value) (only ssa.Instruction) {
	for _, use := range *v.Referrers() {
		if _, ok := use.(*ssa.DebugRef); ok {
			continue
		}
		if only != nil && only != use { // a phi may have it twice
			return nil
		}
		only = use
	}
	return only
}

// StoredJustBefore returns the store into the variable that v is loaded from after which
// nothing is called but what is deferred, nil if there is none in the same block. A result
// that a function literal has captured is loaded again where it is returned:
//
//	return nil // err = nil; return err
func StoredJustBefore(v *ssa.UnOp) *ssa.Store {
	var last *ssa.Store
	for _, i := range v.Block().Instrs {
		switch i := i.(type) {
		case *ssa.Store:
			if i.Addr == v.X {
				last = i
			}
		case ssa.CallInstruction:
			if _, deferred := i.(*ssa.Defer); !deferred {
				last = nil
			}
		case *ssa.UnOp:
			if i == v {
				return last
			}
		}
	}
	return nil
}
