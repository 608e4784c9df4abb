package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// typeArguments makes of the arguments of a generic function what its body
// takes them for: values of an interface, the constraint, whose dynamic type is
// the type argument.
func (f *frame) typeArguments(fn *ssa.Function, c call) {
	origin := fn.Origin()
	if origin == nil || fn.Signature.Recv() != nil {
		return
	}
	params := origin.Signature.Params()
	for i := range min(params.Len(), len(c.args)) {
		t := fn.Signature.Params().At(i).Type()
		switch p := params.At(i).Type().(type) {
		case *types.TypeParam:
			if elem := elementParam(p); elem != nil {
				c.args[i] = slices.Concat(c.args[i], f.listOf(i, t, elem, c.args[i]))
			} else {
				c.args[i] = f.asConstraint(i, t, p, c.args[i])
			}
		case *types.Slice:
			if elem, ok := p.Elem().(*types.TypeParam); ok {
				c.args[i] = slices.Concat(c.args[i], f.listOf(i, t, elem, c.args[i]))
			}
		}
	}
}

// elementParam returns E if p is constrained to be a list of that other type
// parameter, as S in [S ~[]E, E any], else nil.
func elementParam(p *types.TypeParam) *types.TypeParam {
	iface, ok := p.Constraint().Underlying().(*types.Interface)
	if !ok || iface.NumEmbeddeds() != 1 {
		return nil
	}
	t := iface.EmbeddedType(0)
	if u, ok := t.(*types.Union); ok && u.Len() == 1 {
		t = u.Term(0).Type()
	}
	if s, ok := t.Underlying().(*types.Slice); ok {
		e, _ := s.Elem().(*types.TypeParam)
		return e
	}
	return nil
}

// asConstraint returns atoms of type t as values of p's constraint.
func (f *frame) asConstraint(i int, t types.Type, p *types.TypeParam, atoms []atom) []atom {
	iface, ok := p.Constraint().Underlying().(*types.Interface)
	if !ok || iface.NumMethods() == 0 || types.IsInterface(t) {
		return atoms
	}
	key := madeKey{by: f.cur, of: p, id: i}
	b, ok := f.made[key].(*boxed)
	if !ok {
		b = &boxed{id: f.pkg.next(), typ: t, iface: iface, inner: newHeld()}
		f.made[key] = b
	}
	f.fill(b.inner, atoms)
	return []atom{{kind: isBox, node: b}}
}

// listOf returns a list of one value of p's constraint, which stands for the
// elements of the list type t.
func (f *frame) listOf(i int, t types.Type, p *types.TypeParam, list []atom) []atom {
	s, ok := t.Underlying().(*types.Slice)
	if !ok {
		return nil
	}
	boxes := f.asConstraint(i, s.Elem(), p, f.read(elements(list), s.Elem()))
	if len(boxes) == 0 {
		return nil
	}
	o := f.object(madeKey{by: f.cur, of: p, id: -1 - i})
	o.typ = t
	place := atom{kind: isPlace, node: o}
	if elem, ok := place.extend(element); ok {
		f.init(elem, boxes)
	}
	return []atom{place}
}
