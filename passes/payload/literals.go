package payload

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/position"
)

// fieldOf returns the field that an element of a struct's literal sets.
func fieldOf(info *types.Info, lit *ast.CompositeLit, i int, elem ast.Expr) (*types.Var, ast.Expr) {
	if kv, ok := elem.(*ast.KeyValueExpr); ok {
		if id, ok := kv.Key.(*ast.Ident); ok {
			field, _ := info.Uses[id].(*types.Var)
			return field, kv.Value
		}
		return nil, nil
	}
	t := info.TypeOf(lit)
	if t == nil {
		return nil, nil
	}
	if st, ok := elemOf(t).Underlying().(*types.Struct); ok && i < st.NumFields() {
		return st.Field(i), elem
	}
	return nil, nil
}

// fieldAt returns the field at an index as reflection has it.
func fieldAt(t types.Type, index []int) (field *types.Var) {
	for _, i := range index {
		st, ok := pointed(t).Underlying().(*types.Struct)
		if !ok || i >= st.NumFields() {
			return nil
		}
		field, t = st.Field(i).Origin(), st.Field(i).Type()
	}
	return field
}

// literalAt returns the composite literal whose left brace stands at pos.
func (r *Result) literalAt(pos token.Pos) (found *ast.CompositeLit) {
	r.eachLiteral(pos, func(lit *ast.CompositeLit) {
		if lit.Lbrace == pos {
			found = lit
		}
	})
	return found
}

// literalOf returns the literal of a type that a variable is declared with.
func (r *Result) literalOf(v *ssa.Alloc, t types.Type) (found *ast.CompositeLit) {
	r.eachDeclaration(v.Pos(), func(value ast.Expr) {
		value = ast.Unparen(value)
		if addr, ok := value.(*ast.UnaryExpr); ok {
			value = addr.X
		}
		if lit, ok := value.(*ast.CompositeLit); ok && types.Identical(elemOf(r.pass.TypesInfo.TypeOf(lit)), t) {
			found = lit
		}
	})
	return found
}

func (r *Result) eachLiteral(pos token.Pos, visit func(*ast.CompositeLit)) {
	decl := position.Decl(r.pass.Files, pos)
	if decl == nil {
		return
	}
	ast.Inspect(decl, func(n ast.Node) bool {
		if lit, ok := n.(*ast.CompositeLit); ok {
			visit(lit)
		}
		return n == nil || n.Pos() <= pos && pos < n.End()
	})
}

// eachDeclaration visits the value that the variable whose name stands at pos is
// declared with.
func (r *Result) eachDeclaration(pos token.Pos, visit func(ast.Expr)) {
	decl := position.Decl(r.pass.Files, pos)
	if decl == nil {
		return
	}
	ast.Inspect(decl, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i, left := range n.Lhs {
				if left.Pos() == pos && len(n.Lhs) == len(n.Rhs) {
					visit(n.Rhs[i])
				}
			}
		case *ast.ValueSpec:
			for i, left := range n.Names {
				if left.Pos() == pos && len(n.Names) == len(n.Values) {
					visit(n.Values[i])
				}
			}
		}
		return n == nil || n.Pos() <= pos && pos < n.End()
	})
}
