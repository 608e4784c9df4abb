package typeinfo

import "go/types"

// IsParameter reports whether t is a type parameter, or points to one, so that it may be any type.
func IsParameter(t types.Type) bool {
	for {
		switch u := types.Unalias(t).(type) {
		case *types.TypeParam:
			return true
		case *types.Pointer:
			t = u.Elem()
			continue
		}
		return false
	}
}

// ElementOf returns E if p is constrained to be a list of that other type
// parameter, as S in [S ~[]E, E any], else nil.
func ElementOf(p *types.TypeParam) *types.TypeParam {
	iface, ok := p.Constraint().Underlying().(*types.Interface)
	if !ok || iface.NumEmbeddeds() != 1 {
		return nil
	}
	t := iface.EmbeddedType(0)
	if u, ok := t.(*types.Union); ok && u.Len() == 1 {
		t = u.Term(0).Type()
	}
	if s, ok := t.Underlying().(*types.Slice); ok {
		e, _ := s.Elem().(*types.TypeParam)
		return e
	}
	return nil
}

// HasMethods reports whether p's constraint has methods.
func HasMethods(p *types.TypeParam) bool {
	iface, ok := p.Constraint().Underlying().(*types.Interface)
	return ok && iface.NumMethods() > 0
}
