package legacyenvelope

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// canGo reports whether an expression can be left out: it does nothing, and what
// it mentions is used elsewhere too.
func (m *migration) canGo(e ast.Expr) bool {
	ok := true
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			ok = ok && m.isPure(n)
		case *ast.FuncLit, *ast.UnaryExpr:
			ok = false
		case *ast.Ident:
			ok = ok && m.isUsedElsewhere(m.pass.TypesInfo.Uses[n])
		}
		return ok
	})
	return ok
}

// isPure reports whether a call is known to do nothing but return something.
func (m *migration) isPure(call *ast.CallExpr) bool {
	if tv := m.pass.TypesInfo.Types[call.Fun]; tv.IsType() || tv.IsBuiltin() {
		return true
	}
	id := calleeName(call)
	if id == nil {
		return false
	}
	fn, ok := m.pass.TypesInfo.Uses[id].(*types.Func)
	if !ok || fn.Pkg() == nil {
		return false
	}
	switch fn.Pkg().Path() {
	case "strings", "strconv":
		return fn.Signature().Recv() == nil
	case "fmt":
		return strings.HasPrefix(fn.Name(), "Sprint")
	}
	return false
}

// isUsedElsewhere reports whether what is dropped leaves a use of a variable or
// an import, which the compiler asks for.
func (m *migration) isUsedElsewhere(obj types.Object) bool {
	switch obj := obj.(type) {
	case *types.PkgName:
	case *types.Var:
		if obj.IsField() || obj.Parent() == m.pass.Pkg.Scope() || obj.Parent() == nil {
			return true
		}
	default:
		return true
	}
	for id, used := range m.pass.TypesInfo.Uses {
		if used == obj && !slices.ContainsFunc(m.dropped, func(n ast.Node) bool { return n.Pos() <= id.Pos() && id.Pos() < n.End() }) {
			return true
		}
	}
	return false
}

func (m *migration) hasComment(from, to token.Pos) bool {
	for _, file := range m.pass.Files {
		for _, group := range file.Comments {
			if from <= group.Pos() && group.Pos() < to {
				return true
			}
		}
	}
	return false
}
