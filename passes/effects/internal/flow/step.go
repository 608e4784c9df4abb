package flow

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// step evaluates one instruction.
func (f *frame) step(i ssa.Instruction) {
	switch i := i.(type) {
	case ssa.CallInstruction:
		f.call(i)
	case *ssa.Store:
		if !f.isDeclaration(i) {
			f.assign(f.value(i.Addr), i.Val, i, true, false)
			f.lendReturned(i)
			f.runAssigned(i)
		}
	case *ssa.MapUpdate:
		v, keyed := heldByMap(i)
		f.assign(elements(f.value(i.Map)), v, i, false, keyed)
	case *ssa.Send:
		f.assign(elements(f.value(i.Chan)), i.X, i, false, false)
	case *ssa.Range:
		f.set(i, f.value(i.X)...) // of a type that carries nothing by itself
	case *ssa.Select:
		for _, s := range i.States {
			if s.Dir == types.SendOnly {
				f.assign(elements(f.value(s.Chan)), s.Send, i, false, false)
			}
		}
		if f.carries(i) {
			f.set(i, f.eval(i)...)
		}
	case *ssa.Return:
		for n, v := range i.Results {
			empty := f.returnsEmpty(i)
			if empty || f.carries(v) {
				atoms := f.value(v)
				if empty {
					atoms = f.fresh(i, v.Type())
				}
				f.escape(atoms, false)
				if f.results[n].addAll(atoms) {
					f.told++
				}
			}
		}
	case ssa.Value:
		if f.carries(i) {
			f.set(i, f.eval(i)...)
		}
	}
}

// returnsEmpty reports whether a struct that may carry something is all that is returned, and
// has nothing in it: what is nil there, who calls the function may fall back from. Beside
// something else it is mostly there because it has to be.
func (f *frame) returnsEmpty(r *ssa.Return) bool {
	return len(r.Results) == 1 && form.IsZero(r.Results[0]) && typeinfo.IsAggregate(r.Results[0].Type()) && f.pkg.carries(r.Results[0].Type())
}

// eval returns what the value that an instruction computes may hold.
func (f *frame) eval(v ssa.Value) []atom {
	switch v := v.(type) {
	case *ssa.Alloc:
		atoms := f.fresh(v, v.Type().Underlying().(*types.Pointer).Elem())
		o := atoms[0].node.(*object)
		o.variable = !typeinfo.IsAggregate(o.typ)
		return atoms
	case *ssa.MakeMap, *ssa.MakeSlice, *ssa.MakeChan:
		return f.fresh(v.(ssa.Instruction), v.Type())
	case *ssa.Phi:
		var c cell
		for i := range v.Edges {
			c.addAll(f.brought(v, i))
		}
		return c.atoms
	case *ssa.UnOp:
		switch v.Op {
		case token.MUL:
			return f.load(v)
		case token.ARROW:
			return f.read(elements(f.value(v.X)), v.Type())
		}
	case *ssa.ChangeType:
		return f.value(v.X)
	case *ssa.ChangeInterface:
		return f.value(v.X)
	case *ssa.Convert:
		return f.value(v.X)
	case *ssa.MultiConvert:
		return f.value(v.X)
	case *ssa.SliceToArrayPointer:
		return f.value(v.X)
	case *ssa.Slice:
		return f.value(v.X)
	case *ssa.MakeInterface:
		return f.box(v)
	case *ssa.MakeClosure:
		return f.closure(v)
	case *ssa.FieldAddr:
		return fields(f.value(v.X), typeinfo.FieldName(v.X.Type(), v.Field))
	case *ssa.Field:
		return f.read(fields(f.value(v.X), typeinfo.FieldName(v.X.Type(), v.Field)), v.Type())
	case *ssa.IndexAddr:
		return elements(f.value(v.X))
	case *ssa.Index:
		return f.read(elements(f.value(v.X)), v.Type())
	case *ssa.Lookup:
		return f.read(elements(f.value(v.X)), v.Type())
	case *ssa.Next:
		return f.read(elements(f.value(v.Iter)), v.Type())
	case *ssa.Select:
		var c cell
		for _, s := range v.States {
			if s.Dir == types.RecvOnly {
				c.addAll(f.read(elements(f.value(s.Chan)), nil))
			}
		}
		return c.atoms
	case *ssa.TypeAssert:
		return f.assert(v)
	case *ssa.Extract:
		return f.extract(v)
	}
	return nil
}

// fresh returns the object that an instruction makes.
func (f *frame) fresh(by ssa.Instruction, t types.Type) []atom {
	o := f.object(madeKey{by: by})
	o.typ = t
	return []atom{{kind: isPlace, node: o}}
}

