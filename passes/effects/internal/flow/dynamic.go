package flow

import (
	"go/types"

	"github.com/envvet/envvet/passes/effects/summary"
)

// A dynamic says of which type an interface value is, and of which interface, whose methods
// are told of. Where one of these makes such a value again, of its receiver or of a copy of
// that, this is not told of once more, and so on:
//
//	func (c *core) With(fields []Field) Core { return &core{out: c.out, fields: fields} }
//	func (c *core) Check(to *Entry) *Entry   { return to.add(c) }
type dynamic struct {
	of    *types.TypeName // which the value is, or points to; nil for none
	ptr   bool
	iface *types.Interface
}

// dynamicOf returns of which type an interface value is; none if the type has no name, or
// type arguments.
func dynamicOf(l *summary.Local) dynamic {
	iface, ok := l.Iface.(*types.Interface)
	if l.Type == nil || !ok {
		return dynamic{}
	}
	t := types.Unalias(l.Type)
	p, ptr := t.(*types.Pointer)
	if ptr {
		t = types.Unalias(p.Elem())
	}
	named, ok := t.(*types.Named)
	if !ok || named.TypeArgs().Len() > 0 {
		return dynamic{}
	}
	return dynamic{named.Obj(), ptr, iface}
}

// does reports whether what an interface value is asked to do d does as well.
func (d dynamic) does(l *summary.Local) bool {
	other := dynamicOf(l)
	if d.of == nil || d.of != other.of || d.ptr != other.ptr {
		return false
	}
	if d.iface == other.iface {
		return true
	}
	for m := range other.iface.Methods() {
		if obj, _, _ := types.LookupFieldOrMethod(d.iface, false, m.Pkg(), m.Name()); obj == nil {
			return false
		}
	}
	return true
}
