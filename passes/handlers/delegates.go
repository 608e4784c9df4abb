package handlers

import (
	"go/ast"
	"go/types"
	"slices"
)

// A look is one at what an object leads to, which is found once.
type look struct {
	obj     types.Object
	results bool // what it returns
	called  bool // it is called by what is registered
}

// first reports whether nobody has looked yet.
func (c *closure) first(l look) bool {
	again := c.seen[l]
	c.seen[l] = true
	return !again
}

// delegates returns the places that a registered expression delegates to: what
// a function calls to do its work, and what a wrapper is given.
func (c *closure) delegates(e ast.Expr) []place {
	switch e := e.(type) {
	case *ast.FuncLit:
		return c.work(e.Type, e.Body).delegates(func(*ast.CallExpr) bool { return true })
	case *ast.CallExpr:
		return append(c.wrapped(e), c.returned(e)...)
	case *ast.Ident:
		if v := c.variable(e); v != nil {
			return append(c.held(v), c.settable(v)...)
		}
	}
	return c.delegatesOf(c.funcOf(e))
}

// delegatesOf returns those of a declared function of the package. It is no
// adapter: what it calls and cannot fail only helps.
func (c *closure) delegatesOf(fn *types.Func) []place {
	decl := c.decls[fn]
	if decl == nil || !c.first(look{obj: fn}) {
		return nil
	}
	return c.work(decl.Type, decl.Body).delegates(c.mayFail)
}

// wrapped returns the places of what a wrapper is given.
func (c *closure) wrapped(call *ast.CallExpr) []place {
	var to []place
	for _, arg := range call.Args {
		arg = c.strip(arg)
		if isFunc(elem(c.pass.TypesInfo.TypeOf(arg))) {
			to = append(to, c.placesOf(arg)...)
		}
	}
	return to
}

// held returns the places of what a variable is set to, which is registered by its
// name.
func (c *closure) held(v *types.Var) []place {
	if v.Kind() != types.LocalVar && v.Kind() != types.PackageVar || !c.first(look{obj: v}) {
		return nil
	}
	var to []place
	for _, f := range c.flows[v] {
		if e := c.strip(f.expr); c.results([]ast.Expr{e}) == nil {
			to = append(to, c.placesOf(e)...)
		}
	}
	return to
}

// settable returns the place that a variable is for other packages.
func (c *closure) settable(v *types.Var) []place {
	if v.Kind() != types.PackageVar || v.Pkg() != c.pass.Pkg || !v.Exported() {
		return nil
	}
	return []place{{v: v}}
}

// returned returns the places of what a function of the package returns, but
// for its parameters, which are looked at where it is called.
func (c *closure) returned(call *ast.CallExpr) []place {
	fn := c.funcOf(c.strip(call.Fun))
	if fn == nil || fn.Signature().Results().Len() != 1 || !c.first(look{obj: fn, results: true}) {
		return nil
	}
	var to []place
	for _, f := range c.flows[fn.Signature().Results().At(0)] {
		to = append(to, c.placesOf(c.strip(f.expr))...)
	}
	return slices.DeleteFunc(to, func(p place) bool {
		for v := range fn.Signature().Params().Variables() {
			if p == (place{v: v}) {
				return true
			}
		}
		return false
	})
}

// placesOf returns the places that a function comes from, or those that it
// delegates to.
func (c *closure) placesOf(e ast.Expr) []place {
	if from, ok := c.origins(e); ok {
		return from
	}
	return c.delegates(e)
}
