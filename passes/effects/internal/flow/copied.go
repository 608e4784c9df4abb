package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/internal/form"
)

// Structs are copied to be put back later, or are put in place of others:
//
//	old := *config
//	config.Out = &buf
//	...
//	*config = old // and config.Out is what it was

// maxCopies bounds the copies of a struct, each made of another one, of which what it holds
// is followed to the first. A logger is made of a dozen.
const maxCopies = 24

// A trace is the places that were looked at to find what one of them holds, each with the
// instruction at which it was asked for: before a struct was changed, or after it was.
type trace []lookup

type lookup struct {
	place atom
	at    ssa.Instruction
}

// add reports whether that was not looked at before.
func (t *trace) add(place atom, at ssa.Instruction) bool {
	if len(*t) >= maxAtoms || slices.Contains(*t, lookup{place, at}) {
		return false
	}
	*t = append(*t, lookup{place, at})
	return true
}

// copied returns when what an entry of a place says, and is asked for at an instruction, had
// what it holds: a struct when it was copied, what a pointer leads to when that is asked for.
func copied(place atom, e entry, at ssa.Instruction) ssa.Instruction {
	if at == nil || e.by == nil || e.by.Parent() != at.Parent() {
		return at
	}
	if then := copying(place, e); then != nil {
		return then
	}
	return at
}

// copying returns what copies the struct that an entry of a place is, nil if the entry is none:
// what loads it, or the call for which what is returned was made of an argument.
func copying(place atom, e entry) ssa.Instruction {
	switch by := e.by.(type) {
	case *ssa.Store:
		if !form.Copies(by) {
			return nil
		}
		if load, ok := by.Val.(*ssa.UnOp); ok {
			return load
		}
		return by
	case *ssa.Call:
		if o, ok := place.node.(*object); ok && e.first && place.path == "" && !o.variable {
			return by
		}
	}
	return nil
}

// copiesOver returns the stores that have put a struct in place of the one that a place is
// a part of, before control is at at.
func (f *frame) copiesOver(mem memory, place atom, at ssa.Instruction) (out []*ssa.Store) {
	if at == nil {
		return nil
	}
	for prefix, rest := range paths.Prefixes(place.path) {
		whole := place.bare()
		whole.path = prefix
		s := mem[whole]
		if s == nil {
			continue
		}
		for _, w := range s.writes {
			if !w.must || !form.Copies(w.by) || paths.InElement(rest) || !f.dominates(w.by, at) {
				continue
			}
			if st := w.by.(*ssa.Store); typeAt(st.Val.Type(), rest) != nil { // not behind a pointer
				out = append(out, st)
			}
		}
	}
	return out
}

// copiedOver reports whether what was put into a part by an instruction, nil for a caller,
// was there before one of the stores of the whole.
func (f *frame) copiedOver(over []*ssa.Store, by, at ssa.Instruction) bool {
	return !form.IsDefer(by) && slices.ContainsFunc(over, func(st *ssa.Store) bool { return by != st && f.before(by, st, at) })
}

// putBack returns what a place that callers know holds when the function returns, and
// whether that may be what it held at first, if a struct that it is a part of was put in
// place before, on every way; false if not.
func (f *frame) putBack(place atom) (remain []atom, initial, ok bool) {
	if place.path == "" || len(f.ends) == 0 {
		return nil, false, false
	}
	var out cell
	for _, b := range f.ends {
		last := b.Instrs[len(b.Instrs)-1]
		if len(f.copiesOver(f.memory(place), place, last)) == 0 {
			return nil, false, false
		}
		f.addContents(&out, place, last)
	}
	return out.atoms, slices.Contains(out.atoms, place), true
}
