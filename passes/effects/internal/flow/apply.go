package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// apply does in this function what the summary of a callee says, with the
// callee's parameters and captured variables replaced by what they are here.
//
// What the callee makes is made once for each instruction and callee, so that
// what it hands to a callback and what it returns is the same thing.
func (f *frame) apply(sum *summary.Summary, of any, name string, c call, bind [][]atom, v via, depth int) {
	if sum == nil || depth > maxNesting || f.exhausted() {
		return
	}
	if !v.inside { // what this package's functions do is found through the calls between them
		for i := range sum.Effects {
			e := sum.Effects[i]
			if f.pkg.isReplaced(e.From) || v.later && e.EndsGoroutine() {
				continue
			}
			conds, ok := f.under(e.If, c.deciding, f.cur)
			if !ok || exclude(conds, f.also(v.conds)) {
				continue
			}
			w := v.to(name, e.What, e.Site, e.Trail, e.Elided)
			if to, ok := f.diverted(e.From); ok {
				w.conds, w.later, w.chosen = join(v.conds, conds), v.later, v.chosen || e.Chosen
				f.divert(&e, to, w, depth)
				continue
			}
			e.Incidental = f.incidental(e.Incidental, f.block(), e.Kind, e.If, c.vals)
			e.If = join(v.conds, conds)
			e.What, e.Site = w.what, w.site
			e.Sure, e.Chosen = e.Sure && v.sure, e.Chosen || v.chosen
			if event := f.record(e, w.trail, v.pos); event != nil && int(e.Kind) < len(sum.More) {
				event.More = max(event.More, sum.More[e.Kind])
			}
		}
	}
	s := substitution{f: f, of: of, c: c, bind: bind, last: new(held)}
	for i := range sum.Stores {
		st := &sum.Stores[i]
		if v.inside && st.Target.Root == summary.Global {
			continue // done where it stands
		}
		places := s.places(st.Target)
		if len(places) == 0 {
			continue
		}
		atoms := s.value(st.Value)
		for _, p := range places {
			f.noteKept(p, atoms, v.pos)
			if o, ok := p.node.(*object); !ok || o.opaque || o.home != f.fn {
				f.escape(atoms, !v.inside || f.pkg.lends(p))
			}
		}
		_, later := f.cur.(*ssa.Go)
		f.store(places, atoms, f.cur, st.Must && v.replaces(ofReceiver(st.Target)) && !later, st.Keyed)
		f.recordStores(places, f.cur)
	}
	for i := range sum.Uses {
		if f.exhausted() {
			break // what each place holds may take long to find
		}
		u := &sum.Uses[i]
		if v.inside && u.Kept {
			continue // what becomes of it is known
		}
		conds, ok := f.under(u.If, c.deciding, f.cur)
		if !ok || exclude(conds, f.also(v.conds)) {
			continue
		}
		f.later = v.later || u.Later
		if (u.Op == summary.Write || u.Op == summary.Hand) && !(v.inside && u.Target.Root == summary.Global) && len(s.heldBy(u)) == 0 {
			f.later = false
			continue // most of what is written to holds nothing of interest
		}
		w := v.to(name, u.What, u.Site, u.Trail, u.Elided)
		w.conds, w.later, w.chosen = join(v.conds, withoutNils(conds)), f.later, v.chosen || u.Chosen
		w.alone, w.self = v.alone && u.Sure, v.self && u.Sure
		if v.inside && u.Pos().IsValid() {
			w.pos = u.Pos()
		}
		switch {
		case u.Op == summary.Default:
			f.applyDefault(u, s, w, v.fresh)
		case v.inside && u.Target.Root == summary.Global:
			f.perform(u.Op, u.Method, []atom{f.pkg.place(u.Target)}, s.call(u), w, depth+1)
		default:
			each := w
			each.alone, each.self = v.alone, v.self
			if !f.applyEach(u, s, each, depth) {
				w.each = u.Each && f.forwards(argument(c.vals, u.Target.Index))
				f.applyUse(u, s, w, depth)
			}
		}
		f.later = false
	}
	if c.into == nil {
		return
	}
	for i, r := range sum.Results {
		c.result(i, s.value(r))
	}
}

// applyUse does what the callee does to a place of this function.
func (f *frame) applyUse(u *summary.Use, s substitution, v via, depth int) {
	c := s.call(u)
	held := s.heldBy(u)
	known := f.perform(u.Op, u.Method, held, c, v, depth+1)
	switch {
	case known && !slices.ContainsFunc(held, isRef):
	case u.Op == summary.Call:
		f.handOver(c, 0, !known, v)
	case u.Op == summary.Invoke:
		f.handOver(c, 1, !known, v)
	}
}

// applyDefault decides whether a callee falls back to standard output. fresh
// says that its receiver holds nothing.
func (f *frame) applyDefault(u *summary.Use, s substitution, v via, fresh bool) {
	if f.pkg.isReplaced(u.From) {
		return
	}
	e := summary.Effect{Kind: summary.Stdout, Class: u.Class, What: u.What, Site: u.Site, Handed: true, Spare: true, If: v.conds, Chosen: v.chosen, From: u.From}
	t := u.Target
	unset := t.Root == summary.Param && (fresh && t.Index == 0 || 0 <= t.Index && t.Index < len(s.c.vals) && isZero(s.c.vals[t.Index]))
	to, diverted := f.diverted(u.From)
	switch {
	case unset && diverted:
		f.divert(&e, to, v, 0)
		return
	case unset:
		f.record(e, v.trail, v.pos)
		return
	case diverted:
		return // what falls back to it is written to something of this function's
	}
	for _, place := range s.places(u.Target) {
		f.unless(place, f.cur, e, v)
	}
}

