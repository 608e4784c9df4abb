package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// parameter returns the types of a parameter of an instance, the receiver counted in:
// the one that it has there, and the one that the generic function has; nil if there is
// none, or if it is the receiver.
func parameter(inst *ssa.Function, i int) (t, generic types.Type) {
	origin := inst.Origin().Signature
	if origin.Recv() != nil {
		i--
	}
	if i < 0 || i >= origin.Params().Len() {
		return nil, nil
	}
	return inst.Signature.Params().At(i).Type(), origin.Params().At(i).Type()
}

// typeArguments makes of the arguments of a generic function what its body
// takes them for: values of an interface, the constraint, whose dynamic type is
// the type argument.
func (f *frame) typeArguments(c call) {
	for i := range c.args {
		t, generic := parameter(c.inst, i)
		switch p := generic.(type) {
		case *types.TypeParam:
			if elem := typeinfo.ElementOf(p); elem != nil {
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

// asConstraint returns atoms of type t as values of p's constraint.
func (f *frame) asConstraint(i int, t types.Type, p *types.TypeParam, atoms []atom) []atom {
	if !typeinfo.HasMethods(p) {
		return atoms
	}
	return f.asInterface(i, t, p, atoms)
}

// asInterface returns atoms of type t, the type argument for p, as interface values.
func (f *frame) asInterface(i int, t types.Type, p *types.TypeParam, atoms []atom) []atom {
	if types.IsInterface(t) {
		return atoms
	}
	key := madeKey{by: f.cur, of: p, id: i}
	b, ok := f.made[key].(*boxed)
	if !ok {
		b = &boxed{id: f.pkg.next(), typ: t, iface: p.Constraint().Underlying(), inner: newHeld()}
		f.made[key] = b
	}
	f.fill(b.inner, atoms)
	return []atom{{kind: isBox, node: b}}
}

// ofArgument returns atoms, which the place of an argument of a generic function holds, as
// what the function takes them for that asks what a value of any type can do:
//
//	func Close[T any](v T) {
//		if c, ok := any(v).(io.Closer); ok {
//			c.Close()
//		}
//	}
func (f *frame) ofArgument(inst *ssa.Function, place summary.Ref, atoms []atom) []atom {
	if inst == nil || place.Root != summary.Param {
		return atoms
	}
	t, param := parameter(inst, place.Index)
	if t == nil {
		return atoms
	}
	p, _ := param.(*types.TypeParam)
	if place.Path == paths.Element {
		list, ok := t.Underlying().(*types.Slice)
		if !ok {
			return atoms
		}
		if t = list.Elem(); p != nil {
			p = typeinfo.ElementOf(p)
		} else if list, ok := param.(*types.Slice); ok {
			p, _ = list.Elem().(*types.TypeParam)
		}
	} else if place.Path != "" {
		return atoms
	}
	if p == nil || typeinfo.HasMethods(p) || len(atoms) == 0 && f.pkg.methods.MethodSet(t).Len() == 0 {
		return atoms
	}
	return f.asInterface(place.Index, t, p, atoms)
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
	if elem, ok := place.extend(paths.Element); ok {
		f.init(elem, boxes)
	}
	return []atom{place}
}
