package typeinfo

import "go/types"

// MembersOf returns the type of what a set of type t has, nil if t is no set.
func MembersOf(t types.Type) types.Type {
	m, ok := t.Underlying().(*types.Map)
	if !ok {
		return nil
	}
	switch elem := m.Elem().Underlying().(type) {
	case *types.Struct:
		if elem.NumFields() == 0 {
			return m.Key()
		}
	case *types.Basic:
		if elem.Info()&types.IsBoolean != 0 {
			return m.Key()
		}
	}
	return nil
}
