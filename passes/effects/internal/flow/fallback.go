package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// What is put where no option has put anything, the caller decides upon who says which the
// options are:
//
//	func New(options ...Option) *Bar {
//		b := new(Bar)
//		for _, set := range options {
//			set(b)
//		}
//		if b.out == nil {
//			b.out = os.Stdout
//		}
//		return b
//	}

// unlessOption notes an effect that happens only where place is nil when control comes to
// at, if it is the function's own and only options of its caller may have filled it.
func (f *frame) unlessOption(place atom, at ssa.Instruction, e summary.Effect, v via) {
	o, by := place.node.(*object), f.pkg.leaked[place.node.(*object)]
	if o.home != f.fn || len(by) != 1 || !f.unset(place, at) {
		return
	}
	f.noteFallback(place, f.calledEach(by[0]), e, v)
}

// noteFallback notes an effect that happens only where place is nil after those have been
// called that are in the list that a parameter is.
func (f *frame) noteFallback(place atom, list *ssa.Parameter, e summary.Effect, v via) {
	o, ok := place.node.(*object)
	i := slices.Index(f.fn.Params, list)
	if i < 0 || !ok {
		return
	}
	whole := summary.Atom{Kind: summary.Object, ID: o.id, Opaque: true, Wraps: o.isWrapper()}
	f.addUse(summary.Use{
		Op: summary.Default, Target: summary.Ref{Root: summary.Param, Index: i, Path: element}, Each: true,
		Method: place.path, Args: []summary.Value{{whole.In(summary.Local{Type: o.typ})}},
		Class: e.Class, What: e.What, From: e.From, Site: e.Site, If: e.If, Chosen: e.Chosen,
	}.In(v.pos), v.trail)
}

// applyFallback decides whether a callee falls back to standard output after the options
// that it was handed.
func (f *frame) applyFallback(u *summary.Use, s substitution, v via) {
	list := argument(s.c.vals, u.Target.Index)
	if list == nil || len(u.Args) != 1 || f.pkg.isReplaced(u.From) {
		return
	}
	e := summary.Effect{Kind: summary.Stdout, Class: u.Class, What: u.What, Site: u.Site, Handed: true, Spare: true, If: v.conds, Chosen: v.chosen, From: u.From}
	_, known := f.listed(list, f.cur)
	for _, whole := range s.value(u.Args[0]) {
		place, ok := whole.extend(u.Method)
		switch {
		case !ok:
		case !known && !isZero(list):
			f.noteFallback(place, f.asParam(list), e, v)
		case !f.filledHere(place):
			if to, ok := f.diverted(u.From); ok {
				f.divert(&e, to, v, 0)
			} else {
				f.record(e, v.trail, v.pos)
			}
		}
	}
}

// filledHere reports whether the current instruction may have put something into place, or
// into what that is a part of, that was made by it.
func (f *frame) filledHere(place atom) bool {
	o, ok := place.node.(*object)
	if !ok || f.pkg.leaks(o) && f.pkg.leaked[o][0] == f.cur {
		return true
	}
	mem := f.memory(place)
	for prefix := range prefixes(place.path) {
		whole := place.bare()
		whole.path = prefix
		if s := mem[whole]; s != nil && s.over.by == f.cur {
			return true
		}
	}
	s := mem[place.bare()]
	return s != nil && s.over.by == f.cur
}
