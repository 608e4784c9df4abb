package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
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
	path, last := paths.CutLast(path)
	if t = typeAt(t, path); t == nil {
		return true
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return true
	}
	field := typeinfo.FieldNamed(s, last)
	return field == nil || p.cleared[field.Origin()]
}

// setsNil reports whether nil is put at an address, in what was made elsewhere.
func setsNil(at *ssa.FieldAddr) bool {
	return slices.ContainsFunc(*at.Referrers(), func(use ssa.Instruction) bool {
		st, ok := use.(*ssa.Store)
		return ok && st.Addr == at && form.IsNil(st.Val) && !form.Builds(st)
	})
}
