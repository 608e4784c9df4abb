// Package typeinfo answers questions about types that several passes ask, beyond what
// go/types and x/tools do.
package typeinfo

import "go/types"

// IsUnsafe reports whether t is that of an unsafe.Pointer.
func IsUnsafe(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() == types.UnsafePointer
}

// IsBasic reports whether values of type t are numbers, truth values or texts.
func IsBasic(t types.Type) bool {
	_, ok := t.Underlying().(*types.Basic)
	return ok
}

// IsError reports whether t is the type error.
func IsError(t types.Type) bool { return types.Identical(t, ErrorType) }

// ErrorType is the type error.
var ErrorType = types.Universe.Lookup("error").Type()

// IsString reports whether values of type t are texts.
func IsString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// IsBool reports whether values of type t are truth values.
func IsBool(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

// IsAtomic reports whether t is a type of package sync/atomic whose values are truth values or whole
// numbers.
func IsAtomic(t types.Type) bool {
	named := NamedOf(t)
	if named == nil || named.Pkg() == nil || named.Pkg().Path() != "sync/atomic" {
		return false
	}
	switch named.Name() {
	case "Bool", "Int32", "Int64", "Uint32", "Uint64", "Uintptr":
		return true
	}
	return false
}
