package handlers

import (
	"cmp"
	"go/types"
	"slices"
	"strings"
)

// A declaredParam is a parameter of a declared function or method.
type declaredParam struct {
	of    *types.Func
	index int
}

// declaredParams keeps the parameters of a function or method.
func (u *unit) declaredParams(fn *types.Func) {
	for i := range fn.Signature().Params().Len() {
		u.params[fn.Signature().Params().At(i)] = declaredParam{fn, i}
	}
}

// called returns the places through which a parameter of a method is given what
// it is by those who only know an interface: the parameters of the interfaces'
// methods.
func (c *closure) called(p place) []place {
	of, ok := c.params[p.v]
	if !ok || of.of.Signature().Recv() == nil {
		return nil
	}
	var to []place
	for _, tn := range c.interfaces(of.of.Name()) {
		v := param(method(c.pass.Pkg, tn.Type(), of.of.Name()).Signature(), of.index)
		if v != nil && c.registers(tn, of, p) {
			q := p
			q.v = v
			to = append(to, q)
		}
	}
	return to
}

// interfaces returns the interfaces with a method of that name that something
// becomes, in order.
func (c *closure) interfaces(name string) []*types.TypeName {
	var list []*types.TypeName
	for tn := range c.typed {
		if types.IsInterface(tn.Type()) && method(c.pass.Pkg, tn.Type(), name) != nil {
			list = append(list, tn)
		}
	}
	slices.SortFunc(list, func(a, b *types.TypeName) int {
		return cmp.Or(strings.Compare(a.Pkg().Path(), b.Pkg().Path()), strings.Compare(a.Name(), b.Name()), cmp.Compare(a.Pos(), b.Pos()))
	})
	return list
}

// registers reports whether a value with the method becomes one of the
// interface, and every other value that does is a registrar, too: what is given
// to one that does something else is no handler.
func (c *closure) registers(tn *types.TypeName, of declaredParam, p place) bool {
	found := false
	for _, f := range c.typed[tn] {
		e := c.concrete(f.expr)
		t := c.typeOf(e, f.result)
		if t == nil || types.IsInterface(t) || c.pass.TypesInfo.Types[c.strip(e)].IsNil() {
			continue
		}
		m := method(c.pass.Pkg, t, of.of.Name())
		if m == of.of {
			found = true
			continue
		}
		if m == nil {
			return false // broken code
		}
		q := p
		q.v = param(m.Signature(), of.index)
		if _, ok := c.places[q]; !ok {
			return false
		}
	}
	return found
}
