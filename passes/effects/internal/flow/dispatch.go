package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A method that is called by an interface is that of the type which the value has, or of what is
// embedded there:
//
//	type tagged struct{ slog.Handler }
//
//	var handler slog.Handler = tagged{slog.NewTextHandler(os.Stderr, nil)}

// dispatch calls the method of that name of the dynamic type t on recv.
func (f *frame) dispatch(t types.Type, method string, recv []atom, c call, v via, depth int) {
	sel := f.pkg.method(t, known.Named(method))
	if sel == nil {
		return
	}
	m := sel.Obj().(*types.Func)
	within := sel.Index()[:len(sel.Index())-1]
	if len(within) > 0 && method != m.Id() && !f.pkg.asksFirst(t, pathOf(t, within)) {
		method = m.Id()
	}
	c.never = neverOf(method)
	ops, described := known.LookupAs(m, method)
	if len(within) > 0 && len(c.vals) > 0 { // of a part of what is known
		c.vals = slices.Concat([]ssa.Value{nil}, c.vals[1:])
	}
	for _, i := range within {
		if recv, t = f.embedded(recv, t, i); t == nil {
			return
		}
	}
	switch {
	case described:
		if !v.fixed {
			v.what = f.pkg.declName(m)
		}
		f.standardOps(ops, m, c.withReceiver(recv), v, depth+1)
	case types.IsInterface(m.Signature().Recv().Type()):
		f.perform(summary.Invoke, method, recv, c, v, depth+1) // promoted from an embedded interface
	default:
		f.run(atom{}, &function{decl: m, name: f.pkg.declName(m)}, c.withReceiver(recv), v, depth)
	}
}

// method returns the method of that name of t or, as fields and variables can
// be addressed, of *t.
func (p *Package) method(t types.Type, name string) *types.Selection {
	if sel := p.methodNamed(t, name); sel != nil {
		return sel
	}
	if _, ok := types.Unalias(t).(*types.Pointer); ok {
		return nil
	}
	ptr := p.pointers[t]
	if ptr == nil {
		ptr = types.NewPointer(t)
		p.pointers[t] = ptr
	}
	return p.methodNamed(ptr, name)
}

// methodNamed returns the method in the method set of t that has a name, or, if only the package
// that declares it can name it, the ID of [types.Func.Id]; nil if there is none.
func (p *Package) methodNamed(t types.Type, name string) *types.Selection {
	set := p.methods.MethodSet(t)
	if token.IsExported(name) {
		return set.Lookup(p.env.Pkg, name)
	}
	for sel := range set.Methods() {
		if sel.Obj().Id() == name {
			return sel
		}
	}
	return nil
}

// embedded returns what field i of values of type t or *t holds, and its type.
func (f *frame) embedded(recv []atom, t types.Type, i int) ([]atom, types.Type) {
	name := typeinfo.FieldName(t, i)
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return nil, nil
	}
	if t = s.Field(i).Type(); typeinfo.IsAggregate(t) {
		return fields(recv, name), t
	}
	return f.read(fields(recv, name), t), t
}
