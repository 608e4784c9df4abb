package handlers

import (
	"go/ast"
	"go/constant"
	"go/types"
	"strconv"

	"github.com/envvet/envvet/passes/internal/known"
)

// role is the field or parameter that a flow goes to, as a user calls it.
func (c *closure) role(f flow) string {
	if _, ok := f.at.(*ast.CallExpr); ok {
		return argument(f.arg)
	}
	return f.to.Name()
}

// name is what messages call the handler e: a declared function by its name,
// anything else by the name of its command, if that is a constant.
func (c *closure) name(e ast.Expr, f flow) string {
	if fn := c.funcOf(e); fn != nil {
		return c.funcName(fn)
	}
	switch at := f.at.(type) {
	case *ast.CallExpr:
		if name, ok := c.nameInCall(at); ok {
			return strconv.Quote(name)
		}
		if fn := c.funcOf(c.strip(at.Fun)); fn != nil {
			return c.role(f) + " of " + c.funcName(fn)
		}
		return c.role(f) + " of a call"
	case *ast.CompositeLit:
		if name, ok := c.nameInLiteral(at); ok {
			return strconv.Quote(name)
		}
	case *ast.SelectorExpr: // cmd.RunE = …
		if lit := c.literal(c.variable(base(at.X)), at); lit != nil {
			if name, ok := c.nameInLiteral(lit); ok {
				return strconv.Quote(name)
			}
		}
	}
	return c.role(f) + " of a command"
}

func (c *closure) nameInLiteral(lit *ast.CompositeLit) (string, bool) {
	for field, value := range c.elements(lit) {
		if name, ok := known.CommandName(field.Name(), c.constant(value)); ok {
			return name, true
		}
	}
	return "", false
}

func (c *closure) nameInCall(call *ast.CallExpr) (string, bool) {
	sig, _ := underlying(c.pass.TypesInfo.TypeOf(call.Fun)).(*types.Signature)
	for i, arg := range call.Args {
		if p := param(sig, i); p != nil {
			if name, ok := known.CommandName(p.Name(), c.constant(arg)); ok {
				return name, true
			}
		}
	}
	return "", false
}

// constant returns the value of a constant string, else "".
func (c *closure) constant(e ast.Expr) string {
	if v := c.pass.TypesInfo.Types[e].Value; v != nil && v.Kind() == constant.String {
		return constant.StringVal(v)
	}
	return ""
}

// funcName is the name of a function as the package writes it: run, list.Run,
// app.run for a method of app, list.App.Run for one of another package's.
func (u *unit) funcName(fn *types.Func) string {
	name := fn.Name()
	if recv := fn.Signature().Recv(); recv != nil {
		t := types.Unalias(recv.Type())
		if ptr, ok := t.(*types.Pointer); ok {
			t = types.Unalias(ptr.Elem())
		}
		if named, ok := t.(*types.Named); ok {
			name = named.Obj().Name() + "." + name
		}
	}
	if pkg := fn.Pkg(); pkg != nil && pkg != u.pass.Pkg {
		name = pkg.Name() + "." + name
	}
	return name
}
