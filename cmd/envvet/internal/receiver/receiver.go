// Package receiver names the types that methods belong to, in source that is not checked.
package receiver

import "go/ast"

// Name returns the name of a receiver's type without star and parameters, "" if it has none.
func Name(t ast.Expr) string {
	for {
		switch x := t.(type) {
		case *ast.StarExpr:
			t = x.X
		case *ast.ParenExpr:
			t = x.X
		case *ast.IndexExpr:
			t = x.X
		case *ast.IndexListExpr:
			t = x.X
		case *ast.Ident:
			return x.Name
		default:
			return ""
		}
	}
}
