package typeinfo

import "go/types"

// IsEncodable reports whether each value of type t can be written as JSON: it has no numbers
// that are none, no interface values, no methods that say how, and no part of its own type,
// which may lead back to itself.
func IsEncodable(t types.Type) bool { return isEncodable(t, make(map[types.Type]bool)) }

// isEncodable is IsEncodable for a type that is a part of those that are inside.
func isEncodable(t types.Type, inside map[types.Type]bool) bool {
	if inside[t] || marshals(t) {
		return false
	}
	inside[t] = true
	defer delete(inside, t)
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&(types.IsBoolean|types.IsInteger|types.IsString) != 0
	case *types.Pointer:
		return isEncodable(u.Elem(), inside)
	case *types.Slice:
		return isEncodable(u.Elem(), inside)
	case *types.Array:
		return isEncodable(u.Elem(), inside)
	case *types.Map:
		key, ok := u.Key().Underlying().(*types.Basic)
		return ok && key.Info()&(types.IsInteger|types.IsString) != 0 && !marshals(u.Key()) && isEncodable(u.Elem(), inside)
	case *types.Struct:
		for f := range u.Fields() {
			if (f.Exported() || f.Embedded()) && !isEncodable(f.Type(), inside) {
				return false
			}
		}
		return true
	}
	return false
}

// marshals reports whether values of type t, or what points to them, have a method that
// says how they are written as JSON, or are looked at by package json.
func marshals(t types.Type) bool {
	named := NamedOf(t)
	if named == nil {
		return false
	}
	if named.Pkg() != nil && named.Pkg().Path() == "encoding/json" {
		return true // a Number may be none
	}
	for _, method := range []string{"MarshalJSON", "MarshalText"} {
		if m, _, _ := types.LookupFieldOrMethod(named.Type(), true, named.Pkg(), method); m != nil {
			return true
		}
	}
	return false
}
