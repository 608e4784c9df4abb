package unstableorder

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// beginsEmpty reports whether a list has no element before a loop, so that sorting it
// behind the loop moves nothing but what the loop has appended:
//
//	names := []string{"total"} // which is to stay first
//	for name := range ports {
//		names = append(names, name)
//	}
//
// around are the nodes around the loop, from the inside.
func beginsEmpty(pass *analysis.Pass, list ast.Expr, loop ast.Node, around []ast.Node) bool {
	root := rootOf(pass, list)
	fn := functionOf(root, around)
	if fn == nil {
		return false
	}
	b := beginning{pass, root, types.ExprString(list), loop.Pos()}
	empty := true
	ast.Inspect(fn, func(n ast.Node) bool {
		if n != nil && n.Pos() < b.before {
			empty = empty && b.leavesEmpty(n)
		}
		return empty && (n == nil || n.Pos() < b.before)
	})
	return empty
}

// functionOf returns the body of the function around a loop that declares a variable there
// or as a result, nil if that does not, or another loop is around the one and not around
// the variable: the list has elements from its second iteration on.
func functionOf(v types.Object, around []ast.Node) *ast.BlockStmt {
	for _, n := range around {
		switch n := n.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			if v.Pos() < n.Pos() {
				return nil
			}
		case *ast.FuncLit:
			return bodyOf(v, n.Type, n.Body)
		case *ast.FuncDecl:
			return bodyOf(v, n.Type, n.Body)
		}
	}
	return nil
}

func bodyOf(v types.Object, t *ast.FuncType, body *ast.BlockStmt) *ast.BlockStmt {
	within := func(n ast.Node) bool { return n.Pos() <= v.Pos() && v.Pos() < n.End() }
	if within(body) || t.Results != nil && within(t.Results) {
		return body
	}
	return nil
}

// A beginning is a list of a variable before a position.
type beginning struct {
	pass   *analysis.Pass
	root   types.Object
	list   string
	before token.Pos
}

// leavesEmpty reports whether a node puts nothing into the list.
func (b *beginning) leavesEmpty(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.AssignStmt:
		for i, left := range n.Lhs {
			if at := types.ExprString(left); b.holds(left, at) && (len(n.Lhs) != len(n.Rhs) || !b.isEmpty(n.Rhs[i], b.list[len(at):])) {
				return false
			}
		}
	case *ast.ValueSpec:
		for i, name := range n.Names {
			if b.holds(name, name.Name) && len(n.Values) > 0 && (len(n.Values) != len(n.Names) || !b.isEmpty(n.Values[i], b.list[len(name.Name):])) {
				return false
			}
		}
	case *ast.UnaryExpr:
		return n.Op != token.AND || rootOf(b.pass, ast.Unparen(n.X)) != b.root // somebody may fill it
	case *ast.SelectorExpr:
		s := b.pass.TypesInfo.Selections[n]
		return s == nil || s.Kind() == types.FieldVal || rootOf(b.pass, n.X) != b.root
	}
	return true
}

// holds reports whether the list is, or is in, what an expression names.
func (b *beginning) holds(e ast.Expr, text string) bool {
	return rootOf(b.pass, e) == b.root && (b.list == text || strings.HasPrefix(b.list, text+"."))
}

// isEmpty reports whether the list at a path of fields in a value has no element.
func (b *beginning) isEmpty(e ast.Expr, path string) bool {
	e = ast.Unparen(e)
	if addr, ok := e.(*ast.UnaryExpr); ok && addr.Op == token.AND {
		e = ast.Unparen(addr.X)
	}
	switch e := e.(type) {
	case *ast.Ident:
		return b.pass.TypesInfo.Types[e].IsNil()
	case *ast.CompositeLit:
		if path == "" {
			return len(e.Elts) == 0
		}
		name, rest, _ := strings.Cut(path[1:], ".")
		if rest != "" {
			rest = "." + rest
		}
		for _, elem := range e.Elts {
			kv, ok := elem.(*ast.KeyValueExpr)
			if !ok {
				return false
			}
			if key := identOf(kv.Key); key != nil && key.Name == name {
				return b.isEmpty(kv.Value, rest)
			}
		}
		return true
	case *ast.CallExpr:
		fn, ok := b.pass.TypesInfo.Uses[identOf(e.Fun)].(*types.Builtin)
		if !ok {
			return false
		}
		return fn.Name() == "new" || fn.Name() == "make" && len(e.Args) > 1 && b.isZero(e.Args[1])
	}
	return false
}

func (b *beginning) isZero(e ast.Expr) bool {
	v := b.pass.TypesInfo.Types[e].Value
	return v != nil && v.Kind() == constant.Int && constant.Sign(v) == 0
}
