package handlers

import (
	"go/ast"
	"go/types"
)

// instantiate keeps the types that a generic function is instantiated with, as
// flows to its type parameters. A value that it is given by itself is followed
// instead: more is in it than the type says. What it makes, or is given many of, is
// told by the type.
func (u *unit) instantiate(id *ast.Ident) {
	inst := u.pass.TypesInfo.Instances[id]
	if _, ok := inst.Type.(*types.Signature); !ok {
		return
	}
	fn, ok := u.pass.TypesInfo.Uses[id].(*types.Func)
	if !ok {
		return
	}
	generic := fn.Origin().Signature()
	given := make(map[*types.TypeName]bool)
	for v := range generic.Params().Variables() {
		given[typeParam(deref(v.Type()))] = true
	}
	params := generic.TypeParams()
	for i := range min(params.Len(), inst.TypeArgs.Len()) {
		tn := params.At(i).Obj()
		if given[tn] {
			continue
		}
		u.typed[tn] = append(u.typed[tn], flow{expr: id, typ: tn, inst: inst.TypeArgs.At(i)})
	}
}

// typeParam returns the name of a type parameter, or nil.
func typeParam(t types.Type) *types.TypeName {
	if t == nil {
		return nil
	}
	if p, ok := types.Unalias(t).(*types.TypeParam); ok {
		return p.Obj()
	}
	return nil
}
