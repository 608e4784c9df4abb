package handlers

import (
	"go/ast"
	"go/types"

	"github.com/envvet/envvet/passes/internal/known"
)

// takeMethod registers the method that is called of a value which comes to a
// place, or returns the places that the value comes from. An interface value
// that is a framework's command already was registered where it became one.
func (c *closure) takeMethod(framework known.Framework, p place, f flow) []place {
	e := c.concrete(f.expr)
	t, recv := f.inst, ast.Expr(nil)
	if t == nil {
		t, recv = c.typeOf(e, f.result), e
	}
	if t == nil || c.pass.TypesInfo.Types[c.strip(e)].IsNil() { // (*T)(nil), too
		return nil
	}
	name := p.method
	if name == "" {
		name = known.ByType(framework)[0].Method
	}
	fn := method(c.pass.Pkg, t, name)
	if fn == nil || ofFramework(fn) && typeParam(t) == nil {
		return nil
	}
	if types.IsInterface(t) {
		return c.valuesOf(e, f.result, t, p.method)
	}
	key := added{fn, e.Pos(), f.result}
	if !c.added[key] {
		c.added[key] = true
		c.handlers = append(c.handlers, Handler{
			Framework: framework,
			Role:      name,
			Name:      c.funcName(fn),
			Pos:       e.Pos(),
			Recv:      recv,
			Result:    f.result,
			Func:      fn,
		})
	}
	return functions(framework, append(c.delegatesOf(fn), promoted(fn)...))
}

// valuesOf returns the places that the value e comes from, or one result of it, of the
// type t that is an interface or a type parameter: those that are read, and all of the type
// where these do not tell. A value of a type parameter is what it was given as, else it is
// made of the type argument.
func (c *closure) valuesOf(e ast.Expr, result int, t types.Type, method string) []place {
	from, ok := c.sources(e, result)
	for i := range from {
		from[i].method = method
	}
	tn := typeName(t)
	if !ok && tn == nil {
		tn = typeParam(t)
	}
	if tn != nil && !c.tell(from) {
		from = append(from, place{typ: tn, method: method})
	}
	return from
}

// dynamic returns the places that the values come from of which a registered
// expression names a method, if that is one of an interface: the handlers are
// the methods of what is put there.
func (c *closure) dynamic(e ast.Expr) []place {
	sel, ok := e.(*ast.SelectorExpr)
	if !ok {
		return nil
	}
	fn := c.funcOf(sel)
	t := c.pass.TypesInfo.TypeOf(sel.X)
	switch {
	case fn == nil || t == nil || ofFramework(fn):
		return nil
	case !types.IsInterface(t):
		return promoted(fn)
	}
	return c.valuesOf(c.strip(sel.X), 0, t, fn.Name())
}

// promoted returns the values of an interface that is embedded in a struct, of which
// fn is the method.
func promoted(fn *types.Func) []place {
	recv := fn.Signature().Recv()
	if recv == nil || !types.IsInterface(recv.Type()) {
		return nil
	}
	if tn := typeName(recv.Type()); tn != nil {
		return []place{{typ: tn, method: fn.Name()}}
	}
	return nil
}
