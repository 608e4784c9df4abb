package handlers

import (
	"go/ast"
	"go/types"
)

// results returns the types of the results of a call with several that stands
// for a list of expressions, or nil.
func (u *unit) results(list []ast.Expr) *types.Tuple {
	if len(list) != 1 {
		return nil
	}
	tuple, _ := u.pass.TypesInfo.TypeOf(list[0]).(*types.Tuple)
	return tuple
}

// returns finds what a function returns. fn is nil for a function literal.
func (u *unit) returns(body *ast.BlockStmt, sig *types.Signature, fn *types.Func) {
	relevant := false
	for v := range sig.Results().Variables() {
		relevant = relevant || u.isTraced(v.Type())
	}
	if !relevant {
		return
	}
	add := func(f flow, i int) {
		f.to = sig.Results().At(i)
		if u.variable(ast.Unparen(f.expr)) == f.to {
			return // what was assigned to it goes there
		}
		t := f.to.Type()
		if wraps(sig, t) {
			t = nil
		}
		u.flow(f, t)
	}
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.ReturnStmt:
			if tuple := u.results(n.Results); tuple != nil {
				for i := range min(tuple.Len(), sig.Results().Len()) {
					add(flow{expr: n.Results[0], result: i, at: n, in: fn}, i)
				}
			} else if len(n.Results) == sig.Results().Len() {
				for i, e := range n.Results {
					add(flow{expr: e, at: n, in: fn}, i)
				}
			}
		}
		return true
	})
}
