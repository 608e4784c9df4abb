package handlers

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/types"
	"strconv"

	"github.com/envvet/envvet/passes/internal/known"
)

// role is the field or parameter that a flow goes to, as a user calls it, or
// what a framework calls it.
func (c *closure) role(f flow) string {
	if f.typ != nil {
		if a := known.CallableOf(f.typ.Pkg().Path(), f.typ.Name()); a != nil {
			return a.Role
		}
	}
	switch at := f.at.(type) {
	case *ast.CallExpr:
		if fn := c.funcOf(c.strip(at.Fun)); ofFramework(fn) {
			return fn.Name()
		}
		return argument(f.arg)
	case *ast.ReturnStmt:
		return "result"
	}
	return f.to.Name()
}

// name is what messages call the handler e: a declared function by its name,
// anything else by the name of its command, if that is a constant.
func (c *closure) name(e ast.Expr, f flow) string {
	if fn := c.funcOf(e); fn != nil {
		return c.funcName(fn)
	}
	if call, ok := e.(*ast.CallExpr); ok && c.results([]ast.Expr{call}) != nil {
		if fn := c.funcOf(c.strip(call.Fun)); fn != nil {
			return fmt.Sprintf("result %d of %s", f.result+1, c.funcName(fn))
		}
	}
	switch at := f.at.(type) {
	case *ast.CallExpr:
		return c.nameOfArg(at, f)
	case *ast.CompositeLit:
		if name, ok := c.nameInLiteral(at); ok {
			return strconv.Quote(name)
		}
		if name, ok := c.nameAround(at.Elts); ok {
			return strconv.Quote(name)
		}
		if text := c.namedBy(at); text != "" {
			return c.role(f) + " of command " + text
		}
	case *ast.SelectorExpr: // cmd.RunE = …
		if lit := c.literal(c.variable(base(at.X)), at); lit != nil {
			if name, ok := c.nameInLiteral(lit); ok {
				return strconv.Quote(name)
			}
			if text := c.namedBy(lit); text != "" {
				return c.role(f) + " of command " + text
			}
		}
		if text := short(at.X); text != "" {
			return c.role(f) + " of " + text
		}
	case *ast.ReturnStmt:
		if name, ok := c.nameAround(at.Results); ok {
			return strconv.Quote(name)
		}
		if f.in != nil {
			return c.role(f) + " of " + c.funcName(f.in)
		}
	}
	return c.somewhere(f)
}

// somewhere is what messages call a handler of which nothing says where it belongs.
func (c *closure) somewhere(f flow) string {
	if f.typ != nil {
		if a := known.CallableOf(f.typ.Pkg().Path(), f.typ.Name()); a != nil && (a.Framework == known.MCP || a.Framework == known.MCPGo) {
			return a.Role + " of a server"
		}
	}
	return c.role(f) + " of a command"
}

// namedBy returns the expression that a command's name is of, "" if there is none or a long one:
//
//	for _, t := range topics {
//		root.AddCommand(&cobra.Command{Use: t.name, Run: t.show})
//	}
func (c *closure) namedBy(lit *ast.CompositeLit) string {
	for field, value := range c.elements(lit) {
		if _, ok := known.CommandName(field.Name(), "x"); ok {
			return short(value)
		}
	}
	return ""
}

// maxShort bounds the expressions that messages have.
const maxShort = 30

// short returns an expression as source has it, "" if it is a long one.
func short(e ast.Expr) string {
	if text := types.ExprString(e); len(text) <= maxShort {
		return text
	}
	return ""
}

// nameOfArg is what messages call a handler that is an argument of a call.
func (c *closure) nameOfArg(call *ast.CallExpr, f flow) string {
	if name, ok := c.nameInCall(call); ok {
		return strconv.Quote(name)
	}
	if name, ok := c.nameAround(call.Args); ok {
		return strconv.Quote(name)
	}
	fn := c.funcOf(c.strip(call.Fun))
	switch {
	case fn == nil:
		return c.role(f) + " of a call"
	case !ofFramework(fn):
		return c.role(f) + " of " + c.funcName(fn)
	}
	if name, ok := c.nameInChain(call); ok {
		return strconv.Quote(name)
	}
	if outer := c.outer[call]; outer != nil { // AddTool(tool, NewTypedToolHandler(e))
		return c.nameOfArg(outer, f)
	}
	return c.somewhere(f)
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

// nameAround returns the name that one of a handler's neighbors is made with:
// mcp.NewTool("list"), &mcp.Tool{Name: "list"}, or a variable set to that.
func (c *closure) nameAround(list []ast.Expr) (string, bool) {
	for _, e := range list {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			e = kv.Value
		}
		e = base(e)
		if v := c.variable(e); v != nil {
			e = c.value(v, e)
		}
		if lit := compositeLit(e); lit != nil {
			if name, ok := c.nameInLiteral(lit); ok {
				return name, true
			}
		} else if call, ok := e.(*ast.CallExpr); ok {
			if fn := c.funcOf(c.strip(call.Fun)); fn != nil && fn.Pkg() != nil && known.IsOfRuntime(fn.Pkg().Path()) {
				continue // envelope.New is given the name of the application
			}
			if name, ok := c.nameInCall(call); ok {
				return name, true
			}
		}
	}
	return "", false
}

// nameInChain returns the name that a call further left in a chain of calls is
// given: app.Command("list", "list notes").Action(run).
func (c *closure) nameInChain(call *ast.CallExpr) (string, bool) {
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok {
		if left, ok := base(sel.X).(*ast.CallExpr); ok {
			if made := c.makes(left); made != nil {
				return c.nameInCall(made)
			}
		}
	}
	return "", false
}

// makes returns the call in a chain, the last or one further left, that makes the command, nil
// if none does.
func (c *closure) makes(call *ast.CallExpr) *ast.CallExpr {
	for ok := true; ok; {
		if fn := c.funcOf(c.strip(call.Fun)); fn != nil && known.MakesCommand(fn.Name()) {
			return call
		}
		sel, isMethod := ast.Unparen(call.Fun).(*ast.SelectorExpr)
		if !isMethod {
			return nil
		}
		call, ok = base(sel.X).(*ast.CallExpr)
	}
	return nil
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
