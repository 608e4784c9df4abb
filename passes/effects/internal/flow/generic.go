package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// instance returns fn if it is an instance of a generic function, or of a method with type
// parameters of its own, else nil. What another method of a generic type is given is what
// the type holds.
func instance(fn *ssa.Function) *ssa.Function {
	origin := fn.Origin()
	if origin == nil || origin.Signature.Recv() != nil && origin.Signature.TypeParams().Len() == 0 {
		return nil
	}
	return fn
}

// origin returns the generic function or method that fn, which may be nil, is an instance
// of, or fn itself.
func origin(fn *ssa.Function) *ssa.Function {
	if fn != nil && fn.Origin() != nil {
		return fn.Origin()
	}
	return fn
}

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
	if !hasMethods(p) {
		return atoms
	}
	return f.asInterface(i, t, p, atoms)
}

// hasMethods reports whether p's constraint has methods.
func hasMethods(p *types.TypeParam) bool {
	iface, ok := p.Constraint().Underlying().(*types.Interface)
	return ok && iface.NumMethods() > 0
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
	if place.Path == element {
		list, ok := t.Underlying().(*types.Slice)
		if !ok {
			return atoms
		}
		if t = list.Elem(); p != nil {
			p = elementParam(p)
		} else if list, ok := param.(*types.Slice); ok {
			p, _ = list.Elem().(*types.TypeParam)
		}
	} else if place.Path != "" {
		return atoms
	}
	if p == nil || hasMethods(p) || len(atoms) == 0 && f.pkg.methods.MethodSet(t).Len() == 0 {
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
	if elem, ok := place.extend(element); ok {
		f.init(elem, boxes)
	}
	return []atom{place}
}
