package typeinfo

import "go/types"

// NamedOf returns the name of the type that t is or points to, nil if it has none.
func NamedOf(t types.Type) *types.TypeName {
	if ptr, ok := types.Unalias(t).(*types.Pointer); ok {
		t = ptr.Elem()
	}
	if n, ok := types.Unalias(t).(*types.Named); ok {
		return n.Origin().Obj()
	}
	return nil
}
