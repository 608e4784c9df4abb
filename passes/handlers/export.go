package handlers

import (
	"cmp"
	"go/ast"
	"go/types"
	"maps"
	"slices"

	"github.com/envvet/envvet/passes/internal/compare"
	"github.com/envvet/envvet/passes/internal/known"
)

// exportFacts exports the places that importers can put something into.
func (u *unit) exportFacts(c *closure) {
	params := make(map[*types.Var][]Param)
	fields := make(map[*types.Var][]Use)
	methods := make(map[*types.TypeName][]Use)
	typeParams := make(map[*types.TypeName][]Use)
	for p, framework := range c.places {
		use := Use{Framework: framework, Method: p.method, Inline: p.inline, Func: p.fn}
		switch {
		case framework == known.User:
		case p.typ != nil && typeParam(p.typ.Type()) != nil:
			typeParams[p.typ] = append(typeParams[p.typ], use)
		case p.typ != nil:
			if p.method != "" && p.typ.Pkg() == u.pass.Pkg && p.typ.Exported() {
				methods[p.typ] = append(methods[p.typ], use)
			}
		case p.v.Pkg() != u.pass.Pkg:
		case p.v.IsField(), p.v.Kind() == types.PackageVar:
			if p.v.Exported() {
				fields[p.v] = append(fields[p.v], use)
			}
		default:
			params[p.v] = append(params[p.v], Param{Field: p.field, Use: use})
		}
	}
	for v, uses := range fields {
		slices.SortFunc(uses, Use.compare)
		u.pass.ExportObjectFact(v, &HandlerField{Uses: uses})
	}
	for tn, uses := range c.handlerTypes(methods) {
		u.pass.ExportObjectFact(tn, &HandlerType{Uses: uses})
	}
	for v := range c.commands {
		u.pass.ExportObjectFact(v, new(CommandField))
	}
	if len(params)+len(methods)+len(typeParams) == 0 && !u.byType {
		return
	}
	for _, file := range u.pass.Files {
		for _, decl := range file.Decls {
			decl, ok := decl.(*ast.FuncDecl)
			if !ok || !decl.Name.IsExported() {
				continue
			}
			if fn, ok := u.pass.TypesInfo.Defs[decl.Name].(*types.Func); ok {
				u.exportParams(fn, params, methods, typeParams)
			}
		}
	}
	scope := u.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		if tn, ok := scope.Lookup(name).(*types.TypeName); ok {
			u.exportMethods(tn, params, methods)
		}
	}
}

// handlerTypes returns the interfaces of the package of whose values importers make handlers
// by making one: those that are a handler place here, and those of places that importers may
// put a value into, which another package may have made.
func (c *closure) handlerTypes(here map[*types.TypeName][]Use) map[*types.TypeName][]Use {
	all := maps.Clone(here)
	for p, framework := range c.places {
		if p.v == nil || p.method == "" || p.field != "" || framework == known.User || !c.isOpen(p.v) {
			continue
		}
		tn := typeName(p.v.Type())
		use := Use{Framework: framework, Method: p.method, Func: p.fn}
		if tn != nil && types.IsInterface(tn.Type()) && tn.Pkg() == c.pass.Pkg && tn.Exported() && !slices.Contains(all[tn], use) {
			all[tn] = append(slices.Clip(all[tn]), use)
		}
	}
	for _, uses := range all {
		slices.SortFunc(uses, Use.compare)
	}
	return all
}

// exportMethods exports the same for the methods of an interface, by which others
// may know the registrars of the package.
func (u *unit) exportMethods(tn *types.TypeName, params map[*types.Var][]Param, methods map[*types.TypeName][]Use) {
	iface, ok := tn.Type().Underlying().(*types.Interface)
	if !ok || !tn.Exported() || tn.IsAlias() {
		return
	}
	for m := range iface.ExplicitMethods() {
		if m.Exported() && m.Pkg() == u.pass.Pkg {
			u.exportParams(m, params, methods, nil)
		}
	}
}

func (u *unit) exportParams(fn *types.Func, params map[*types.Var][]Param, methods, typeParams map[*types.TypeName][]Use) {
	var fact HandlerParam
	for i := range fn.Signature().TypeParams().Len() {
		for _, use := range typeParams[fn.Signature().TypeParams().At(i).Obj()] {
			fact.Params = append(fact.Params, Param{Index: i, Type: true, Use: use})
		}
	}
	for i := range fn.Signature().Params().Len() {
		add := func(p Param) {
			p.Index = i
			if !slices.Contains(fact.Params, p) {
				fact.Params = append(fact.Params, p)
			}
		}
		for _, p := range params[fn.Signature().Params().At(i)] {
			add(p)
		}
		// A value of the type is a command by what it is, of which the package
		// that passes it may show no other sign.
		t := paramType(fn.Signature(), i)
		if a := callable(t); a != nil && a.Method != "" {
			add(Param{Use: Use{Framework: a.Framework}})
		}
		for _, use := range methods[typeName(t)] {
			add(Param{Use: use})
		}
	}
	if len(fact.Params) > 0 {
		slices.SortFunc(fact.Params, func(a, b Param) int {
			return cmp.Or(compare.Bool(a.Type, b.Type), cmp.Compare(a.Index, b.Index), cmp.Compare(a.Field, b.Field), a.Use.compare(b.Use))
		})
		u.pass.ExportObjectFact(fn, &fact)
	}
}
