package flow

import (
	"cmp"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A substitution replaces the places of a callee's summary by those of its caller.
type substitution struct {
	f       *frame
	of      any             // the callee
	made    []summary.Value // what its summary says under that name
	results []summary.Value // likewise
	effects []summary.Effect
	name    string // of the variable that begins with the value, or of a field of one, empty if none does
	waits   bool   // options are to be called that were not evaluated yet
	c       call
	bind    [][]atom
	making  []int // the objects of the callee that are being made
	level   int   // of values within values
	last    *held
}

// held is what a place of the callee held when that was last asked. The uses of
// a place stand together.
type held struct {
	place summary.Ref
	later bool
	known int // of the package then
	work  int // that it took
	atoms []atom
}

// heldBy returns what the place that is used holds.
func (s substitution) heldBy(u *summary.Use) []atom {
	f, last := s.f, s.last
	if last.work > 0 && last.place == u.Target && last.later == f.later && last.known == f.pkg.known() {
		f.work += last.work
		return last.atoms
	}
	before := f.work
	if f.ongoing = s.goesOn(u); f.ongoing {
		f.receives = s.isReceived(u)
		defer func() { f.ongoing, f.receives = false, false }()
	}
	atoms := f.ofArgument(s.c.inst, u.Target, s.contents(u.Target))
	*last = held{u.Target, f.later, f.pkg.known(), f.work - before, atoms}
	return atoms
}

// maxLevels bounds values within values.
const maxLevels = 8

// call returns what the callee calls a function or method of its caller with.
func (s substitution) call(u *summary.Use) call {
	c := call{args: make([][]atom, len(u.Args))}
	for i, v := range u.Args {
		c.args[i] = s.value(v)
	}
	c.said = s.heldInside(u.Says)
	return c
}

func (s substitution) base(r summary.Ref) []atom {
	switch r.Root {
	case summary.Param:
		return s.c.arg(r.Index)
	case summary.Free:
		if 0 <= r.Index && r.Index < len(s.bind) {
			return s.bind[r.Index]
		}
	case summary.Global:
		r.Path = ""
		return []atom{s.f.pkg.place(r)}
	case summary.Made:
		return s.madeAs(r.Index)
	}
	return nil
}

// contents returns what the place r of the callee holds.
func (s substitution) contents(r summary.Ref) []atom {
	var out cell
	t := s.typeOf(r)
	s.addContents(&out, r, t != nil && typeinfo.IsAggregate(t))
	return out.atoms
}

// addContents adds to out what the place r of the callee holds. If that is a struct or an
// array as a whole, its place is what it is, whatever was copied there.
func (s substitution) addContents(out *cell, r summary.Ref, whole bool) {
	if r.Root == summary.Made && !s.f.after {
		s.f.after = true
		defer func() { s.f.after = false }()
	}
	_, _, _, calls := paths.CutCall(r.Path)
	for _, a := range s.base(r) {
		if r.Path == "" && a.kind != isPlace {
			out.add(a)
			continue
		}
		if calls {
			out.addAll(s.f.follow(a, r.Path))
			continue
		}
		for _, a := range s.f.unboxed(a) {
			if a.kind != isPlace {
				continue
			}
			if p, ok := a.extend(r.Path); ok {
				if _, ok := p.node.(*object); whole || ok && r.Root != summary.Made && !paths.PassesCall(r.Path) {
					out.add(p) // a struct, or a pointer to it, is its place
				}
				if !whole {
					s.f.addContents(out, p, s.f.cur)
				}
			}
		}
	}
}

// typeOf returns the type of what the place r of the callee holds, nil if that is not known.
func (s substitution) typeOf(r summary.Ref) types.Type {
	if r.Root != summary.Param || r.Index < 0 { // in a broken fact
		return nil
	}
	var t types.Type
	switch of := s.of.(type) {
	case *ssa.Function:
		if r.Index < len(of.Params) {
			t = of.Params[r.Index].Type()
		}
	case *types.Func:
		t = typeinfo.Parameter(of.Signature(), r.Index)
	}
	if t == nil {
		return nil
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	return typeAt(t, r.Path)
}

// places returns the places that r denotes.
func (s substitution) places(r summary.Ref) []atom {
	if paths.PassesCall(r.Path) {
		return nil
	}
	var out cell
	for _, a := range s.f.unbox(s.base(r)) {
		if a.kind != isPlace {
			continue
		}
		if o, ok := a.node.(*object); ok && o.variable && r.Path != "" && a.path == "" {
			below(s.f.contents(a, s.f.cur), r.Path, func(a atom) { out.add(a) })
			continue
		}
		if p, ok := a.extend(r.Path); ok && !s.f.lacks(p) {
			out.add(p)
		}
	}
	return out.atoms
}

// targets returns the places that something is put into: of the field of a package variable that
// is of what that holds, too, as who asks for it there finds that.
func (s substitution) targets(r summary.Ref) []atom {
	places := s.places(r)
	if r.Root != summary.Global || r.Path == "" || len(places) == 0 {
		return places
	}
	out := cell{atoms: slices.Clone(places)}
	for _, variable := range s.base(r) {
		for prefix, rest := range paths.Prefixes(r.Path) {
			if at, ok := variable.extend(prefix); ok {
				below(s.f.contents(at, s.f.cur), rest, func(a atom) { out.add(a) })
			}
		}
	}
	return out.atoms
}

// value makes a value of the callee one of this function.
func (s substitution) value(v summary.Value) []atom {
	if s.level > maxLevels {
		return nil
	}
	s.level++
	var out cell
	for i := range v {
		if len(v) == 1 || !s.isInVariable(v, &v[i]) {
			s.atom(&out, &v[i])
		}
	}
	return out.atoms
}

// isInVariable reports whether an object is what a variable holds that stands beside it, so that it is
// there as long as that holds it.
func (s substitution) isInVariable(v summary.Value, a *summary.Atom) bool {
	same, ok := a.Local().Same.(*object)
	return ok && slices.ContainsFunc(v, func(at summary.Atom) bool {
		if at.Kind != summary.At || at.Ref.Root != summary.Global || paths.PassesCall(at.Ref.Path) {
			return false
		}
		place := s.f.pkg.place(at.Ref)
		slot := s.f.memory(place)[place]
		return slot != nil && slices.ContainsFunc(slot.entries, func(e entry) bool { return e.atom == atom{kind: isPlace, node: same} })
	})
}

func (s substitution) atom(out *cell, a *summary.Atom) {
	f, local := s.f, a.Local()
	conds, possible := f.under(a.If, s.c.deciding, f.cur)
	if !possible {
		return
	}
	isDefault := (a.Kind == summary.Writer || a.Kind == summary.Box) && a.Ref.Root != 0
	falls := isDefault && s.fallsBack(a)
	if isDefault && !falls && !s.isPassedOn(a) {
		return
	}
	key := f.key(s.of, a.ID)
	switch a.Kind {
	case summary.Writer:
		if f.pkg.isReplaced(a.From) {
			return
		}
		if isDefault {
			out.add(s.fallenBack(a, falls))
			return
		}
		w := writerKey{class: f.handedClass(a.Class), what: a.What, told: s.of != nil, from: cmp.Or(a.From, s.name)}
		if a.Mention != nil && w.told {
			if w.by = (handing{*a.Mention, local.Fn, local.Pos}); w.by.to == nil {
				w.by = f.handedHere(*a.Mention)
			}
		}
		out.add(f.pkg.writer(w))
	case summary.At:
		t := s.typeOf(a.Ref)
		s.addContents(out, a.Ref, a.Whole || t != nil && typeinfo.IsAggregate(t))
	case summary.Object:
		if same, ok := local.Same.(*object); ok {
			out.add(atom{kind: isPlace, node: same, path: a.Ref.Path})
			return
		}
		if a.From != "" && f.origin == nil && !mentions(summary.Value{*a}, s.effects, 0) {
			place := f.pkg.place(refNamed(a.From))
			f.pkg.unpackInto(place, a.From, func() summary.Value { return summary.Value{*a} })
			out.addAll(f.contents(place, f.cur))
			return
		}
		o := f.object(key)
		o.typ, o.opaque, o.wraps = local.Type, a.Opaque, a.Wraps
		place, ok := atom{kind: isPlace, node: o}.extend(a.Ref.Path)
		if !ok {
			return // in a broken fact
		}
		for _, field := range a.Fields {
			if p, ok := place.extend(field.Path); ok {
				f.init(p, s.in(field.Path).value(field.Value))
				if field.Must {
					if slot, here := f.slot(p), (write{by: f.cur, must: true}); slot.covers != here {
						slot.covers = here
						f.grow(p)
					}
				}
			}
		}
		out.add(place)
	case summary.Func:
		n, ok := f.made[key].(*function)
		if !ok {
			n = &function{id: f.pkg.next(), fn: local.Fn, decl: local.Decl, sum: a.Sum, name: a.Name, made: made{home: f.fn, under: f.also(conds)}}
			for range a.Bind {
				n.bind = append(n.bind, newHeld())
			}
			n.held = s.heldInside(a.Holds)
			f.made[key] = n
			f.noteFrom(n.id, key)
		}
		for i, b := range a.Bind {
			if i < len(n.bind) {
				f.fill(n.bind[i], s.value(b))
			}
		}
		out.add(atom{kind: isFunction, node: n})
	case summary.Box:
		name, methods, never, first := a.Name, a.Methods, a.Never, (*boxed)(nil)
		if a.Again {
			of, ok := s.of.(*boxed)
			if !ok {
				return // a broken fact
			}
			if name, methods, first = of.name, of.methods, of.original(); a.Self {
				never = of.never
			}
			key = f.key(first, a.ID)
		}
		parts := s.partsHere(a.Parts)
		from := key
		key.of = variantOf(key.of, parts)
		b, ok := f.made[key].(*boxed)
		if !ok {
			never = append(slices.Clone(never), excludedBy(methods, parts)...)
			b = &boxed{id: f.pkg.next(), typ: local.Type, iface: local.Iface, name: name, methods: methods, never: never, first: first, inner: newHeld(), made: made{home: f.fn, under: f.also(conds)}, literal: f.outside(local.Holds), given: s.givenTo(a)}
			f.made[key] = b
			f.noteFrom(b.id, from)
		}
		f.pkg.keepListed(b)
		b.listed = b.listed || a.Listed
		f.fill(b.inner, s.value(a.Inner))
		out.add(atom{kind: isBox, node: b})
	}
}

// in returns s for what is in a field of what it makes.
func (s substitution) in(path string) substitution {
	if s.name != "" {
		s.name = named(s.name, path)
	}
	return s
}
