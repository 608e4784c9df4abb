package flow

import (
	"cmp"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
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
			if !ok || conditions.Exclude(conds, f.also(v.conds)) || conditions.Exclude(f.pkg.needs(&e), v.conds) {
				continue
			}
			w := v.to(name, e.What, e.Site, e.Trail, e.Elided)
			to, ok := f.diverted(e.From)
			if !ok && prints(&e) {
				to, ok = f.aside()
			}
			if ok {
				w.conds, w.later, w.chosen = conditions.Join(v.conds, conds), v.later, v.chosen || e.Chosen
				f.divert(&e, to, w, depth)
				continue
			}
			e.Incidental = f.incidental(e.Incidental, f.block(), e.Kind, e.If, c.deciding, f.cur)
			e.If = conditions.Join(v.conds, conds)
			e.What, e.Site, e.From = w.what, w.site, cmp.Or(e.From, v.from)
			e.Sure, e.Chosen = e.Sure && v.sure, e.Chosen || v.chosen
			if places := f.standsIn(&e, sum); len(places) > 0 {
				e.Spare = true
				for _, place := range places {
					f.unless(place, f.cur, e, via{pos: v.pos, trail: w.trail})
				}
				continue
			}
			f.reads = true
			event := f.record(e, w.trail, v.pos)
			f.reads = false
			if event != nil && int(e.Kind) < len(sum.More) {
				event.More = max(event.More, sum.More[e.Kind])
			}
		}
	}
	s := substitution{f: f, of: of, made: sum.Made, results: sum.Results, effects: sum.Effects, c: c, bind: bind, last: new(held)}
	s.waits = len(sum.Made) > 0
	s.makeAll()
	waits := f.waits
	for i := range sum.Uses {
		if s.fills(&sum.Uses[i]) { // before what is told of what that leaves
			f.applyOne(&sum.Uses[i], s, name, v, depth)
		}
	}
	if s.waits = f.waits > waits; !s.waits {
		s.makeAll()
	}
	for i := range sum.Stores {
		st := &sum.Stores[i]
		if slices.Contains(c.replaced, st.Target) {
			continue
		}
		done := v.inside && st.Target.Root == summary.Global // where it stands, but for what that says
		if done && !fromCaller(st.Value, 0) {
			continue
		}
		sure, possible := f.certain(st.Where, c.deciding)
		places := s.targets(st.Target)
		if len(places) == 0 || !possible {
			continue
		}
		atoms := s.value(st.Value)
		if done && len(atoms) == 0 {
			continue
		}
		for _, p := range places {
			f.noteKept(p, atoms, v.pos)
			if o, ok := p.node.(*object); !ok || o.opaque || o.home != f.fn {
				f.escape(atoms, !v.inside && !isCarried(p) || f.pkg.lends(p))
			}
		}
		_, later := f.cur.(*ssa.Go)
		f.store(places, atoms, f.cur, (st.Must || sure) && v.replaces(st.Target.OfReceiver()) && !later, st.Keyed)
		f.recordStores(places, f.cur)
	}
	s.replace(sum)
	ongoing := false
	for i := range sum.Uses {
		switch u := &sum.Uses[i]; {
		case s.goesOn(u):
			ongoing = true
		case !s.fills(u):
			f.applyOne(u, s, name, v, depth)
		}
	}
	f.lendKept(sum, of, c, v)
	f.runKept(sum, of, c, v)
	if c.into == nil {
		return
	}
	if atoms, ok := f.returnedVariable(sum); ok {
		c.result(0, atoms)
	} else {
		s.name = f.beginsAs()
		for i, r := range sum.Results {
			c.result(i, s.value(r))
		}
	}
	if ongoing {
		f.applyOngoing(sum, s, name, v, depth)
	}
}

// applyOne does what one use of the callee, which v leads to, says.
func (f *frame) applyOne(u *summary.Use, s substitution, name string, v via, depth int) {
	if f.exhausted() || v.inside && u.Kept {
		return // what each place holds may take long to find; what becomes of what is kept is known
	}
	conds, ok := f.under(u.If, s.c.deciding, f.cur)
	if !ok || conditions.Exclude(conds, f.also(v.conds)) {
		return
	}
	f.later = v.later || u.Later
	defer func() { f.later = false }()
	if f.later && s.isOngoing(u) {
		f.noteOngoing(u, s, f.wayOf(u, name, v, conds))
	}
	if (u.Op == summary.Write || u.Op == summary.Hand) && !(v.inside && u.Target.Root == summary.Global) && len(s.heldBy(u)) == 0 {
		return // most of what is written to holds nothing of interest
	}
	w := f.wayOf(u, name, v, conds)
	switch {
	case u.Op == summary.Default && u.Each:
		f.applyFallback(u, s, w)
	case u.Op == summary.Default:
		f.applyDefault(u, s, w, v.fresh)
	case v.inside && u.Target.Root == summary.Global:
		f.perform(u.Op, u.Method, []atom{f.pkg.place(u.Target)}, s.call(u), w, depth+1)
	default:
		each := w
		each.alone, each.self = v.alone, v.self
		if !f.applyEach(u, s, each, depth) {
			w.each = u.Each && f.forwards(form.Argument(s.c.vals, u.Target.Index))
			f.applyUse(u, s, w, depth)
		}
	}
}

// wayOf returns the way to what a use of a callee, which v leads to, says under conditions.
func (f *frame) wayOf(u *summary.Use, name string, v via, conds []summary.Cond) via {
	w := v.to(name, u.What, u.Site, u.Trail, u.Elided)
	w.conds, w.later, w.chosen = conditions.Join(v.conds, conditions.WithoutNils(conds)), f.later, v.chosen || u.Chosen
	w.alone, w.self, w.kept = v.alone && u.Sure, v.self && u.Sure, v.kept || u.Kept
	if v.inside && u.Pos().IsValid() {
		w.pos = u.Pos()
		if f.entering {
			w.begins = w.pos // what is called there is not the start
		}
	}
	return w
}

// applyUse does what the callee does to a place of this function.
func (f *frame) applyUse(u *summary.Use, s substitution, v via, depth int) {
	f.applyTo(s.heldBy(u), u, s, v, depth)
}

// applyTo does to what a place holds what the callee does to that place.
func (f *frame) applyTo(held []atom, u *summary.Use, s substitution, v via, depth int) {
	c := s.call(u)
	if u.Kept && f.wereIn(u.From, held) {
		return
	}
	done := f.collect(u, s, &c)
	known := f.perform(u.Op, u.Method, held, c, v, depth+1)
	done()
	switch {
	case known && !slices.ContainsFunc(held, isRef):
	case u.Op == summary.Call:
		f.handOver(c, 0, !known, v)
	case u.Op == summary.Invoke:
		f.handOver(c, 1, !known, v)
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