// load evaluates *p.
func (f *frame) load(v *ssa.UnOp) []atom {
	if g, ok := v.X.(*ssa.Global); ok {
		if obj, ok := g.Object().(*types.Var); ok && known.IsStdout(obj) {
			return []atom{f.mention(v)}
		}
	}
	atoms := f.read(f.value(v.X), v.Type())
	if _, ok := v.X.(*ssa.Global); ok {
		return f.spared(v, atoms)
	}
	return atoms
}

// read returns what is stored at the places given, as a value of type t. A
// struct is not copied: its value is the place itself.
func (f *frame) read(places []atom, t types.Type) []atom {
	var c cell
	for _, a := range places {
		if t != nil && typeinfo.IsAggregate(t) {
			c.add(a)
			continue
		}
		f.addContents(&c, a, f.cur)
	}
	return c.atoms
}

// assign stores the value of v, which may let it leave the function's reach.
func (f *frame) assign(address []atom, v ssa.Value, by ssa.Instruction, must, keyed bool) {
	if !f.carries(v) {
		return
	}
	atoms := f.outputOf(by, f.served(by, f.value(v)))
	for _, a := range address {
		f.noteKept(a, atoms, by.Pos())
		if putsBack(a) {
			continue
		}
		if o, ok := a.node.(*object); !ok || o.opaque || o.home != f.fn {
			f.escape(atoms, f.pkg.lends(a))
		}
	}
	f.store(address, atoms, by, must, keyed)
	f.recordStores(address, by)
}

func elements(atoms []atom) []atom { return fields(atoms, paths.Element) }

func fields(atoms []atom, name string) []atom {
	var c cell
	below(atoms, name, func(a atom) { c.add(a) })
	return c.atoms
}

// box evaluates the conversion of a value to an interface.
func (f *frame) box(v *ssa.MakeInterface) []atom {
	if _, ok := types.Unalias(v.X.Type()).(*types.TypeParam); ok {
		return f.value(v.X) // whoever calls knows what it is
	}
	key := madeKey{by: v}
	b, ok := f.made[key].(*boxed)
	if !ok {
		b = &boxed{id: f.pkg.next(), typ: v.X.Type(), iface: v.Type().Underlying(), inner: f.cell(v.X), made: f.madeHere(v)}
		switch v.X.(type) {
		case *ssa.Function, *ssa.Global, *ssa.Const:
			b.inner = newHeld(f.value(v.X)...)
		default:
			b.inner.hold()
		}
		b.literal = literal(v)
		b.self = f.fn.Signature.Recv() != nil && len(f.fn.Params) > 0 && v.X == f.fn.Params[0]
		f.made[key] = b
	}
	return []atom{{kind: isBox, node: b}}
}

// assert evaluates x.(T).
func (f *frame) assert(v *ssa.TypeAssert) []atom {
	if types.IsInterface(v.AssertedType) {
		return f.value(v.X)
	}
	var c cell
	for _, a := range f.value(v.X) {
		if b, ok := a.node.(*boxed); !ok {
			c.add(a)
		} else if b.typ == nil || types.Identical(b.typ, v.AssertedType) {
			c.addAll(f.inside(a, b))
		}
	}
	return c.atoms
}

// extract evaluates one component of a tuple.
func (f *frame) extract(v *ssa.Extract) []atom { return f.component(v.Tuple, v.Index) }

// component returns what component i of a tuple holds.
func (f *frame) component(tuple ssa.Value, i int) []atom {
	if call, ok := tuple.(*ssa.Call); ok {
		if c, ok := f.made[madeKey{by: call, id: -1 - i}].(*cell); ok {
			return c.atoms
		}
		return nil
	}
	return f.value(tuple)
}

// closure evaluates a function literal with what it captures, or a method value.
func (f *frame) closure(v *ssa.MakeClosure) []atom {
	key := madeKey{by: v}
	c, ok := f.made[key].(*function)
	if !ok {
		c = &function{id: f.pkg.next(), fn: v.Fn.(*ssa.Function), made: f.madeHere(v), closure: v}
		c.name = f.pkg.name(c.fn)
		c.held = f.heldIn(v)
		for _, b := range v.Bindings {
			bound := f.cell(b)
			switch b.(type) {
			case *ssa.Function, *ssa.Global, *ssa.Const:
				bound = newHeld(f.value(b)...)
			default:
				bound.hold()
			}
			c.bind = append(c.bind, bound)
		}
		f.made[key] = c
	}
	return []atom{{kind: isFunction, node: c}}
}
