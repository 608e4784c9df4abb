package handlers

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/envvet/envvet/passes/internal/syntax"
)

// strip removes parentheses and conversions from an expression, but for those
// to a type parameter, of which others may say more than what is converted.
func (u *unit) strip(e ast.Expr) ast.Expr {
	return u.unconverted(e, func(types.Type) bool { return true })
}

// concrete removes parentheses and conversions to interfaces from an expression,
// after which its type has the methods of the value. What is converted to another
// type may have none of them, as the function in RunFunc(list).
func (u *unit) concrete(e ast.Expr) ast.Expr { return u.unconverted(e, types.IsInterface) }

// unconverted removes parentheses and the conversions to types that through accepts, but
// for those to a type parameter.
func (u *unit) unconverted(e ast.Expr, through func(types.Type) bool) ast.Expr {
	for {
		e = ast.Unparen(e)
		call, ok := e.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 {
			return e
		}
		if tv := u.pass.TypesInfo.Types[call.Fun]; !tv.IsType() || typeParam(tv.Type) != nil || !through(tv.Type) {
			return e
		}
		e = call.Args[0]
	}
}

// typeOf returns the type of an expression, or of one result of a call with
// several.
func (u *unit) typeOf(e ast.Expr, result int) types.Type {
	t := u.pass.TypesInfo.TypeOf(e)
	if tuple, ok := t.(*types.Tuple); ok {
		if result >= tuple.Len() {
			return nil
		}
		return tuple.At(result).Type()
	}
	return t
}

// funcOf returns the declared function or method that an expression plainly
// names, as it is declared, or nil.
func (u *unit) funcOf(e ast.Expr) *types.Func { return syntax.Func(u.pass.TypesInfo, e) }

// field returns the field that a selector selects, or nil.
func (u *unit) field(sel *ast.SelectorExpr) *types.Var {
	if v, ok := u.pass.TypesInfo.Uses[sel.Sel].(*types.Var); ok && v.IsField() {
		return v.Origin()
	}
	return nil
}

// variable returns the variable that an identifier is, or nil.
func (u *unit) variable(e ast.Expr) *types.Var {
	if id, ok := e.(*ast.Ident); ok {
		if v, ok := u.pass.TypesInfo.Uses[id].(*types.Var); ok {
			return v
		}
	}
	return nil
}

// base returns x of &x, *x and (x).
func base(e ast.Expr) ast.Expr {
	for {
		switch x := e.(type) {
		case *ast.ParenExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.UnaryExpr:
			if x.Op != token.AND {
				return e
			}
			e = x.X
		default:
			return e
		}
	}
}

// compositeLit returns the literal in T{…}, &T{…} or (T{…}), or nil.
func compositeLit(e ast.Expr) *ast.CompositeLit {
	e = ast.Unparen(e)
	if addr, ok := e.(*ast.UnaryExpr); ok && addr.Op == token.AND {
		e = ast.Unparen(addr.X)
	}
	lit, _ := e.(*ast.CompositeLit)
	return lit
}

// param returns the parameter of sig that argument i goes to, or nil.
func param(sig *types.Signature, i int) *types.Var {
	if sig == nil {
		return nil
	}
	n := sig.Params().Len()
	switch {
	case i < n:
		return sig.Params().At(i)
	case sig.Variadic() && n > 0:
		return sig.Params().At(n - 1)
	}
	return nil
}

// paramType returns the type of what argument i of a call of sig is.
func paramType(sig *types.Signature, i int) types.Type {
	t := param(sig, i).Type()
	if sig.Variadic() && i >= sig.Params().Len()-1 {
		return elem(t)
	}
	return t
}

// isCall reports whether e is a call or conversion.
func isCall(e ast.Expr) bool {
	_, ok := e.(*ast.CallExpr)
	return ok
}

// isAppend reports whether a call is one of the built-in append.
func isAppend(info *types.Info, call *ast.CallExpr) bool {
	id, ok := ast.Unparen(call.Fun).(*ast.Ident)
	if !ok {
		return false
	}
	b, ok := info.Uses[id].(*types.Builtin)
	return ok && b.Name() == "append"
}

// deref returns T for *T and for T.
func deref(t types.Type) types.Type {
	if ptr, ok := underlying(t).(*types.Pointer); ok {
		return ptr.Elem()
	}
	return t
}

// isFunc reports whether t is a type of functions.
func isFunc(t types.Type) bool {
	_, ok := underlying(t).(*types.Signature)
	return ok
}

// isContext reports whether t is context.Context.
func isContext(t types.Type) bool {
	tn := typeName(t)
	return tn != nil && tn.Name() == "Context" && tn.Pkg() != nil && tn.Pkg().Path() == "context"
}

// mayHoldFunc reports whether a value of type t can be a function: version 1
// of urfave/cli has an Action of type any.
func mayHoldFunc(t types.Type) bool {
	i, ok := underlying(t).(*types.Interface)
	return isFunc(t) || ok && i.NumMethods() == 0
}

// elem returns the type of the elements if t is a slice, else t.
func elem(t types.Type) types.Type {
	if s, ok := underlying(t).(*types.Slice); ok {
		return s.Elem()
	}
	return t
}

// underlying is t.Underlying() for any t.
func underlying(t types.Type) types.Type {
	if t == nil {
		return nil
	}
	return t.Underlying()
}
