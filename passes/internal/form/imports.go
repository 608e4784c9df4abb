package form

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// createImports makes packages of what a package imports, with those of their
// functions and variables that it names: of a package without syntax
// ssa.Program.CreatePackage makes all members and methods, again for each package
// that imports it. Package ssa asks for no other members, and makes methods when
// it needs them.
func createImports(prog *ssa.Program, pkg *types.Package, named map[*types.Package][]types.Object) {
	for _, imp := range pkg.Imports() {
		info := &types.Info{Defs: make(map[*ast.Ident]types.Object)}
		spec := new(ast.ValueSpec)
		for _, obj := range named[imp] {
			id := ast.NewIdent(obj.Name())
			info.Defs[id] = obj
			spec.Names = append(spec.Names, id)
		}
		// What is declared as a constant is made of its object alone, whatever that is.
		decl := &ast.GenDecl{Tok: token.CONST, Specs: []ast.Spec{spec}}
		prog.CreatePackage(imp, []*ast.File{{Decls: []ast.Decl{decl}}}, info, true)
	}
}

// named returns the functions and package variables of other packages that the
// package names, each once, in order of the alphabet.
func (f *Form) named() map[*types.Package][]types.Object {
	seen := make(map[types.Object]bool)
	named := make(map[*types.Package][]types.Object)
	for _, obj := range f.pass.TypesInfo.Uses {
		pkg := obj.Pkg()
		if pkg == nil || pkg == f.pass.Pkg || obj.Parent() != pkg.Scope() || seen[obj] {
			continue
		}
		switch obj.(type) {
		case *types.Func, *types.Var:
			seen[obj] = true
			named[pkg] = append(named[pkg], obj)
		}
	}
	for _, objs := range named {
		slices.SortFunc(objs, func(a, b types.Object) int { return cmp.Compare(a.Name(), b.Name()) })
	}
	return named
}
