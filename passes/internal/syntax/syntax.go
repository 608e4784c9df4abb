// Package syntax reads what expressions name.
package syntax

import (
	"go/ast"
	"go/types"
)

// Func returns the declared function or method that an expression plainly names, such as
// run, store.Run, s.run or run[int], as it is declared, nil if there is none.
func Func(info *types.Info, e ast.Expr) *types.Func {
	id := Name(e)
	if id == nil {
		return nil
	}
	if fn, ok := info.Uses[id].(*types.Func); ok {
		return fn.Origin()
	}
	return nil
}

// Name returns the name that an expression ends with, with or without type arguments
// behind it, nil if it is no name.
func Name(e ast.Expr) *ast.Ident {
	switch x := WithoutTypeArgs(e).(type) {
	case *ast.Ident:
		return x
	case *ast.SelectorExpr:
		return x.Sel
	}
	return nil
}

// WithoutTypeArgs returns the function of which e gives the type arguments, else e, without
// parentheses.
func WithoutTypeArgs(e ast.Expr) ast.Expr {
	e = ast.Unparen(e)
	switch x := e.(type) {
	case *ast.IndexExpr:
		return ast.Unparen(x.X)
	case *ast.IndexListExpr:
		return ast.Unparen(x.X)
	}
	return e
}
