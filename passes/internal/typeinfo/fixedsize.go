package typeinfo

import "go/types"

// IsFixedSize reports whether each value of type t has a size that package encoding/binary knows: it is
// made of truth values and numbers of so many bits alone, or is a list of such.
func IsFixedSize(t types.Type) bool {
	if list, ok := t.Underlying().(*types.Slice); ok {
		t = list.Elem()
	}
	return isFixedSize(t)
}

// isFixedSize is IsFixedSize for what is no list. There is no type of these that has itself as a part.
func isFixedSize(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch u.Kind() {
		case types.Int, types.Uint, types.Uintptr:
			return false
		}
		return u.Info()&(types.IsBoolean|types.IsNumeric) != 0
	case *types.Array:
		return isFixedSize(u.Elem())
	case *types.Struct:
		for f := range u.Fields() {
			if !isFixedSize(f.Type()) {
				return false
			}
		}
		return true
	}
	return false
}
