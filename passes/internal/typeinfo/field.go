package typeinfo

import "go/types"

// Field returns field i of the struct type t or *t, nil if it has none.
func Field(t types.Type, i int) *types.Var {
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	if s, ok := t.Underlying().(*types.Struct); ok && i < s.NumFields() {
		return s.Field(i).Origin()
	}
	return nil
}

// FieldNamed returns the field of that name of a struct, nil if it has none.
func FieldNamed(s *types.Struct, name string) *types.Var {
	for field := range s.Fields() {
		if field.Name() == name {
			return field
		}
	}
	return nil
}

// IsAggregate reports whether values of type t have parts: structs and arrays.
func IsAggregate(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Struct, *types.Array:
		return true
	}
	return false
}

// FieldName returns the name of field i of the struct type t or *t.
func FieldName(t types.Type, i int) string {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	if s, ok := t.Underlying().(*types.Struct); ok {
		return s.Field(i).Name()
	}
	// A type parameter whose type set has one underlying struct type.
	if s, ok := CoreStruct(t); ok {
		return s.Field(i).Name()
	}
	return "?"
}

// CoreStruct returns the struct type that is the underlying one of what a type parameter, whose
// constraint has the type t, stands for; false if that is not a struct.
func CoreStruct(t types.Type) (*types.Struct, bool) {
	iface, ok := t.Underlying().(*types.Interface)
	if !ok {
		return nil, false
	}
	for e := range iface.EmbeddedTypes() {
		if u, ok := e.(*types.Union); ok && u.Len() > 0 {
			e = u.Term(0).Type()
		}
		if s, ok := e.Underlying().(*types.Struct); ok {
			return s, true
		}
	}
	return nil, false
}
