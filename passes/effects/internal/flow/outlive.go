package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// What is put into a package variable is there for later calls, whose arguments say
// nothing of the conditions under which it was made:
//
//	func Get(verbose bool) Client {
//		if client == nil && verbose {
//			client = newLoud()
//		}
//		return client // with Get(false) too, once it was Get(true)
//	}
//
// The call that made it knows them, as long as it does not get it from there:
//
//	func New(verbose bool) Client {
//		c := newClient(verbose)
//		all = append(all, c)
//		return c
//	}

// keep returns a as something that an earlier call may have made and put where it is
// found, and so what it holds.
func (a atom) keep() atom {
	switch a.node.(type) {
	case *object, *function, *boxed:
		a.kept = true
	}
	return a
}

// bare returns a whoever made it: as which it has a place in memory.
func (a atom) bare() atom {
	a.kept = false
	return a
}

// keepAll returns atoms, which a holds, as what an earlier call may have made if a is.
func (a atom) keepAll(atoms []atom) []atom {
	if !a.kept {
		return atoms
	}
	out := make([]atom, len(atoms))
	for i, b := range atoms {
		out[i] = b.keep()
	}
	return out
}

// id tells what an earlier call may have made apart, in a summary, from what this one does.
func (a atom) id(id int) int {
	if a.kept {
		return -id
	}
	return id
}

// outlives reports whether what is put into place is there for later calls.
func outlives(place atom) bool { return place.kept || isGlobal(place) }

// fillsItself reports whether the place at which s is outlives the call under evaluation, which
// has put something there itself when control is at at.
func (f *frame) fillsItself(place atom, s *slot, at ssa.Instruction) bool {
	return outlives(place) && f.replaced(s, nil, at)
}

// find returns what an entry of the place at which s is says that it holds when control is
// at at, false if it is gone, or not there yet; filled is what fillsItself says of the place.
func (f *frame) find(place atom, s *slot, e entry, at ssa.Instruction, filled bool) (a atom, ok bool) {
	visible := f.visible(place, e.by, at)
	if !outlives(place) {
		return e.atom, visible && !f.gone(s, e, at)
	}
	switch {
	case visible && filled && !place.kept && !f.later:
		return e.atom, !f.gone(s, e, at)
	case visible:
		return e.atom.keep(), !f.gone(s, e, at)
	}
	// An earlier call has met the conditions under which it is made, whatever those of
	// this one are.
	return e.atom.keep(), !filled && f.isConditional(e.atom)
}

// isConditional is conditional, which is asked again and again of things that lead to many.
func (f *frame) isConditional(a atom) bool {
	known, a := f.conditionals(), a.bare()
	is, ok := known[a]
	if !ok {
		is = f.conditional(a, new(cell))
		known[a] = is
	}
	return is
}

// conditional reports whether conditions of the parameters of the function under
// evaluation decide whether a, or something that it holds, is made.
func (f *frame) conditional(a atom, seen *cell) bool {
	if a = a.bare(); a.kind == isWriter || !seen.add(a) {
		return false
	}
	holds := func(b atom) bool { return f.conditional(b, seen) }
	switch n := a.node.(type) {
	case *boxed:
		return len(f.condsOf(a, n.made)) > 0 || slices.ContainsFunc(f.inside(a, n), holds)
	case *function:
		return len(f.condsOf(a, n.made)) > 0 || slices.ContainsFunc(slices.Concat(f.bound(a, n)...), holds)
	case *object:
		f.touchAll(a)
		for _, part := range f.pkg.parts[n] {
			if slices.ContainsFunc(f.pkg.mem[part].entries, func(e entry) bool { return holds(e.atom) }) {
				return true
			}
		}
	}
	return false
}
