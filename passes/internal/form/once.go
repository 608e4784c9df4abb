package form

import (
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"slices"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/syntax"
)

// What a function makes once for all who call it has a variable in the form, as if it were made late:
//
//	var std = sync.OnceValue(func() *Printer { return New(os.Stdout) })
//
//	var std·value = New(os.Stdout)
//	var std = sync.OnceValue(func() *Printer { New(os.Stdout); return std·value })

// valueSuffix tells the variable from all that a package can declare.
const valueSuffix = "·value"

// A onceValue is the initializer of a variable by sync.OnceValue, and what that function makes.
type onceValue struct {
	at     int // in the order of initialization
	by     *types.Var
	call   *ast.CallExpr
	made   ast.Expr
	result types.Type
}

// onceValues returns those of the package whose values may be nil.
func (l *lateness) onceValues() (out []onceValue) {
	for at, i := range l.info.InitOrder {
		call, ok := ast.Unparen(i.Rhs).(*ast.CallExpr)
		if !ok || len(i.Lhs) != 1 || len(call.Args) != 1 {
			continue
		}
		if !known.MakesOnce(syntax.Func(l.info, call.Fun)) {
			continue
		}
		sig, ok := l.info.TypeOf(call.Args[0]).(*types.Signature)
		if !ok || !mayBeNil(sig.Results().At(0).Type()) {
			continue
		}
		o := onceValue{at: at, by: i.Lhs[0], call: call, result: sig.Results().At(0).Type()}
		switch arg := ast.Unparen(call.Args[0]).(type) {
		case *ast.FuncLit:
			if len(arg.Body.List) == 1 {
				if r, ok := arg.Body.List[0].(*ast.ReturnStmt); ok && len(r.Results) == 1 {
					o.made = r.Results[0]
				}
			}
		case *ast.Ident:
			o.made = &ast.CallExpr{Fun: arg, Lparen: arg.End(), Rparen: arg.End()}
		}
		if o.made != nil {
			out = append(out, o)
		}
	}
	return out
}

// resultsOf returns the syntax of the results of a function, nil if that is not of the package.
func (l *lateness) resultsOf(fn ast.Expr) *ast.FieldList {
	if lit, ok := ast.Unparen(fn).(*ast.FuncLit); ok {
		return lit.Type.Results
	}
	if decl := l.settings.decls[syntax.Func(l.info, fn)]; decl != nil {
		return decl.Type.Results
	}
	return nil
}

// withValues gives what is made once variables, in information that is to be changed, and returns
// their declaration and what they are initialized with; nil if there are none.
func (l *lateness) withValues(pkg *types.Package, once []onceValue) (*ast.GenDecl, []*types.Initializer) {
	if len(once) == 0 {
		return nil, nil
	}
	info := l.info
	info.Types, info.Defs, info.Uses = maps.Clone(info.Types), maps.Clone(info.Defs), maps.Clone(info.Uses)
	info.InitOrder = slices.Clone(info.InitOrder)
	decl := &ast.GenDecl{Tok: token.VAR}
	var out []*types.Initializer
	for _, o := range once {
		arg, pos := o.call.Args[0], o.call.Args[0].Pos()
		v := types.NewVar(pos, pkg, o.by.Name()+valueSuffix, o.result)
		name, use := &ast.Ident{NamePos: pos, Name: v.Name()}, &ast.Ident{NamePos: pos, Name: v.Name()}
		info.Defs[name], info.Uses[use] = v, v
		made := info.Types[o.call] // a value
		made.Type = o.result
		info.Types[use] = made
		if _, ok := info.Types[o.made]; !ok {
			info.Types[o.made] = made
		}
		lit := &ast.FuncLit{Type: &ast.FuncType{Func: pos, Params: new(ast.FieldList), Results: l.resultsOf(arg)}}
		lit.Body = &ast.BlockStmt{Lbrace: pos, List: []ast.Stmt{
			&ast.ExprStmt{X: o.made},
			&ast.ReturnStmt{Return: pos, Results: []ast.Expr{use}},
		}, Rbrace: arg.End()}
		info.Types[lit], info.Types[lit.Type] = info.Types[arg], info.Types[arg]
		call := new(*o.call)
		call.Args = []ast.Expr{lit}
		info.Types[call] = info.Types[o.call]
		info.InitOrder[o.at] = &types.Initializer{Lhs: []*types.Var{o.by}, Rhs: call}
		decl.Specs = append(decl.Specs, &ast.ValueSpec{Names: []*ast.Ident{name}})
		out = append(out, &types.Initializer{Lhs: []*types.Var{v}, Rhs: o.made})
	}
	return decl, out
}
