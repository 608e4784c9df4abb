package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What most functions are given in a list of anything are texts, numbers and errors:
//
//	fmt.Errorf("%s: %w", name, err)
//
// They hold nothing that is followed and have no methods that are, nor has the list that is
// made for the call, so that none of the instructions that make it does anything.

// isPlain reports whether an interface value holds nothing of interest.
func (f *frame) isPlain(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return !f.carries(v.X) && typeinfo.HasNoMethods(v.X.Type())
	case *ssa.ChangeInterface:
		return !f.carries(v.X)
	case *ssa.Const:
		return true
	}
	return false
}

// isPlainPlace reports whether an address is of a plain list, or of an element of one.
func (f *frame) isPlainPlace(addr ssa.Value) bool {
	if at, ok := addr.(*ssa.IndexAddr); ok {
		addr = at.X
	}
	list, ok := addr.(*ssa.Alloc)
	return ok && f.isPlainList(list)
}

// isPlainList reports whether an array is made for the list of a call, and nothing is put
// there but what is plain.
func (f *frame) isPlainList(list *ssa.Alloc) bool {
	if list.Comment != "varargs" {
		return false
	}
	for _, use := range *list.Referrers() {
		switch use := use.(type) {
		case *ssa.IndexAddr:
			for _, use := range *use.Referrers() {
				if st, ok := use.(*ssa.Store); !ok || !f.isPlain(st.Val) {
					return false
				}
			}
		case *ssa.Slice, *ssa.DebugRef:
		default:
			return false
		}
	}
	return true
}