// A substitution replaces the places of a callee's summary by those of its caller.
type substitution struct {
	f     *frame
	of    any // the callee
	c     call
	bind  [][]atom
	level int // of values within values
	last  *held
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
	atoms := f.ofArgument(s.c.inst, u.Target, s.contents(u.Target))
	*last = held{u.Target, f.later, f.pkg.known(), f.work - before, atoms}
	return atoms
}

// maxLevels bounds values within values.
const maxLevels = 8

// call returns what the callee calls a function or method of its caller with.
func (s substitution) call(u *summary.Use) call {
	if len(u.Args) == 0 {
		return call{}
	}
	args := make([][]atom, len(u.Args))
	for i, v := range u.Args {
		args[i] = s.value(v)
	}
	return call{args: args}
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
	}
	return nil
}

// contents returns what the place r of the callee holds.
func (s substitution) contents(r summary.Ref) []atom {
	var out cell
	s.addContents(&out, r)
	return out.atoms
}

// addContents adds to out what the place r of the callee holds.
func (s substitution) addContents(out *cell, r summary.Ref) {
	_, _, _, calls := cutCall(r.Path)
	t := s.typeOf(r)
	whole := t != nil && isAggregate(t) // its place is what it is, whatever was copied there
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
				if _, ok := p.node.(*object); whole || ok && !passesCall(r.Path) {
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
		t = paramOf(of.Signature(), r.Index)
	}
	if t == nil {
		return nil
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	return typeAt(t, r.Path)
}

// paramOf returns the type of parameter i, of which the receiver is the first, nil if there
// is none.
func paramOf(sig *types.Signature, i int) types.Type {
	if recv := sig.Recv(); recv != nil {
		if i == 0 {
			return recv.Type()
		}
		i--
	}
	if i >= sig.Params().Len() {
		return nil
	}
	return sig.Params().At(i).Type()
}

// places returns the places that r denotes.
func (s substitution) places(r summary.Ref) []atom {
	if passesCall(r.Path) {
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
		if p, ok := a.extend(r.Path); ok {
			out.add(p)
		}
	}
	return out.atoms
}

func hasElements(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Slice, *types.Map, *types.Chan:
		return true
	}
	return false
}

// value makes a value of the callee one of this function.
func (s substitution) value(v summary.Value) []atom {
	if s.level > maxLevels {
		return nil
	}
	s.level++
	var out cell
	for i := range v {
		s.atom(&out, &v[i])
	}
	return out.atoms
}

func (s substitution) atom(out *cell, a *summary.Atom) {
	f, local := s.f, a.Local()
	conds, possible := f.under(a.If, s.c.deciding, f.cur)
	if !possible {
		return
	}
	key := f.key(s.of, a.ID)
	switch a.Kind {
	case summary.Writer:
		if f.pkg.isReplaced(a.From) {
			return
		}
		class := a.Class
		if class == summary.Injected && f.atInit() {
			class = summary.Process // in place before any handler runs
		}
		w := writerKey{class: class, what: a.What, told: s.of != nil, from: a.From}
		if a.Mention != nil && w.told {
			if w.by = (handing{*a.Mention, local.Fn, local.Pos}); w.by.to == nil {
				w.by = f.handedHere(*a.Mention)
			}
		}
		out.add(f.pkg.writer(w))
	case summary.At:
		s.addContents(out, a.Ref)
	case summary.Object:
		o := f.object(key)
		o.typ, o.opaque, o.wraps = local.Type, a.Opaque, a.Wraps
		place := atom{kind: isPlace, node: o}
		for _, field := range a.Fields {
			if p, ok := place.extend(field.Path); ok {
				f.init(p, s.value(field.Value))
				if field.Must {
					if slot := f.slot(p); slot.covers != f.cur {
						slot.covers = f.cur
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
		}
		for i, b := range a.Bind {
			if i < len(n.bind) {
				f.fill(n.bind[i], s.value(b))
			}
		}
		out.add(atom{kind: isFunction, node: n})
	case summary.Box:
		b, ok := f.made[key].(*boxed)
		if !ok {
			b = &boxed{id: f.pkg.next(), typ: local.Type, iface: local.Iface, name: a.Name, methods: a.Methods, inner: newHeld(), made: made{home: f.fn, under: f.also(conds)}, literal: f.outside(local.Holds)}
			f.made[key] = b
		}
		f.pkg.keepListed(b)
		b.listed = b.listed || a.Listed
		f.fill(b.inner, s.value(a.Inner))
		out.add(atom{kind: isBox, node: b})
	}
}

// init notes what a place of a new object holds.
func (f *frame) init(place atom, atoms []atom) {
	s := f.slot(place)
	grown := s.wrote(f.cur, false, false)
	for _, a := range atoms {
		if s.begin(a, f.cur) {
			grown = true
		}
	}
	if grown {
		f.grow(place)
	}
}

// unknownResults lets each result of a function of another package that may
// carry something, but of which nothing is said, be an object of its own.
func (f *frame) unknownResults(sig *types.Signature, sum *summary.Summary, c call) {
	if c.into == nil {
		return
	}
	for i := range sig.Results().Len() {
		t := sig.Results().At(i).Type()
		if sum != nil && i < len(sum.Results) && len(sum.Results[i]) > 0 || !f.pkg.carries(t) {
			continue
		}
		o := f.object(f.key(nil, opaqueID-i))
		o.opaque, o.typ = true, madeType(t)
		c.result(i, []atom{{kind: isPlace, node: o}})
	}
}

// madeType returns the type of the object that a result of type t stands for,
// nil if it is not known.
func madeType(t types.Type) types.Type {
	if types.IsInterface(t) {
		return nil
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		return p.Elem()
	}
	return t
}

// opaqueID is where the numbers of results begin of which nothing is known.
const opaqueID = -1000
