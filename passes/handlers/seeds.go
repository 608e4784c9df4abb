package handlers

import (
	"cmp"
	"go/types"
	"slices"
	"strings"

	"github.com/envvet/envvet/passes/internal/known"
)

// findSeeds finds the handler places that the package mentions and that are
// declared elsewhere: those of the frameworks, and those that facts tell of.
// It is all the work that most packages cause: one look at each identifier.
func (u *unit) findSeeds() {
	u.stdio.importPackages(u.pass)
	u.namings = make(map[types.Object]*known.CommandNaming)
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
		if seen[obj] {
			continue
		}
		seen[obj] = true
		if framework {
			u.noteStdio(obj)
			u.asksName = u.asksName || u.namings[obj] != nil
		} else {
			u.importFacts(obj)
		}
	}
	u.sortSeeds()
}

// sortSeeds puts what was found in no order into that of its declarations.
func (u *unit) sortSeeds() {
	slices.SortStableFunc(u.seeds, func(a, b seed) int {
		p, q := u.pass.Fset.Position(a.v.Pos()), u.pass.Fset.Position(b.v.Pos())
		return cmp.Or(strings.Compare(a.v.Pkg().Path(), b.v.Pkg().Path()), strings.Compare(p.Filename, q.Filename), cmp.Compare(p.Offset, q.Offset),
			strings.Compare(a.v.Name(), b.v.Name()), strings.Compare(a.field, b.field), strings.Compare(a.method, b.method), cmp.Compare(a.framework, b.framework))
	})
}

// visit adds the places of a package if it is a framework's, and reports
// whether it is.
func (u *unit) visit(pkg *types.Package) bool {
	u.mentioned[known.ImportPath(pkg.Path())] = pkg
	framework, ok := known.FrameworkOf(pkg.Path())
	if !ok {
		return false
	}
	path := known.Original(pkg.Path())
	for i := range known.CommandNamings {
		if row := &known.CommandNamings[i]; row.Path == path {
			if obj := declared(pkg, row.Type, row.Name); obj != nil {
				u.namings[obj] = row
			}
		}
	}
	if len(known.ByType(framework)) > 0 {
		u.byType = true
	}
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
	for _, row := range known.HandlerParams {
		if row.Path == path {
			u.seedParam(pkg, row, false)
		}
	}
	for _, row := range known.GrammarParams {
		if row.Path == path {
			u.seedParam(pkg, row.HandlerFunc, !row.Command)
		}
	}
	return true
}

// seedParam adds a parameter of a function or method of a framework.
func (u *unit) seedParam(pkg *types.Package, row known.HandlerFunc, inline bool) {
	if fn, ok := declared(pkg, row.Type, row.Func).(*types.Func); ok && row.Param < fn.Signature().Params().Len() {
		v := fn.Signature().Params().At(row.Param)
		u.seeds = append(u.seeds, seed{place{v: v, inline: inline}, row.Framework})
	}
}

// seedTypes finds the types whose values become handlers or hold commands, of
// those that something flows to.
func (u *unit) seedTypes() {
	for tn := range u.typed {
		if typeParam(tn.Type()) != nil {
			continue // see importFacts
		}
		add := func(framework known.Framework, use Use) {
			u.types = append(u.types, seed{place{typ: tn, method: use.Method, inline: use.Inline}, framework})
		}
		if a := known.CallableOf(tn.Pkg().Path(), tn.Name()); a != nil {
			add(a.Framework, Use{})
		} else if g := known.GrammarList(tn.Pkg().Path(), tn.Name()); g != nil {
			add(g.Framework, Use{Inline: true})
		} else if framework, ok := includes(tn); ok {
			add(framework, Use{})
		}
		var fact HandlerType
		if !u.done && tn.Pkg() != u.pass.Pkg && u.pass.ImportObjectFact(tn, &fact) {
			for _, use := range fact.Uses {
				add(use.Framework, use)
			}
		}
	}
	slices.SortFunc(u.types, func(a, b seed) int {
		return cmp.Or(strings.Compare(a.typ.Pkg().Path(), b.typ.Pkg().Path()), strings.Compare(a.typ.Name(), b.typ.Name()),
			cmp.Compare(a.framework, b.framework), strings.Compare(a.method, b.method), cmp.Compare(a.typ.Pos(), b.typ.Pos()))
	})
}

func (u *unit) importFacts(obj types.Object) {
	switch obj := obj.(type) {
	case *types.Func:
		var fact HandlerParam
		u.importStdio(obj.Origin())
		if fn := obj.Origin(); u.pass.ImportObjectFact(fn, &fact) {
			for _, p := range fact.Params {
				if params := fn.Signature().TypeParams(); p.Type {
					if 0 <= p.Index && p.Index < params.Len() {
						u.types = append(u.types, seed{place{typ: params.At(p.Index).Obj(), method: p.Method}, p.Framework})
						u.byType = true
					}
				} else if 0 <= p.Index && p.Index < fn.Signature().Params().Len() {
					v := fn.Signature().Params().At(p.Index)
					u.seeds = append(u.seeds, seed{place{v: v, field: p.Field, method: p.Method, inline: p.Inline, fn: p.Func}, p.Framework})
				}
			}
		}
	case *types.TypeName:
		var fact HandlerType
		if u.pass.ImportObjectFact(obj, &fact) {
			u.byType = true // see seedTypes
		}
	case *types.Var:
		var fact HandlerField
		if v := obj.Origin(); (v.IsField() || v.Kind() == types.PackageVar) && u.pass.ImportObjectFact(v, &fact) {
			for _, use := range fact.Uses {
				u.seeds = append(u.seeds, seed{place{v: v, method: use.Method, inline: use.Inline, fn: use.Func}, use.Framework})
			}
		}
	}
}

// declared returns what a package declares by a name: a field or method, promoted ones
// included, if typ is not empty; nil if there is none.
func declared(pkg *types.Package, typ, name string) types.Object {
	if typ == "" {
		return pkg.Scope().Lookup(name)
	}
	return member(pkg, typ, name)
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
