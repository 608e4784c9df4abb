package texts

import (
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"strconv"
	"strings"
)

// A variable of the package.
type variable struct {
	value   ast.Expr // what it is given where it is declared
	file    place    // of what is embedded in it
	defined int      // how often it is given a value
	changed bool     // in part, or by its address
}

// variable returns the variable that a name stands for, nil if what it holds
// where it is used is not what it holds where it is declared.
func (f *Finder) variable(id *ast.Ident) *variable {
	obj, ok := f.pass.TypesInfo.Uses[id].(*types.Var)
	if !ok || obj.Pkg() != f.pass.Pkg || obj.IsField() {
		return nil
	}
	if f.variables == nil {
		f.variables = make(map[*types.Var]*variable)
		for _, file := range f.pass.Files {
			ast.Inspect(file, f.note)
		}
	}
	v := f.variables[obj]
	if v == nil || v.defined != 1 || v.changed {
		return nil
	}
	return v
}

func (f *Finder) note(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.GenDecl:
		if n.Tok == token.VAR {
			for _, spec := range n.Specs {
				if spec, ok := spec.(*ast.ValueSpec); ok {
					f.declare(n, spec)
				}
			}
		}
	case *ast.AssignStmt:
		for i, left := range n.Lhs {
			var value ast.Expr
			if len(n.Lhs) == len(n.Rhs) && n.Tok == token.DEFINE {
				value = n.Rhs[i]
			}
			f.assign(left, value)
		}
	case *ast.UnaryExpr:
		if v := f.root(n.X); v != nil && n.Op == token.AND {
			v.changed = true
		}
	case *ast.RangeStmt:
		for _, e := range []ast.Expr{n.Key, n.Value} {
			if e != nil {
				f.assign(e, nil)
			}
		}
	}
	return true
}

func (f *Finder) declare(decl *ast.GenDecl, spec *ast.ValueSpec) {
	for i, name := range spec.Names {
		v := f.root(name)
		if v == nil {
			continue
		}
		v.defined++
		if len(spec.Values) == len(spec.Names) {
			v.value = spec.Values[i]
		}
		if len(spec.Values) == 0 && len(spec.Names) == 1 && isText(f.pass.TypesInfo.TypeOf(name)) {
			if name := embedded(spec.Doc); name != "" {
				v.file = f.beside(spec, name)
			} else if !decl.Lparen.IsValid() {
				v.file = f.beside(spec, embedded(decl.Doc))
			}
		}
	}
}

func (f *Finder) assign(left, value ast.Expr) {
	v := f.root(left)
	if v == nil {
		return
	}
	if _, ok := ast.Unparen(left).(*ast.Ident); !ok {
		v.changed = true // a part of it
		return
	}
	v.defined++
	v.value = value
}

// root returns the variable that an expression is or is a part of, if it is one
// of the package's.
func (f *Finder) root(e ast.Expr) *variable {
	for {
		switch x := ast.Unparen(e).(type) {
		case *ast.SelectorExpr:
			e = x.X
			continue
		case *ast.IndexExpr:
			e = x.X
			continue
		case *ast.SliceExpr:
			e = x.X
			continue
		case *ast.StarExpr:
			e = x.X
			continue
		case *ast.Ident:
			obj, ok := f.pass.TypesInfo.ObjectOf(x).(*types.Var)
			if !ok || obj.IsField() {
				return nil
			}
			v := f.variables[obj]
			if v == nil {
				v = new(variable)
				f.variables[obj] = v
			}
			return v
		}
		return nil
	}
}

// embedded returns the name of the one file that a comment embeds, as it is
// written there, or "".
func embedded(doc *ast.CommentGroup) string {
	if doc == nil {
		return ""
	}
	found := ""
	for _, c := range doc.List {
		name, ok := strings.CutPrefix(c.Text, "//go:embed ")
		if !ok {
			continue
		}
		name = strings.TrimSpace(name)
		if unquoted, err := strconv.Unquote(name); err == nil {
			name = unquoted
		} else if strings.ContainsAny(name, " \t") {
			return "" // several
		}
		if found != "" || strings.ContainsAny(name, `*?[\:`) {
			return ""
		}
		found = name
	}
	return found
}

// beside returns the place of a file that a declaration names.
func (f *Finder) beside(n ast.Node, name string) place {
	file := f.pass.Fset.File(n.Pos())
	if name == "" || file == nil {
		return place{}
	}
	return place{filepath.Dir(file.Name()), name}
}
