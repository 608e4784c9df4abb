package handlers

import (
	"go/ast"
	"go/types"
)

// instantiate keeps the types that a generic function is instantiated with, as
// flows to its type parameters, if it has to make values of them by itself: what
// is in those that it is given, or that others make for it, cannot be told by the
// type.
func (u *unit) instantiate(id *ast.Ident) {
	inst := u.pass.TypesInfo.Instances[id]
	sig, ok := inst.Type.(*types.Signature)
	if !ok {
		return
	}
	fn, ok := u.pass.TypesInfo.Uses[id].(*types.Func)
	if !ok {
		return
	}
	generic := fn.Origin().Signature()
	if !types.Identical(sig.Params(), generic.Params()) { // a parameter is of the type
		return
	}
	params := generic.TypeParams()
	for i := range min(params.Len(), inst.TypeArgs.Len()) {
		tn := params.At(i).Obj()
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
