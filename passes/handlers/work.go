package handlers

import (
	"go/ast"
	"go/types"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A work is what the body of a registered function does.
type work struct {
	*closure
	body    *ast.BlockStmt
	own     map[types.Object]bool // its parameters
	silent  bool                  // it has no results
	answers map[*ast.CallExpr]bool
	returns map[*ast.CallExpr]bool // those of the answers that are returned as they are
	ends    map[*ast.CallExpr]bool // those after which nothing is done but to answer
	called  bool                   // by what is registered
}

func (c *closure) work(sig *ast.FuncType, body *ast.BlockStmt) *work {
	w := &work{
		closure: c, body: body, silent: sig.Results.NumFields() == 0,
		own: make(map[types.Object]bool), answers: make(map[*ast.CallExpr]bool), returns: make(map[*ast.CallExpr]bool), ends: make(map[*ast.CallExpr]bool),
	}
	for _, field := range sig.Params.List {
		for _, name := range field.Names {
			if v := c.pass.TypesInfo.Defs[name]; v != nil {
				w.own[v] = true
			}
		}
	}
	w.findReturns()
	w.findErrors()
	w.findEnds(body.List)
	return w
}

// delegates returns the places that the functions come from that are called to
// do the work: those of which the outcome is a part of the answer, and those
// that helps accepts of what is given what the function was. Methods of an
// interface are called for anything, so of these it takes what is both.
func (w *work) delegates(helps func(*ast.CallExpr) bool) []place {
	var to []place
	ast.Inspect(w.body, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || w.own[w.variable(ast.Unparen(call.Fun))] {
			return true
		}
		f := w.strip(call.Fun)
		if from, ok := w.origins(f); !ok {
			to = append(to, w.behind(call, f)...)
		} else if w.answers[call] || w.passes(call) && helps(call) {
			to = append(to, from...)
		}
		return true
	})
	return to
}

// behind returns the places behind a call of f, which is no parameter or field: a
// method of an interface, a variable, or a function that does the work or is handed
// what does. A function of the package leads no further: what it is given is less and
// less what the handler was.
func (w *work) behind(call *ast.CallExpr, f ast.Expr) (to []place) {
	if w.called {
		return nil
	}
	if w.forwards(call) {
		to = w.dynamic(f)
	}
	if !w.answers[call] {
		return to
	}
	for _, arg := range call.Args {
		arg = w.strip(arg)
		if _, here := arg.(*ast.FuncLit); !here && isFunc(elem(w.pass.TypesInfo.TypeOf(arg))) {
			to = append(to, w.placesOf(arg)...)
		}
	}
	if v := w.variable(f); v != nil {
		to = append(to, w.held(v)...)
		to = append(to, w.settable(v)...)
	}
	fn := w.funcOf(f)
	if decl := w.decls[fn]; decl != nil && w.first(look{obj: fn, called: true}) {
		next := w.work(decl.Type, decl.Body)
		next.called = true
		to = append(to, next.delegates(func(*ast.CallExpr) bool { return false })...)
	}
	return to
}

// findReturns finds the calls that are returned, and the one that is all there
// is, unless that is told constants and nothing else.
func (w *work) findReturns() {
	add := func(e ast.Expr) {
		if call, ok := ast.Unparen(e).(*ast.CallExpr); ok {
			w.returns[call], w.answers[call] = true, true
		}
	}
	if len(w.body.List) == 1 && w.silent {
		if only, ok := w.body.List[0].(*ast.ExprStmt); ok && !w.tellsConstants(only.X) {
			add(only.X)
		}
	}
	ast.Inspect(w.body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			w.findReturnsTo(n) // others
			return false
		case *ast.ReturnStmt:
			for _, result := range n.Results {
				add(result)
			}
		}
		return true
	})
}

// tellsConstants reports whether e is a call with arguments that are all constants: what
// it is told is the outcome, and not what there is to do.
//
//	func (a *app) stop(cmd *cobra.Command, args []string) { a.exit(2) }
func (w *work) tellsConstants(e ast.Expr) bool {
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok || len(call.Args) == 0 {
		return false
	}
	for _, arg := range call.Args {
		if w.pass.TypesInfo.Types[arg].Value == nil {
			return false
		}
	}
	return true
}

// findReturnsTo finds the calls that a function literal in the body returns as they are with
// what they have to tell: what puts something around it, or tries it again, answers with that.
//
//	handle := chain(func(ctx context.Context) (any, error) { return run(ctx, in) }, middleware...)
//	out, err := handle(cmd.Context())
func (w *work) findReturnsTo(lit *ast.FuncLit) {
	ast.Inspect(lit.Body, func(n ast.Node) bool {
		if r, ok := n.(*ast.ReturnStmt); ok && len(r.Results) == 1 {
			if call, ok := ast.Unparen(r.Results[0]).(*ast.CallExpr); ok && w.mayFail(call) {
				w.answers[call] = true
			}
		}
		return true
	})
}

// findErrors finds the calls that have an error to tell and nothing else, of
// which something is made: a function that comes with a value, too, such as one
// that reads the settings, may only prepare the work.
func (w *work) findErrors() {
	dropped := make(map[ast.Expr]bool)
	ast.Inspect(w.body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ExprStmt:
			dropped[ast.Unparen(n.X)] = true
		case *ast.DeferStmt:
			dropped[n.Call] = true
		case *ast.GoStmt:
			dropped[n.Call] = true
		case *ast.AssignStmt:
			if id, ok := n.Lhs[0].(*ast.Ident); ok && id.Name == "_" && len(n.Rhs) == 1 {
				dropped[ast.Unparen(n.Rhs[0])] = true
			}
		case *ast.CallExpr:
			if !dropped[n] && typeinfo.IsError(w.pass.TypesInfo.TypeOf(n)) {
				w.answers[n] = true
			}
		}
		return true
	})
}

// passes reports whether an argument of a call is made of a parameter of the
// function.
func (w *work) passes(call *ast.CallExpr) bool {
	found := false
	for _, arg := range call.Args {
		ast.Inspect(arg, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && w.own[w.pass.TypesInfo.Uses[id]] {
				found = true
			}
			return !found
		})
	}
	return found
}

// forwards reports whether a call is given what the function was, and is the
// end of it: it is returned, or nothing is done after it than to answer with its
// error. A context is for every call.
func (w *work) forwards(call *ast.CallExpr) bool {
	if !w.returns[call] && !w.ends[call] {
		return false
	}
	for _, arg := range call.Args {
		arg = ast.Unparen(arg)
		if s, ok := arg.(*ast.SliceExpr); ok { // args[1:]
			arg = ast.Unparen(s.X)
		}
		if v := w.variable(arg); v != nil && w.own[v] && !isContext(v.Type()) {
			return true
		}
	}
	return false
}

// mayFail reports whether the last result of a call is an error.
func (u *unit) mayFail(call *ast.CallExpr) bool {
	t := u.pass.TypesInfo.TypeOf(call)
	if tuple, ok := t.(*types.Tuple); ok && tuple.Len() > 0 {
		t = tuple.At(tuple.Len() - 1).Type()
	}
	return typeinfo.IsError(t)
}
