package unit

import (
	"go/types"

	"github.com/envvet/envvet/passes/standard"
)

// reach has the names of the types, by package, that importers of a package come
// by without importing the packages that declare them: those that what it exports
// speaks of. Of the standard library it has none, as there are no facts about it.
type reach struct {
	types map[string]map[string]bool
	seen  map[types.Type]bool // that are declared
}

func reachOf(pkg *types.Package) reach {
	r := reach{types: make(map[string]map[string]bool), seen: make(map[types.Type]bool)}
	for _, name := range pkg.Scope().Names() {
		if obj := pkg.Scope().Lookup(name); obj.Exported() {
			r.visit(obj.Type())
			if _, ok := obj.(*types.TypeName); ok {
				r.add(obj)
			}
		}
	}
	return r
}

func (r reach) add(declared types.Object) {
	path := declared.Pkg().Path()
	if r.types[path] == nil {
		r.types[path] = make(map[string]bool)
	}
	r.types[path][declared.Name()] = true
}

func (r reach) visit(t types.Type) {
	switch t := t.(type) {
	case *types.Alias:
		if !r.seen[t] {
			r.seen[t] = true
			r.list(t.TypeArgs())
			r.params(t.TypeParams())
			r.visit(t.Rhs())
		}
	case *types.Named:
		r.list(t.TypeArgs())
		t = t.Origin()
		if r.seen[t] || t.Obj().Pkg() == nil || standard.Has(t.Obj().Pkg().Path()) {
			return
		}
		r.seen[t] = true
		r.add(t.Obj())
		r.params(t.TypeParams())
		r.visit(t.Underlying())
		for m := range t.Methods() {
			r.visit(m.Type())
		}
	case *types.TypeParam:
		if !r.seen[t] {
			r.seen[t] = true
			r.visit(t.Constraint())
		}
	case *types.Pointer:
		r.visit(t.Elem())
	case *types.Slice:
		r.visit(t.Elem())
	case *types.Array:
		r.visit(t.Elem())
	case *types.Chan:
		r.visit(t.Elem())
	case *types.Map:
		r.visit(t.Key())
		r.visit(t.Elem())
	case *types.Signature:
		r.params(t.TypeParams())
		for v := range t.Params().Variables() {
			r.visit(v.Type())
		}
		for v := range t.Results().Variables() {
			r.visit(v.Type())
		}
	case *types.Struct:
		for f := range t.Fields() {
			r.visit(f.Type())
		}
	case *types.Interface:
		for m := range t.ExplicitMethods() {
			r.visit(m.Type())
		}
		for e := range t.EmbeddedTypes() {
			r.visit(e)
		}
	case *types.Union:
		for term := range t.Terms() {
			r.visit(term.Type())
		}
	}
}

func (r reach) list(l *types.TypeList) {
	for t := range l.Types() {
		r.visit(t)
	}
}

func (r reach) params(l *types.TypeParamList) {
	for t := range l.TypeParams() {
		r.visit(t)
	}
}
