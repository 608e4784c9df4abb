package form

import (
	"go/ast"
	"go/token"
)

// rewriteLate has in the place of statements that make something late, and of those around them,
// what is done there by the way.
func rewriteLate(late map[ast.Stmt]bool) (with rewriting) {
	with = func(was, is ast.Stmt) ast.Stmt {
		if !late[was] {
			return is
		}
		return byTheWay(is, with)
	}
	return with
}

// byTheWay returns what is done by the way where a statement makes something late, or has a part
// that does.
func byTheWay(s ast.Stmt, with rewriting) ast.Stmt {
	switch s := s.(type) {
	case *ast.AssignStmt:
		return &ast.ExprStmt{X: s.Rhs[0]}
	case *ast.IfStmt:
		if ast.Unparen(s.Cond).(*ast.BinaryExpr).Op == token.EQL {
			return s.Body
		}
		return &ast.EmptyStmt{Semicolon: s.Pos(), Implicit: true}
	case *ast.ExprStmt:
		list := s.X.(*ast.CallExpr).Args[0].(*ast.FuncLit).Body.List
		return with.block(&ast.BlockStmt{List: list})
	}
	return s
}
