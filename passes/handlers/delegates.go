package handlers

import (
	"go/ast"
	"go/types"
)

// delegates returns the places that a registered expression delegates to: what
// a function literal calls to do its work, and what a wrapper is given.
func (c *closure) delegates(e ast.Expr) []place {
	switch e := e.(type) {
	case *ast.FuncLit:
		return c.literalDelegates(e)
	case *ast.CallExpr:
		var to []place
		for _, arg := range e.Args {
			arg = c.strip(arg)
			if !isFunc(elem(c.pass.TypesInfo.TypeOf(arg))) {
				continue
			}
			if from, ok := c.origins(arg); ok {
				to = append(to, from...)
			} else {
				to = append(to, c.delegates(arg)...)
			}
		}
		return to
	}
	return nil
}

func (c *closure) literalDelegates(lit *ast.FuncLit) []place {
	own := make(map[types.Object]bool)
	for _, field := range lit.Type.Params.List {
		for _, name := range field.Names {
			own[c.pass.TypesInfo.Defs[name]] = true
		}
	}
	var to []place
	add := func(call *ast.CallExpr) {
		if from, ok := c.origins(c.strip(call.Fun)); ok {
			to = append(to, from...)
		}
	}
	ast.Inspect(lit.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ReturnStmt:
			for _, result := range n.Results {
				if call, ok := ast.Unparen(result).(*ast.CallExpr); ok {
					add(call)
				}
			}
		case *ast.CallExpr:
			for _, arg := range n.Args {
				if c.mentions(arg, own) {
					add(n)
					break
				}
			}
		}
		return true
	})
	return to
}

func (c *closure) mentions(e ast.Expr, objs map[types.Object]bool) bool {
	found := false
	ast.Inspect(e, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && objs[c.pass.TypesInfo.Uses[id]] {
			found = true
		}
		return !found
	})
	return found
}
