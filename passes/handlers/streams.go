package handlers

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// What a transport or a server is given to write to may be something else than standard
// output, whatever else the same function does with that:
//
//	fmt.Fprintln(os.Stdout, "listening")
//	conn, err := listener.Accept()
//	...
//	s.Run(ctx, &mcp.IOTransport{Reader: conn, Writer: conn})

// maxStreams bounds how far it is asked what a writer is made of.
const maxStreams = 4

// writesElsewhere reports whether the value of an expression, which a declaration holds, is
// known to be no standard output, and to have none.
func (u *unit) writesElsewhere(decl ast.Decl, e ast.Expr, depth int) bool {
	e = base(u.strip(e))
	if depth > maxStreams {
		return false
	}
	t := u.pass.TypesInfo.TypeOf(e)
	if t == nil || !canWrite(t) || isStream(t) {
		return t != nil
	}
	all := func(list []ast.Expr) bool {
		return !slices.ContainsFunc(list, func(e ast.Expr) bool { return !u.writesElsewhere(decl, e, depth+1) })
	}
	switch e := e.(type) {
	case *ast.CompositeLit:
		parts := u.writersIn(e)
		return len(parts) > 0 && all(parts)
	case *ast.CallExpr:
		fn := u.funcOf(u.strip(e.Fun))
		return fn != nil && fn.Pkg() != nil && known.Standard(fn.Pkg().Path()) && fn.Name() != "NewFile" && all(e.Args)
	case *ast.Ident:
		v := u.variable(e)
		if v == nil || v.Kind() != types.LocalVar {
			return false
		}
		put := u.putInto(decl, v)
		return len(put) > 0 && all(put)
	}
	return false
}

// writersIn returns the elements of a literal that may be written to.
func (u *unit) writersIn(lit *ast.CompositeLit) (out []ast.Expr) {
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			e = kv.Value
		}
		if t := u.pass.TypesInfo.TypeOf(e); t != nil && canWrite(t) {
			out = append(out, e)
		}
	}
	return out
}

// putInto returns what a declaration puts into a variable, of a call with several results that.
func (u *unit) putInto(decl ast.Decl, v *types.Var) (out []ast.Expr) {
	is := func(e ast.Expr) bool {
		id, ok := ast.Unparen(e).(*ast.Ident)
		return ok && (u.pass.TypesInfo.Defs[id] == v || u.pass.TypesInfo.Uses[id] == v)
	}
	note := func(i int, values []ast.Expr) {
		switch {
		case i < len(values):
			out = append(out, values[i])
		case len(values) == 1:
			out = append(out, values[0])
		}
	}
	ast.Inspect(decl, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i, e := range n.Lhs {
				if is(e) {
					note(i, n.Rhs)
				}
			}
		case *ast.ValueSpec:
			for i, id := range n.Names {
				if is(id) {
					note(i, n.Values)
				}
			}
		}
		return true
	})
	return out
}

// canWrite reports whether a value of a type may be written to, or one of several that a call
// returns.
func canWrite(t types.Type) bool {
	if results, ok := t.(*types.Tuple); ok {
		for v := range results.Variables() {
			if canWrite(v.Type()) {
				return true
			}
		}
		return false
	}
	return typeinfo.HasWrite(t)
}

// isStream reports whether values of a type are something else for sure, as a connection, a
// buffer or the end of a pipe.
func isStream(t types.Type) bool {
	named, ok := types.Unalias(deref(t)).(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return false
	}
	switch path := named.Obj().Pkg().Path(); path {
	case "bytes", "crypto/tls", "net", "net/http", "strings":
		return true
	case "io":
		return named.Obj().Name() == "PipeWriter"
	}
	return false
}
