package unstableorder

import (
	"go/ast"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// stops reports whether a loop may end before it has gone through all, and what is in a list
// by then goes on, so that sorting the list behind the loop leaves it to chance what it has:
//
//	for name := range ports {
//		names = append(names, name)
//		if len(names) == limit {
//			break
//		}
//	}
//
// A return that has nothing of the list is none.
func stops(pass *analysis.Pass, list ast.Expr, loop *ast.RangeStmt) bool {
	root := rootOf(pass, list)
	mentions := func(e ast.Expr) (found bool) {
		ast.Inspect(e, func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			found = found || ok && pass.TypesInfo.ObjectOf(id) == root
			return !found
		})
		return found
	}
	found := false
	eachOwn(loop.Body, func(n ast.Node, inner bool) {
		switch n := n.(type) {
		case *ast.ReturnStmt:
			found = found || len(n.Results) == 0 || slices.ContainsFunc(n.Results, mentions)
		case *ast.BranchStmt:
			switch {
			case n.Label != nil:
				label := pass.TypesInfo.ObjectOf(n.Label)
				found = found || label == nil || label.Pos() < loop.Body.Pos() || loop.Body.End() <= label.Pos()
			case n.Tok == token.BREAK:
				found = found || !inner
			}
		}
	})
	return found
}

// eachOwn calls f for the nodes of a loop's body that are of the function around it. inner says
// of a node whether a break there ends something inside of the loop.
func eachOwn(body ast.Node, f func(n ast.Node, inner bool)) {
	var visit func(root ast.Node, inner bool)
	visit = func(root ast.Node, inner bool) {
		ast.Inspect(root, func(n ast.Node) bool {
			if n == nil || n == root {
				return true
			}
			switch n.(type) {
			case *ast.FuncLit:
				return false
			case *ast.ForStmt, *ast.RangeStmt, *ast.SwitchStmt, *ast.TypeSwitchStmt, *ast.SelectStmt:
				visit(n, true)
				return false
			}
			f(n, inner)
			return true
		})
	}
	visit(body, false)
}
