package handlers

import (
	"go/ast"
	"go/token"
	"go/types"
	"iter"
	"sync"

	"golang.org/x/tools/go/analysis"
)

// A unit is one package as this pass looks at it.
type unit struct {
	pass       *analysis.Pass
	directives []Handler
	mentioned  map[string]*types.Package // by import path: what the source mentions, and the package itself
	seeds      []seed

	// Set by collect, which most packages never need.
	collected sync.Once
	flows     map[*types.Var][]flow
	literals  map[*types.Var][]*ast.CompositeLit // that a variable is set to, in order
}

// A flow is an expression whose value goes to a field or parameter.
type flow struct {
	expr ast.Expr
	to   *types.Var
	at   ast.Node // *ast.CompositeLit, *ast.CallExpr, or the *ast.SelectorExpr that is assigned to
	arg  int      // the index of the argument, if at is a call
}

// collect finds all flows to fields and parameters, by where they go. Those
// are compared by identity, so a field is never taken for one of another type
// with the same name, and embedding, aliases and types defined over a
// framework's are seen through.
func (u *unit) collect() {
	u.flows = make(map[*types.Var][]flow)
	u.literals = make(map[*types.Var][]*ast.CompositeLit)
	for _, file := range u.pass.Files {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CompositeLit:
				for field, value := range u.elements(n) {
					u.flow(flow{expr: value, to: field, at: n})
				}
			case *ast.AssignStmt:
				if len(n.Lhs) == len(n.Rhs) && (n.Tok == token.ASSIGN || n.Tok == token.DEFINE) {
					for i, lhs := range n.Lhs {
						u.assign(lhs, n.Rhs[i])
					}
				}
			case *ast.ValueSpec:
				if len(n.Names) == len(n.Values) {
					for i, name := range n.Names {
						u.assign(name, n.Values[i])
					}
				}
			case *ast.CallExpr:
				u.call(n)
			}
			return true
		})
	}
}

func (u *unit) flow(f flow) {
	f.to = f.to.Origin()
	u.flows[f.to] = append(u.flows[f.to], f)
}

func (u *unit) assign(lhs, rhs ast.Expr) {
	switch lhs := ast.Unparen(lhs).(type) {
	case *ast.SelectorExpr:
		if field := u.field(lhs); field != nil {
			u.flow(flow{expr: rhs, to: field, at: lhs})
		}
	case *ast.Ident:
		v, ok := u.pass.TypesInfo.ObjectOf(lhs).(*types.Var)
		if lit := compositeLit(rhs); ok && lit != nil {
			u.literals[v] = append(u.literals[v], lit)
		}
	}
}

// literal returns the composite literal that a variable was last set to before
// a use of it, or nil.
func (u *unit) literal(v *types.Var, use ast.Expr) *ast.CompositeLit {
	var last *ast.CompositeLit
	for _, lit := range u.literals[v] {
		if last == nil || lit.Pos() < use.Pos() {
			last = lit
		}
	}
	return last
}

func (u *unit) call(call *ast.CallExpr) {
	sig, ok := underlying(u.pass.TypesInfo.TypeOf(call.Fun)).(*types.Signature)
	if !ok {
		return // a conversion, or broken code
	}
	for i, arg := range call.Args {
		if p := param(sig, i); p != nil {
			u.flow(flow{expr: arg, to: p, at: call, arg: i})
		}
	}
}

// elements yields the fields that a composite literal sets, none if it is not
// one of a struct.
func (u *unit) elements(lit *ast.CompositeLit) iter.Seq2[*types.Var, ast.Expr] {
	t := underlying(u.pass.TypesInfo.TypeOf(lit))
	if ptr, ok := t.(*types.Pointer); ok { // []*T{{…}}
		t = underlying(ptr.Elem())
	}
	st, ok := t.(*types.Struct)
	return func(yield func(*types.Var, ast.Expr) bool) {
		if !ok {
			return
		}
		for i, elt := range lit.Elts {
			var field *types.Var
			if kv, keyed := elt.(*ast.KeyValueExpr); keyed {
				if key, ok := kv.Key.(*ast.Ident); ok {
					field, _ = u.pass.TypesInfo.Uses[key].(*types.Var)
				}
				elt = kv.Value
			} else if i < st.NumFields() {
				field = st.Field(i)
			}
			if field != nil && !yield(field, elt) {
				return
			}
		}
	}
}
