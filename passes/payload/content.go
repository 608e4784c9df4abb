package payload

import (
	"go/ast"
	"go/types"
)

// contentOnly reports whether the handler of a tool answers with nothing but
// content, such as text: its answer is declared as an interface, and every return
// gives nil for it, so that there is nothing of which a schema could tell. It is
// false where the handler is not seen.
func (u *unit) contentOnly(c *Command) bool {
	if !c.Tool || len(c.Run) == 0 || c.Out == nil || !types.IsInterface(c.Out) {
		return false
	}
	bodies := make(map[*ast.BlockStmt]bool)
	for _, e := range c.Run {
		if !u.addBodies(bodies, e, true) {
			return false
		}
	}
	for body := range bodies {
		if !u.answersNil(body) {
			return false
		}
	}
	return true
}

// answersNil reports whether each return of a handler, which is a
// func(…) (*CallToolResult, Out, error), has nil for the answer, and the handler
// does not put one into the result itself.
func (u *unit) answersNil(body *ast.BlockStmt) bool {
	const answer, results = 1, 3
	for _, r := range returnsOf(body) {
		if len(r.Results) != results || !u.pass.TypesInfo.Types[r.Results[answer]].IsNil() {
			return false
		}
	}
	structured := false
	ast.Inspect(body, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		structured = structured || ok && id.Name == "StructuredContent"
		return !structured
	})
	return !structured
}

// addBodies adds the bodies of the functions of this package that e may be: that it
// names or is or, if makers are asked for, that a call of another one returns. It
// returns false if one of them is not seen.
func (u *unit) addBodies(bodies map[*ast.BlockStmt]bool, e ast.Expr, makers bool) bool {
	var id *ast.Ident
	switch e := ast.Unparen(e).(type) {
	case *ast.FuncLit:
		bodies[e.Body] = true
		return true
	case *ast.CallExpr:
		made := make(map[*ast.BlockStmt]bool)
		if !makers || !u.addBodies(made, e.Fun, false) {
			return false
		}
		seen := false
		for maker := range made {
			for _, r := range returnsOf(maker) {
				if len(r.Results) != 1 || !u.addBodies(bodies, r.Results[0], false) {
					return false
				}
				seen = true
			}
		}
		return seen
	case *ast.Ident:
		id = e
	case *ast.SelectorExpr: // a method value
		id = e.Sel
	default:
		return false
	}
	fn, _ := u.pass.TypesInfo.Uses[id].(*types.Func)
	if fn == nil {
		return false
	}
	body := u.bodies()[fn.Origin()]
	if body != nil {
		bodies[body] = true
	}
	return body != nil
}

// bodies returns the bodies of the functions of this package.
func (u *unit) bodies() map[*types.Func]*ast.BlockStmt {
	if u.bodyOf == nil {
		u.bodyOf = make(map[*types.Func]*ast.BlockStmt)
		for _, file := range u.pass.Files {
			for _, decl := range file.Decls {
				if d, ok := decl.(*ast.FuncDecl); ok && d.Body != nil {
					if fn, ok := u.pass.TypesInfo.Defs[d.Name].(*types.Func); ok {
						u.bodyOf[fn] = d.Body
					}
				}
			}
		}
	}
	return u.bodyOf
}

// returnsOf returns the return statements of a function, without those of
// functions within.
func returnsOf(body *ast.BlockStmt) (all []*ast.ReturnStmt) {
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.ReturnStmt:
			all = append(all, n)
		}
		return true
	})
	return all
}
