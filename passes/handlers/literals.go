package handlers

import (
	"go/ast"
	"go/types"
	"iter"
)

// elements yields the fields that a composite literal sets, none if it is not
// one of a struct.
func (u *unit) elements(lit *ast.CompositeLit) iter.Seq2[*types.Var, ast.Expr] {
	t := underlying(u.pass.TypesInfo.TypeOf(lit))
	if ptr, ok := t.(*types.Pointer); ok { // []*T{{…}}
		t = underlying(ptr.Elem())
	}
	st, ok := t.(*types.Struct)
	return func(yield func(*types.Var, ast.Expr) bool) {
		if !ok {
			return
		}
		for i, elt := range lit.Elts {
			var field *types.Var
			if kv, keyed := elt.(*ast.KeyValueExpr); keyed {
				if key, ok := kv.Key.(*ast.Ident); ok {
					field, _ = u.pass.TypesInfo.Uses[key].(*types.Var)
				}
				elt = kv.Value
			} else if i < st.NumFields() {
				field = st.Field(i)
			}
			if field != nil && !yield(field, elt) {
				return
			}
		}
	}
}

// items finds the elements of a slice, array or map.
func (u *unit) items(lit *ast.CompositeLit) {
	t := u.pass.TypesInfo.TypeOf(lit)
	var elem types.Type
	switch x := underlying(t).(type) {
	case *types.Slice:
		elem = x.Elem()
	case *types.Array:
		elem = x.Elem()
	case *types.Map:
		elem = x.Elem()
	default:
		return
	}
	list := typeName(t)
	if list != nil && !u.isList(list) {
		list = nil
	}
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			e = kv.Value
		}
		if list != nil {
			u.typed[list] = append(u.typed[list], flow{expr: e, typ: list})
		}
		u.flow(flow{expr: e, at: lit}, elem)
	}
}

// value returns the literal or call that a variable was last set to before a
// use of it, or nil.
func (u *unit) value(v *types.Var, use ast.Expr) ast.Expr {
	var last ast.Expr
	for _, value := range u.values[v] {
		if last == nil || value.Pos() < use.Pos() {
			last = value
		}
	}
	return last
}

// literal returns the composite literal that a variable was last set to before
// a use of it, or nil.
func (u *unit) literal(v *types.Var, use ast.Expr) *ast.CompositeLit {
	var last *ast.CompositeLit
	for _, value := range u.values[v] {
		if lit := compositeLit(value); lit != nil && (last == nil || lit.Pos() < use.Pos()) {
			last = lit
		}
	}
	return last
}
