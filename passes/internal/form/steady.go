package form

import (
	"go/ast"
	"go/types"
	"slices"
)

// isSteady reports whether it makes no difference when an expression of a function is evaluated:
// neither it nor a function of the package that it names, which may be called, mentions a variable
// of a package that something sets, or one of the function.
func (l *lateness) isSteady(e ast.Expr) bool {
	return l.settings.all(e, func(n ast.Node, inner bool) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return inner
		case *ast.Ident:
			v, ok := l.info.Uses[n].(*types.Var)
			return !ok || inner && isLocal(v) || v.IsField() || l.settings.isConstant(v)
		}
		return true
	})
}

// isSetOnce reports whether the assignment of an init function is the only one to a variable that
// is executed while the package is initialized.
func (l *lateness) isSetOnce(v *types.Var, by *ast.AssignStmt) bool {
	for _, body := range l.initial {
		if !l.settings.all(body, func(n ast.Node, _ bool) bool {
			set, ok := n.(*ast.AssignStmt)
			return !ok || set == by || !slices.ContainsFunc(set.Lhs, func(e ast.Expr) bool { return l.settings.root(e) == v })
		}) {
			return false
		}
	}
	return true
}

// isLocal reports whether a variable is one of a function.
func isLocal(v *types.Var) bool { return v.Pkg() == nil || v.Parent() != v.Pkg().Scope() }
