package flow

import (
	"cmp"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// A callee that falls back to standard output where something is nil which its caller decides
// upon is taken to write to it, as the caller does not see what becomes of it. Where the callee
// puts it there and nowhere else, or only returns it, the caller sees that as of any other
// writer:
//
//	u := &UI{}
//	u.defaults() // if u.Out == nil { u.Out = os.Stdout }
//	u.Warn("x")  // writes to u.Err

// applyDefault decides whether a callee falls back to standard output. fresh
// says that its receiver holds nothing.
func (f *frame) applyDefault(u *summary.Use, s substitution, v via, fresh bool) {
	if f.pkg.isReplaced(u.From) {
		return
	}
	e := fallbackOf(u, v)
	t := u.Target
	if t.Root == summary.Param && fresh && t.Index == 0 {
		f.fallBack(e, v)
		return
	}
	if s.isGivenNothing(t) {
		e.Spare = !u.Told
		f.fallBack(e, v)
		return
	}
	if _, diverted := f.diverted(u.From); diverted {
		return // what falls back to it is written to something of this function's
	}
	if s.passOn(u, e, v) {
		return
	}
	v.placed = u.Placed
	for _, place := range s.places(u.Target) {
		if o, ok := place.node.(*object); ok && t.Root == summary.Param && t.Path == "" && place.path == "" && !o.variable {
			continue // that is not nil
		}
		if !u.Placed && !u.Told || !f.isLeftUnset(place) {
			f.unless(place, f.cur, e, v)
			continue
		}
		if u.Placed {
			f.store([]atom{place}, []atom{f.fallenBackTo(u.Class, u.What, u.From, handing{u.Site, f.fn, v.pos})}, f.cur, false, false)
		}
		seen := e
		seen.Spare, seen.If = false, f.whereMade(place.node.(*object), e.If)
		f.record(seen, v.trail, v.pos)
	}
}

// isGivenNothing reports whether the argument in which a place is has nothing in it.
func (s substitution) isGivenNothing(t summary.Ref) bool {
	return t.Root == summary.Param && form.IsZero(form.Argument(s.c.vals, t.Index))
}

// isLeftUnset reports whether a place is of what the package has made itself, and nobody else
// has had, and nothing was put there before the current instruction.
func (f *frame) isLeftUnset(place atom) bool {
	o, ok := place.node.(*object)
	return ok && f.asked == nil && !f.mayBeFilled(place, o) && f.unset(place, f.cur) && len(f.copiedFrom(place)) == 0
}

// fallenBackTo returns standard output as what a callee has fallen back to, as h says.
func (f *frame) fallenBackTo(class summary.Class, what, from string, h handing) atom {
	if class != summary.Framework {
		class = summary.Injected
	}
	return f.pkg.writer(writerKey{class: f.handedClass(class), what: what, told: true, from: from, by: h})
}

// fallsBack reports whether a, which the callee returns where a place is nil, is returned here:
// whether the caller has left that so.
func (s substitution) fallsBack(a *summary.Atom) bool {
	f := s.f
	if f.asked != nil || !s.isGivenNothing(a.Ref) && !slices.ContainsFunc(s.places(a.Ref), f.isLeftUnset) {
		return false
	}
	_, diverted := f.diverted(a.From)
	return !diverted
}

// fallenBack returns the writer that a is, which the callee has returned as it falls back, or
// does where only the caller of this function decides.
func (s substitution) fallenBack(a *summary.Atom, falls bool) atom {
	if !falls {
		return atom{kind: isWriter, node: s.f.made[s.passedAs(a.Ref, a.What)]}
	}
	h := handing{to: s.f.fn}
	if a.Mention != nil {
		h = s.f.handedHere(*a.Mention)
	}
	if pos := a.Local().Pos; pos.IsValid() {
		h.pos = pos
	}
	return s.f.fallenBackTo(a.Class, a.What, cmp.Or(a.From, s.name), h)
}

// isDefault reports whether a is a writer that is there only where what the
// caller handed in is nil: the function's Default use says so, and what lets
// standard output be written to is the mention.
func (f *frame) isDefault(a atom) bool { return f.isDefaultIn(a, 0) }

func (f *frame) isDefaultIn(a atom, boxes int) bool {
	switch n := a.node.(type) {
	case *boxed:
		return boxes < maxDepth && len(f.inside(a, n)) > 0 &&
			!slices.ContainsFunc(f.inside(a, n), func(a atom) bool { return !f.isDefaultIn(a, boxes+1) })
	case *writer:
		return len(n.guard) > 0 && n.home == f.fn && !slices.ContainsFunc(n.guard, func(g atom) bool { return !f.givenByCaller(g, n.begin()) })
	}
	return false
}

// isSpare reports whether w is there only where something is nil of which the caller decides what
// it holds, so that it is known in w's place what becomes of that. What a function puts into
// what it has made it hands on as any other writer:
//
//	u := &UI{}
//	if u.Out == nil {
//		u.Out = os.Stdout
//	}
//	return u
func (f *frame) isSpare(w *writer) bool {
	return len(w.guard) > 0 && (w.home != f.fn || f.isDefault(atom{kind: isWriter, node: w}))
}

// givenByCaller reports whether the caller decides what the place holds when control
// comes to at: it is one that the caller fills, or that was filled before.
func (f *frame) givenByCaller(place atom, at ssa.Instruction) bool {
	switch r := place.node.(type) {
	case *ref:
		return r.root != summary.Global && f.owns(r)
	case *object:
		return !f.unset(place, at) || len(f.copiedFrom(place)) > 0
	}
	return false
}

// isPlaced reports whether a mention of standard output in front of which a place was nil is put
// there, and used for nothing else.
func isPlaced(w *writer) bool {
	if w.load == nil {
		return false
	}
	st := form.OnlyStored(w.load)
	return st != nil && fillsUnset(st)
}

// returnsDefault reports whether the current instruction returns a default, and the summary tells
// of which place it is one.
func (f *frame) returnsDefault(w *writer) bool {
	if _, ok := f.cur.(*ssa.Return); !ok {
		return false
	}
	_, ok := f.defaultOf(atom{kind: isWriter, node: w})
	return ok
}

// defaultOf returns the place of a parameter that a is a default for, false if there are several,
// or it is not known.
func (f *frame) defaultOf(a atom) (of summary.Ref, ok bool) {
	var places cell
	f.addGuards(&places, a, 0)
	if !f.addCopied(&places) {
		return summary.Ref{}, false
	}
	for _, place := range places.atoms {
		n, isRef := place.node.(*ref)
		if !isRef {
			continue
		}
		ref := summary.Ref{Root: n.root, Index: n.index, Path: place.path}
		if n.root != summary.Param || !f.owns(n) || ok && ref != of {
			return summary.Ref{}, false
		}
		of, ok = ref, true
	}
	return of, ok
}

// addCopied adds to places those that they are copies of, and reports false if code that is not
// known may have filled one.
func (f *frame) addCopied(places *cell) bool {
	for i := 0; i < len(places.atoms); i++ {
		place := places.atoms[i]
		n, ok := place.node.(*object)
		if !ok {
			continue
		}
		if f.mayBeFilled(place, n) {
			return false
		}
		for _, held := range f.contents(place, f.cur) {
			if isRef(held) {
				places.add(held)
			}
		}
		places.addAll(f.copiedFrom(place))
	}
	return true
}

// addGuards adds to out the places that are nil where a, or what it has inside, is a default.
func (f *frame) addGuards(out *cell, a atom, boxes int) {
	switch n := a.node.(type) {
	case *writer:
		out.addAll(n.guard)
	case *boxed:
		for _, a := range f.inside(a, n) {
			if boxes < maxDepth {
				f.addGuards(out, a, boxes+1)
			}
		}
	}
}
