package flow

import "golang.org/x/tools/go/ssa"

// An instruction asks again and again what the same places hold, as that of a call does for each
// thing that the function called does with what its arguments lead to.

// A recalled is what was found for the instruction that is evaluated, as long as nothing more
// becomes known of places and values. Its answers are those of one state of the package: of an
// evaluation, of what is known, and of whether what is learned will be forgotten again (see query).
type recalled struct {
	step, known int // of the package
	asking      bool
	held        map[question]remembered
	conditional map[atom]bool // see conditionals
}

type question struct {
	place                           atom
	at                              ssa.Instruction
	later, after, ongoing, receives bool
}

type remembered struct {
	atoms []atom
	work  int // that it took
}

// contents returns what the place holds when control is at at. A place that a
// caller fills holds itself, as a symbol of what the caller puts there.
func (f *frame) contents(place atom, at ssa.Instruction) []atom {
	var out cell
	f.addContents(&out, place, at)
	return out.atoms
}

// addContents adds to out what the place holds when control is at at.
func (f *frame) addContents(out *cell, place atom, at ssa.Instruction) {
	asked := question{place, at, f.later, f.after, f.ongoing, f.receives}
	if f.recall(out, asked) {
		return
	}
	var found cell
	before, visited := f.work, f.borrow()
	f.gather(&found, visited, place, at, f.pkg.reading(at), 0)
	f.giveBack(visited)
	out.addAll(found.atoms)
	f.remember(asked, found.atoms, f.work-before)
}

// leastRecalled is the work that it takes to find again what is not worth remembering.
const leastRecalled = 4

// recall adds to out what a place was found to hold, and reports whether it was asked before.
func (f *frame) recall(out *cell, asked question) bool {
	old, ok := f.now().held[asked]
	if ok {
		f.work += old.work
		out.addAll(old.atoms)
	}
	return ok
}

// now returns what is recalled, which is nothing if anything became known since.
func (f *frame) now() *recalled {
	r := &f.recalled
	if r.step != f.pkg.steps || r.known != f.pkg.known() || r.asking != f.pkg.asking {
		r.step, r.known, r.asking = f.pkg.steps, f.pkg.known(), f.pkg.asking
		clear(r.held)
		clear(r.conditional)
	}
	return r
}

// conditionals returns what isConditional has found.
func (f *frame) conditionals() map[atom]bool {
	r := f.now()
	switch {
	case f.entering: // which has it that nothing is
		return make(map[atom]bool)
	case r.conditional == nil:
		r.conditional = make(map[atom]bool)
	}
	return r.conditional
}

// remember keeps what a place was found to hold, unless something became known while it was asked.
func (f *frame) remember(asked question, atoms []atom, work int) {
	r := &f.recalled
	if work < leastRecalled || r.step != f.pkg.steps || r.known != f.pkg.known() || r.asking != f.pkg.asking {
		return
	}
	if r.held == nil {
		r.held = make(map[question]remembered)
	}
	r.held[asked] = remembered{atoms, work}
}
