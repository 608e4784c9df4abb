package directives

import (
	"go/ast"
	"go/types"
	"path/filepath"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/position"
)

// LeftOut is the fact that a package of a module that is worked on, or one that it imports,
// has Go files which are not built here: for another platform, or with other tags.
type LeftOut struct {
	Files bool // always true
}

// AFact marks LeftOut as a fact.
func (*LeftOut) AFact() {}

// String says so.
func (*LeftOut) String() string { return "has files that are left out" }

// noteLeftOut notes, and says of the package, which packages have such files.
func (d *Directives) noteLeftOut(pass *analysis.Pass) {
	if pass.Module == nil || pass.Module.Path == "" || !position.IsOwn(pass) {
		return
	}
	for _, imp := range pass.Pkg.Imports() {
		if pass.ImportPackageFact(imp, new(LeftOut)) {
			d.leftOut = append(d.leftOut, imp)
		}
	}
	if len(d.leftOut) > 0 || slices.ContainsFunc(pass.IgnoredFiles, func(name string) bool { return filepath.Ext(name) == ".go" }) {
		d.leftOut = append(d.leftOut, pass.Pkg)
		pass.ExportPackageFact(&LeftOut{Files: true})
	}
}

// MayServeElsewhere reports whether an ignore that suppresses nothing here may do so where other
// files are built: it covers a branch that a constant decides, as runtime.GOOS does, or is in
// one, or what it covers names something of a package that has such files, which may be the
// one under analysis.
func (d *Directives) MayServeElsewhere(pass *analysis.Pass, of Directive) bool {
	for i := range d.list {
		if d.list[i].Pos == of.Pos {
			return d.usesLeftOut(pass, d.list[i].scope) || byConstant(pass, d.list[i].scope)
		}
	}
	return false
}

// usesLeftOut reports whether a name in a scope is that of something of a package with files
// that are left out.
func (d *Directives) usesLeftOut(pass *analysis.Pass, s scope) bool {
	return len(d.leftOut) > 0 && inspects(pass, s, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		return ok && s.contains(id.Pos()) && d.isLeftOut(pass.TypesInfo.Uses[id])
	})
}

func (d *Directives) isLeftOut(obj types.Object) bool {
	v, isVar := obj.(*types.Var)
	_, isFunc := obj.(*types.Func)
	switch {
	case obj == nil || obj.Pkg() == nil || !isVar && !isFunc:
		return false
	case isVar && obj.Parent() != obj.Pkg().Scope() && !v.IsField():
		return false // a local one
	}
	return slices.Contains(d.leftOut, obj.Pkg())
}

// byConstant reports whether a scope is in, or has, a branch that a constant decides.
func byConstant(pass *analysis.Pass, s scope) bool {
	isConstant := func(e ast.Expr) bool { return e != nil && pass.TypesInfo.Types[e].Value != nil }
	decided := func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.IfStmt:
			return isConstant(n.Cond)
		case *ast.SwitchStmt:
			return isConstant(n.Tag)
		}
		return false
	}
	return inspects(pass, s, decided)
}

// inspects reports whether accepted accepts a node that a scope is in, or that is in the scope.
func inspects(pass *analysis.Pass, s scope, accepted func(ast.Node) bool) (found bool) {
	for _, file := range pass.Files {
		if file.FileEnd < s.from || s.to < file.FileStart {
			continue
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if n == nil || found || n.End() <= s.from || s.to < n.Pos() {
				return false
			}
			found = accepted(n)
			return !found
		})
	}
	return found
}
