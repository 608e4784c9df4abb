package handlers

import (
	"go/ast"
	"go/token"
	"go/types"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/internal/known"
)

// A unit is one package as this pass looks at it.
type unit struct {
	pass       *analysis.Pass
	directives []Handler
	mentioned  map[string]*types.Package // by import path: what the source mentions, and the package itself
	seeds      []seed
	byType     bool // a framework is mentioned that takes handlers by type
	stdio      stdio
	namings    map[types.Object]*known.CommandNaming // of the frameworks that are mentioned
	asksName   bool                                  // the package learns the name of a command by one of them

	structs []Handler // found in structs, which specs do not change
	chosen  []Handler // by the name of a command, likewise
	done    bool      // the pass has run: facts cannot be asked for

	// Set by collect, which most packages never need.
	collected sync.Once
	flows     map[*types.Var][]flow
	typed     map[*types.TypeName][]flow
	types     []seed                          // types whose values become handlers, type parameters whose arguments do
	kept      map[*types.TypeName]bool        // whether flows to a type are kept
	values    map[*types.Var][]ast.Expr       // literals and calls that a variable is set to, in order
	outer     map[*ast.CallExpr]*ast.CallExpr // the call that a call is an argument of
	decls     map[*types.Func]*ast.FuncDecl   // those with a body
	params    map[*types.Var]declaredParam
}

// A flow is an expression whose value goes to a field, a parameter or a result
// of a function, or to a place of a named type.
type flow struct {
	expr   ast.Expr
	result int             // of expr, if it is a call with several
	to     *types.Var      // nil if the place is no variable
	typ    *types.TypeName // of the place, if flows to that type are kept
	inst   types.Type      // what goes to a type parameter of the generic function that expr names
	at     ast.Node        // *ast.CompositeLit, *ast.CallExpr, *ast.ReturnStmt, the *ast.SelectorExpr that is assigned to, or nil
	arg    int             // the index of the argument, if at is a call
	in     *types.Func     // the function that returns it, if declared
}

// prepare does what most packages never need, once.
func (u *unit) prepare() {
	u.collected.Do(func() {
		u.collect()
		u.seedTypes()
	})
}

// collect finds all flows to fields and parameters, by where they go. Those
// are compared by identity, so a field is never taken for one of another type
// with the same name, and embedding, aliases and types defined over a
// framework's are seen through.
func (u *unit) collect() {
	u.flows = make(map[*types.Var][]flow)
	u.typed = make(map[*types.TypeName][]flow)
	u.kept = make(map[*types.TypeName]bool)
	u.values = make(map[*types.Var][]ast.Expr)
	u.outer = make(map[*ast.CallExpr]*ast.CallExpr)
	u.decls = make(map[*types.Func]*ast.FuncDecl)
	u.params = make(map[*types.Var]declaredParam)
	for _, file := range u.pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CompositeLit:
				for field, value := range u.elements(n) {
					u.flow(flow{expr: value, to: field, at: n}, field.Type())
				}
				u.items(n)
			case *ast.AssignStmt:
				if n.Tok == token.ASSIGN || n.Tok == token.DEFINE {
					u.assignAll(n.Lhs, n.Rhs)
				}
			case *ast.ValueSpec:
				names := make([]ast.Expr, len(n.Names))
				for i, name := range n.Names {
					names[i] = name
				}
				u.assignAll(names, n.Values)
			case *ast.CallExpr:
				u.call(n)
			case *ast.Ident:
				u.instantiate(n)
			case *ast.FuncDecl:
				if fn, ok := u.pass.TypesInfo.Defs[n.Name].(*types.Func); ok && n.Body != nil {
					u.decls[fn] = n
					u.declaredParams(fn)
					u.returns(n.Body, fn.Signature(), fn)
				}
			case *ast.FuncLit:
				if sig, ok := underlying(u.pass.TypesInfo.TypeOf(n)).(*types.Signature); ok {
					u.returns(n.Body, sig, nil)
				}
			}
			return true
		})
	}
}

// flow keeps a flow to a place of type t.
func (u *unit) flow(f flow, t types.Type) {
	if tn := typeName(t); tn != nil && u.keeps(tn) {
		f.typ = tn
	}
	if f.to != nil {
		f.to = f.to.Origin()
		u.flows[f.to] = append(u.flows[f.to], f)
	}
	if f.typ != nil {
		u.typed[f.typ] = append(u.typed[f.typ], f)
	}
}

func (u *unit) assignAll(lhs, rhs []ast.Expr) {
	switch {
	case len(lhs) == len(rhs):
		for i := range lhs {
			u.assign(lhs[i], rhs[i], 0)
		}
	case u.results(rhs) != nil && isCall(ast.Unparen(rhs[0])): // cmd.RunE, err = make()
		for i := range lhs {
			u.assign(lhs[i], rhs[0], i)
		}
	}
}

// assign keeps what is assigned, one result of rhs.
func (u *unit) assign(lhs, rhs ast.Expr, result int) {
	switch lhs := ast.Unparen(lhs).(type) {
	case *ast.SelectorExpr:
		if field := u.field(lhs); field != nil {
			u.flow(flow{expr: rhs, result: result, to: field, at: lhs}, field.Type())
		} else {
			f := flow{expr: rhs, result: result}
			if v, ok := u.pass.TypesInfo.Uses[lhs.Sel].(*types.Var); ok && u.isTraced(v.Type()) {
				f.to = v // of another package
			}
			u.flow(f, u.pass.TypesInfo.TypeOf(lhs))
		}
	case *ast.Ident:
		v, ok := u.pass.TypesInfo.ObjectOf(lhs).(*types.Var)
		if !ok || lhs.Name == "_" { // var _ I = T{} only asks the compiler
			return
		}
		value := ast.Unparen(rhs)
		if compositeLit(value) != nil || isCall(value) && u.results([]ast.Expr{value}) == nil {
			u.values[v] = append(u.values[v], value)
		}
		f := flow{expr: rhs, result: result}
		if u.isTraced(v.Type()) {
			f.to = v
		}
		u.flow(f, v.Type())
	default: // an element, *p
		u.flow(flow{expr: rhs, result: result}, u.pass.TypesInfo.TypeOf(lhs))
	}
}

func (u *unit) call(call *ast.CallExpr) {
	if tv := u.pass.TypesInfo.Types[call.Fun]; tv.IsType() {
		if len(call.Args) == 1 {
			u.flow(flow{expr: call.Args[0], at: call}, tv.Type)
		}
		return
	}
	sig, ok := underlying(u.pass.TypesInfo.TypeOf(call.Fun)).(*types.Signature)
	if !ok {
		return // broken code
	}
	if results := u.results(call.Args); results != nil { // f(g())
		for i := range results.Len() {
			if p := param(sig, i); p != nil {
				u.flow(flow{expr: call.Args[0], result: i, to: p, at: call, arg: i}, paramType(sig, i))
			}
		}
		return
	}
	for i, arg := range call.Args {
		if inner, ok := ast.Unparen(arg).(*ast.CallExpr); ok {
			u.outer[inner] = call
		}
		if p := param(sig, i); p != nil {
			t := paramType(sig, i)
			if call.Ellipsis.IsValid() {
				t = p.Type()
			}
			u.flow(flow{expr: arg, to: p, at: call, arg: i}, t)
		}
	}
	if t := typeName(u.pass.TypesInfo.TypeOf(call)); t != nil && u.isList(t) && isAppend(u.pass.TypesInfo, call) {
		for _, arg := range call.Args[1:] {
			u.typed[t] = append(u.typed[t], flow{expr: arg, typ: t})
		}
	}
}
