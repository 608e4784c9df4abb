package handlers

import (
	"go/types"

	"github.com/envvet/envvet/passes/internal/known"
)

// findSeeds finds the handler places that the package mentions and that are
// declared elsewhere: those of the frameworks, and those that facts tell of.
// It is all the work that most packages cause: one look at each identifier.
func (u *unit) findSeeds() {
	u.mentioned = map[string]*types.Package{known.ImportPath(u.pass.Pkg.Path()): u.pass.Pkg}
	ofFramework := make(map[*types.Package]bool)
	seen := make(map[types.Object]bool)
	for _, obj := range u.pass.TypesInfo.Uses {
		pkg := obj.Pkg()
		if pkg == nil || pkg == u.pass.Pkg {
			continue
		}
		framework, visited := ofFramework[pkg]
		if !visited {
			framework = u.visit(pkg)
			ofFramework[pkg] = framework
		}
		if !framework && !seen[obj] {
			seen[obj] = true
			u.importFacts(obj)
		}
	}
}

// visit adds the places of a package if it is a framework's, and reports
// whether it is.
func (u *unit) visit(pkg *types.Package) bool {
	path := known.ImportPath(pkg.Path())
	u.mentioned[path] = pkg
	for _, row := range known.HandlerFields {
		if row.Path != path {
			continue
		}
		for _, name := range row.Fields {
			if v, ok := member(pkg, row.Type, name).(*types.Var); ok {
				u.seeds = append(u.seeds, seed{place{v: v}, row.Framework})
			}
		}
	}
	_, ok := known.FrameworkOf(path)
	return ok
}

func (u *unit) importFacts(obj types.Object) {
	switch obj := obj.(type) {
	case *types.Func:
		var fact HandlerParam
		if fn := obj.Origin(); u.pass.ImportObjectFact(fn, &fact) {
			for _, p := range fact.Params {
				if p.Index < fn.Signature().Params().Len() {
					v := fn.Signature().Params().At(p.Index)
					u.seeds = append(u.seeds, seed{place{v, p.Field}, p.Framework})
				}
			}
		}
	case *types.Var:
		var fact HandlerField
		if field := obj.Origin(); field.IsField() && u.pass.ImportObjectFact(field, &fact) {
			u.seeds = append(u.seeds, seed{place{v: field}, fact.Framework})
		}
	}
}

// member returns the field or method of a package's type, promoted ones
// included, or nil.
func member(pkg *types.Package, typ, name string) types.Object {
	tn, ok := pkg.Scope().Lookup(typ).(*types.TypeName)
	if !ok {
		return nil
	}
	obj, _, _ := types.LookupFieldOrMethod(tn.Type(), true, pkg, name)
	switch obj := obj.(type) {
	case *types.Var:
		return obj.Origin()
	case *types.Func:
		return obj.Origin()
	}
	return nil
}
