package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A field that is not nil stays so, but where the package that has it clears it:
//
//	func (p *Pipe) Close() { p.sink = nil }
//
//	func (s *Station) Reset() { *s = Station{name: s.name} }

// isCleared reports whether the package sets the field at path of what t is, or points to,
// to nil.
func (p *Package) isCleared(t types.Type, path string) bool {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	path, last := cutLast(path)
	if t = typeAt(t, path); t == nil {
		return true
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return true
	}
	field := fieldNamed(s, last)
	return field == nil || p.cleared[field.Origin()]
}

// setsNil reports whether nil is put at an address, in what was made elsewhere.
func setsNil(at *ssa.FieldAddr) bool {
	return slices.ContainsFunc(*at.Referrers(), func(use ssa.Instruction) bool {
		st, ok := use.(*ssa.Store)
		return ok && st.Addr == at && isNil(st.Val) && !builds(st)
	})
}

// isNew reports whether v is made for what is done with it.
func isNew(v ssa.Value) bool {
	load, ok := v.(*ssa.UnOp)
	if !ok {
		_, ok := v.(*ssa.Const)
		return ok
	}
	_, ok = load.X.(*ssa.Alloc)
	return ok && load.Op == token.MUL
}
