package form

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/envvet/envvet/passes/internal/known"
)

// settings says which variables of a package its functions set, and how they are declared.
type settings struct {
	info    *types.Info
	pkg     *types.Package
	decls   map[*types.Func]*ast.FuncDecl
	set     map[*types.Var]bool // or something that they lead to
	cleared map[*types.Var]bool // by nil, or by an address
}

// findSettings goes through the whole syntax of the package.
func (f *Form) findSettings(info *types.Info) *settings {
	s := &settings{info, f.pass.Pkg, make(map[*types.Func]*ast.FuncDecl), make(map[*types.Var]bool), make(map[*types.Var]bool)}
	for _, file := range f.pass.Files {
		if f.isTest(file) {
			continue
		}
		for _, decl := range file.Decls {
			if fn, ok := decl.(*ast.FuncDecl); ok {
				if obj, ok := info.Defs[fn.Name].(*types.Func); ok {
					s.decls[obj] = fn
				}
			}
		}
		ast.Inspect(file, func(n ast.Node) bool {
			s.look(n)
			return true
		})
	}
	return s
}

func (s *settings) look(n ast.Node) {
	switch n := n.(type) {
	case *ast.AssignStmt:
		for i, e := range n.Lhs {
			v := s.root(e)
			s.set[v] = true
			if len(n.Lhs) != len(n.Rhs) || s.info.Types[n.Rhs[i]].IsNil() {
				s.clear(e)
			}
		}
	case *ast.IncDecStmt:
		s.set[s.root(n.X)] = true
	case *ast.RangeStmt:
		if n.Tok == token.ASSIGN {
			s.set[s.root(n.Key)] = true
			s.set[s.root(n.Value)] = true
		}
	case *ast.UnaryExpr:
		if n.Op == token.AND {
			s.set[s.root(n.X)] = true
			s.clear(n.X)
		}
	case *ast.SelectorExpr: // v.Set, which has the address of v
		if sel := s.info.Selections[n]; sel != nil && sel.Kind() == types.MethodVal {
			if _, pointer := sel.Obj().(*types.Func).Signature().Recv().Type().(*types.Pointer); pointer {
				s.set[s.root(n.X)] = true
			}
		}
	}
}

// all reports whether something holds of all that is in some syntax, and in the bodies of the
// functions of the package that are named there, which may be called.
func (s *settings) all(n ast.Node, holds func(n ast.Node, inner bool) bool) bool {
	seen := make(map[*types.Func]bool)
	var look func(n ast.Node, inner bool) bool
	look = func(n ast.Node, inner bool) bool {
		ok := true
		ast.Inspect(n, func(n ast.Node) bool {
			ok = ok && holds(n, inner)
			if id, named := n.(*ast.Ident); named && ok {
				if fn, called := s.info.Uses[id].(*types.Func); called && !seen[fn.Origin()] {
					seen[fn.Origin()] = true
					decl := s.decls[fn.Origin()]
					ok = decl == nil || decl.Body == nil || look(decl.Body, true)
				}
			}
			return ok
		})
		return ok
	}
	return look(n, false)
}

// clear notes that a variable may be nil again.
func (s *settings) clear(e ast.Expr) {
	if id, ok := ast.Unparen(e).(*ast.Ident); ok {
		if v, ok := s.info.Uses[id].(*types.Var); ok {
			s.cleared[v] = true
		}
	}
}

// root returns the variable that an expression is of, or leads away from, nil if it is of none.
func (s *settings) root(e ast.Expr) *types.Var {
	for {
		switch x := e.(type) {
		case *ast.Ident:
			v, _ := s.info.Uses[x].(*types.Var)
			return v
		case *ast.ParenExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.SliceExpr:
			e = x.X
		case *ast.SelectorExpr:
			if v, ok := s.info.Uses[x.Sel].(*types.Var); ok && !v.IsField() {
				return v // of another package
			}
			e = x.X
		default:
			return nil
		}
	}
}

// isConstant reports whether a package variable is what it is declared as: one of the package that
// nothing there sets, or one of the standard library.
func (s *settings) isConstant(v *types.Var) bool {
	return !isLocal(v) && !s.set[v] && (v.Pkg() == s.pkg || known.Standard(v.Pkg().Path()))
}
