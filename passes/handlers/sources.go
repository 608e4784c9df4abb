package handlers

import (
	"go/ast"
	"go/types"
	"slices"
)

// Of the values of an interface, only those are what a command calls that get to where it
// finds one. Where that is told by what is put there, another value of the interface is no
// handler:
//
//	func (a *app) run(cmd *cobra.Command, args []string) error { return a.store.Sync(args) }
//
//	a := &app{store: files{}}
//	selfTest(memory{})

// sources returns the places that a value of an interface is read from, or one result of a
// call, and whether it reads a parameter or field.
func (c *closure) sources(e ast.Expr, result int) ([]place, bool) {
	if from, ok := c.origins(e); ok {
		return from, true
	}
	switch e := e.(type) {
	case *ast.Ident:
		if v := c.variable(e); v != nil && v.Pkg() == c.pass.Pkg {
			return []place{{v: v}}, false
		}
	case *ast.CallExpr:
		fn := c.funcOf(c.strip(e.Fun))
		if fn != nil && fn.Pkg() == c.pass.Pkg && result < fn.Signature().Results().Len() {
			return []place{{v: fn.Signature().Results().At(result)}}, false
		}
	}
	return nil, false
}

// tell reports whether it is known what the places hold that a value is read from: the first,
// of which others are parts, is one that the package puts something into, or that
// others do. What is in none of them, as an element of a list, may be anything.
func (c *closure) tell(from []place) bool {
	if len(from) == 0 {
		return false
	}
	v := from[0].v
	return c.isOpen(v) || slices.ContainsFunc(c.flows[v], func(f flow) bool { return !c.pass.TypesInfo.Types[c.strip(f.expr)].IsNil() })
}

// isOpen reports whether importers of the package may put something into a variable.
func (c *closure) isOpen(v *types.Var) bool {
	if v.Pkg() != c.pass.Pkg || v.Pkg().Name() == "main" {
		return false
	}
	if p, ok := c.params[v]; ok {
		return p.of.Exported()
	}
	return (v.IsField() || v.Kind() == types.PackageVar) && v.Exported()
}
