package payload

import (
	"go/types"
	"slices"
)

// substitute returns a type with type arguments in place of type parameters. A
// type that cannot be made it returns as it is.
func substitute(t types.Type, params []*types.TypeParam, args []types.Type) types.Type {
	s := substitution{params, args}
	return s.of(t, 0)
}

type substitution struct {
	params []*types.TypeParam
	args   []types.Type
}

// maxTypeDepth bounds types within types.
const maxTypeDepth = 16

func (s substitution) of(t types.Type, depth int) types.Type {
	if depth > maxTypeDepth || !isOpen(t) {
		return t
	}
	switch t := types.Unalias(t).(type) {
	case *types.TypeParam:
		if i := slices.Index(s.params, t); i >= 0 && i < len(s.args) {
			return s.args[i]
		}
	case *types.Named:
		args := make([]types.Type, t.TypeArgs().Len())
		for i := range args {
			args[i] = s.of(t.TypeArgs().At(i), depth+1)
		}
		if made, err := types.Instantiate(nil, t.Origin(), args, false); err == nil {
			return made
		}
	case *types.Pointer:
		return types.NewPointer(s.of(t.Elem(), depth+1))
	case *types.Slice:
		return types.NewSlice(s.of(t.Elem(), depth+1))
	case *types.Array:
		return types.NewArray(s.of(t.Elem(), depth+1), t.Len())
	case *types.Map:
		return types.NewMap(s.of(t.Key(), depth+1), s.of(t.Elem(), depth+1))
	case *types.Struct:
		fields := make([]*types.Var, t.NumFields())
		tags := make([]string, t.NumFields())
		for i := range fields {
			f := t.Field(i)
			fields[i] = types.NewField(f.Pos(), f.Pkg(), f.Name(), s.of(f.Type(), depth+1), f.Embedded())
			tags[i] = t.Tag(i)
		}
		return types.NewStruct(fields, tags)
	}
	return t
}
