package form

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/syntax"
)

// A loop over an iterator of a list is a loop over the list, which is easier to follow: the body of
// a loop over a function is a function in the SSA form.
//
//	for set := range slices.Values(options) { // for _, set := range options
//		set(b)
//	}

// iterates reports whether a function is named that returns an iterator of a list.
func iterates(named map[*types.Package][]types.Object) bool {
	for _, objs := range named {
		if slices.ContainsFunc(objs, func(obj types.Object) bool {
			fn, _ := obj.(*types.Func)
			_, ok := known.Iterates(fn)
			return ok
		}) {
			return true
		}
	}
	return false
}

// rangeOverList returns a loop over a list in place of one over an iterator of that.
func rangeOverList(info *types.Info, s *ast.RangeStmt) *ast.RangeStmt {
	call, ok := ast.Unparen(s.X).(*ast.CallExpr)
	if !ok {
		return s
	}
	indexed, ok := known.Iterates(syntax.Func(info, call.Fun))
	if !ok || !isList(info, call.Args[0]) {
		return s
	}
	s = new(*s)
	s.X = call.Args[0]
	if !indexed && s.Key != nil {
		s.Key, s.Value = &ast.Ident{NamePos: s.Key.Pos(), Name: "_"}, s.Key
	}
	return s
}

// isList reports whether an expression is a slice, and neither nil nor of a type parameter.
func isList(info *types.Info, e ast.Expr) bool {
	_, ok := info.TypeOf(e).Underlying().(*types.Slice)
	return ok
}
