package handlers

import "go/ast"

// delegates returns the places that a registered expression delegates to: what
// a function literal calls to do its work, and what a wrapper is given.
func (c *closure) delegates(e ast.Expr) []place {
	switch e := e.(type) {
	case *ast.FuncLit:
		return c.work(e.Type, e.Body).delegates()
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
