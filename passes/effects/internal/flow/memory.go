package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// memory maps places to what was stored there. Places of objects are shared by
// all functions of the package, as objects travel through package variables;
// those of parameters and captured variables belong to one function.
type memory map[atom]*slot

type slot struct {
	entries []entry
	writes  []write
	covers  write // whose callee replaced here what it had put into the whole, if it must
	over    write // whose callee had what it made here replaced
}

// An entry is one atom that a place holds, with the instruction that put it there.
type entry struct {
	atom  atom
	by    ssa.Instruction // nil: there from the beginning
	first bool            // the callee of by has made it so
}

// A write is one instruction that replaced the content of a place.
type write struct {
	by    ssa.Instruction
	must  bool // it is this place alone that the instruction writes to
	keyed bool // it writes to a map
}

// slot returns the slot of place, made if need be.
func (f *frame) slot(place atom) *slot {
	place = place.bare()
	m := f.memoryOf(place)
	s := m[place]
	if s == nil {
		s = new(slot)
		m[place] = s
		if r, ok := place.node.(*ref); !ok || r.home == nil {
			f.pkg.parts[place.node] = append(f.pkg.parts[place.node], place)
			f.pkg.undoing(func() {
				f.pkg.parts[place.node] = slices.DeleteFunc(f.pkg.parts[place.node], func(a atom) bool { return a == place })
			})
		}
		f.pkg.undoing(func() { delete(m, place) })
		return s
	}
	f.pkg.keepSlot(s)
	return s
}

func (s *slot) put(a atom, by ssa.Instruction) bool {
	return s.add(entry{atom: a, by: by})
}

// begin is put for what is made with a there.
func (s *slot) begin(a atom, by ssa.Instruction) bool {
	return s.add(entry{a, by, true})
}

func (s *slot) add(e entry) bool {
	for i, old := range s.entries {
		if old.atom != e.atom || old.by != e.by {
			continue
		}
		if e.first || !old.first {
			return false
		}
		s.entries = slices.Clone(s.entries) // who keeps what it was has the same
		s.entries[i].first = false
		return true
	}
	if len(s.entries) >= maxAtoms {
		return false
	}
	s.entries = append(s.entries, e)
	return true
}

// atomsBy returns what an instruction has put there, nil stands for what was there from the beginning.
func (s *slot) atomsBy(by ssa.Instruction) (out []atom) {
	for _, e := range s.entries {
		if e.by == by {
			out = append(out, e.atom)
		}
	}
	return out
}

// overwrote notes that something is put in place of what was made there by the same
// instruction, or may be if it is not for sure.
func (s *slot) overwrote(by ssa.Instruction, sure bool) bool {
	switch {
	case s.over.by == nil:
		s.over = write{by: by, must: sure}
		return sure
	case s.over.by == by && s.over.must && !sure:
		s.over.must = false
		return true
	}
	return false
}

// gone reports whether what an entry of a slot says is there no more when control is at at.
func (f *frame) gone(s *slot, e entry, at ssa.Instruction) bool {
	return s.isOver(e) && at != nil && (at != e.by || f.after) || f.replaced(s, e.by, at)
}

// isOver reports whether the callee that made what an entry says has put something else there.
func (s *slot) isOver(e entry) bool { return e.first && s.over.must && s.over.by == e.by }

func (s *slot) wrote(by ssa.Instruction, must, keyed bool) bool {
	if len(s.writes) >= maxAtoms {
		return false
	}
	for i, w := range s.writes {
		if w.by != by {
			continue
		}
		if must || !w.must {
			return false
		}
		s.writes = slices.Clone(s.writes) // who keeps what it was has the same
		s.writes[i].must = false          // it may be another place after all
		return true
	}
	s.writes = append(s.writes, write{by, must, keyed})
	return true
}

// replaced reports whether what was put there by e is gone for sure when
// control is at at: another store stands on every way between them. What another
// function puts there was before that, unless it is called in between.
func (f *frame) replaced(s *slot, by, at ssa.Instruction) bool {
	if at == nil || form.IsDefer(by) && by.Parent() == at.Parent() {
		return false // a deferred call stores last
	}
	early := f.mayBeOutdated(by)
	for _, w := range slices.Backward(s.writes) { // of those before at, the last is the likeliest
		if !w.must || form.IsDefer(w.by) || w.by == by {
			continue
		}
		if w.by != nil && w.by.Parent() == at.Parent() && (f.dominates(w.by, at) && f.before(by, w.by, at) || f.followed(by, w.by, at)) {
			return true
		}
		if early && f.outdates(by, w.by, at) {
			return true
		}
	}
	return len(s.writes) > 1 && (f.replacedOnEach(s, by, at) || early && f.outdatedOnEach(s, by, at))
}

// before reports whether what was put somewhere by an instruction, nil for a caller,
// was put there before another one of the function did, without which control does not
// come to at.
func (f *frame) before(by, other, at ssa.Instruction) bool {
	if by == nil || by.Parent() == at.Parent() {
		return by == nil || f.dominates(by, other) || !f.reaches(other, by)
	}
	above := f.pkg.above(by.Parent())
	for _, b := range at.Parent().Blocks {
		for _, i := range b.Instrs {
			c, ok := i.(*ssa.Call)
			if ok && above[c.Call.StaticCallee()] && f.reaches(other, c) && f.reaches(c, at) {
				return false
			}
		}
	}
	return true
}

// gather adds to out what the place holds when control is at at, where that is read, or what it was
// copied to since.
func (f *frame) gather(out *cell, visited *trace, place atom, at ssa.Instruction, read *underKey, depth int) {
	if f.work++; depth > maxCopies || f.exhausted() || !visited.add(place, at) {
		return
	}
	if place.kind != isPlace {
		if place.path == "" {
			out.add(place)
		}
		return
	}
	mem := f.memory(place)
	r, ok := place.node.(*ref)
	// What functions return that a package variable holds is known here, or nowhere.
	symbol := ok && f.owns(r) && !(r.root == summary.Global && (paths.PassesCall(place.path) || f.pkg.isUnderKey(r, read)))
	left := f.leftAt(place, at)
	if isEmpty(place) { // nothing was ever put there, as into most places
		if symbol {
			out.add(place)
		}
		left.addTo(out)
		return
	}
	s := mem[place.bare()]
	over := f.copiesOver(mem, place, at)
	if left.by != nil && (s == nil || !f.replaced(s, left.by, at)) && !f.copiedOver(over, left.by, at) {
		left.addTo(out)
	}
	if symbol && (s == nil || !f.replaced(s, nil, at)) && !f.copiedOver(over, nil, at) && !f.ledElsewhere(mem, place, at) {
		out.add(place)
	}
	if s != nil {
		filled := f.fillsItself(place, s, at)
		for _, e := range s.entries {
			if f.pkg.otherKey(e.by, read) || f.leftOver(left, e.by) || e.by == nil && symbol && f.pkg.isInstalled(place) {
				continue
			}
			if found, ok := f.find(place, s, e, at, filled); ok && !f.copiedOver(over, e.by, at) && !f.isPast(s, e) {
				f.held(out, visited, place, entry{atom: found, by: e.by}, at, depth)
			}
		}
	}
	// A struct that was copied in, or a pointer on the way, holds the rest.
	for prefix, rest := range paths.Prefixes(place.path) {
		whole := place
		whole.path = prefix
		s := mem[whole.bare()]
		if s == nil || len(s.entries) == 0 {
			continue
		}
		var room [maxDepth]*slot
		parts := writtenBelow(room[:0], mem, place.bare(), prefix)
		filled := f.fillsItself(whole, s, at)
		for _, e := range s.entries {
			held, ok := f.find(whole, s, e, at, filled)
			if f.ongoing && e.by == f.cur { // it was there when the goroutine was started
				held, ok = e.atom, !f.gone(s, e, at)
			}
			then := copied(whole, e, at)
			if !ok || held.bare() == whole.bare() && then == at || f.covered(parts, e, at) || f.leftOver(left, e.by) {
				continue
			}
			if _, _, _, ok := paths.CutCall(rest); ok {
				out.addAll(f.follow(held, rest))
				continue
			}
			found := out
			if isHidden(whole) {
				found = new(cell)
			}
			for _, a := range f.unboxed(held) {
				if a.kind == isPlace {
					switch a, ok := a.extend(rest); {
					case !ok:
					case f.isSent(whole):
						f.gatherSent(found, visited, a, e.by, read, depth+1)
					default:
						f.gather(found, visited, a, then, read, depth+1)
					}
				}
			}
			if found != out {
				f.sift(out, whole, e, found.atoms)
			}
		}
	}
}

// ledElsewhere reports whether something else was put in place of what leads to a place at first, a
// pointer as a rule, whenever control is at at.
func (f *frame) ledElsewhere(mem memory, place atom, at ssa.Instruction) bool {
	for prefix := range paths.Prefixes(place.path) {
		whole := place.bare()
		whole.path = prefix
		if s := mem[whole]; s != nil && f.replaced(s, nil, at) {
			return true
		}
	}
	return false
}

// writtenBelow adds to out a part, and what holds it within the whole at the path given,
// as far as anything was put there in place of something else.
func writtenBelow(out []*slot, mem memory, part atom, whole string) []*slot {
	path := part.path
	for i := len(whole) + 1; i <= len(path); i++ {
		if i < len(path) && path[i] != '.' {
			continue
		}
		part.path = path[:i]
		if s := mem[part]; s != nil && (len(s.writes) > 0 || s.covers.must) {
			out = append(out, s)
		}
	}
	return out
}

// covered reports whether one of the parts of a whole was replaced after what an entry of
// the whole says was put there.
func (f *frame) covered(parts []*slot, e entry, at ssa.Instruction) bool {
	for _, s := range parts {
		if f.gone(s, e, at) || (e.by != nil || e.first) && s.covers.must && s.covers.by == e.by {
			return true
		}
	}
	return false
}

// visible reports whether what by has stored in a place may be seen at at: what a deferred call
// stores, by others that are deferred, and where the function returns.
func (f *frame) visible(place atom, by, at ssa.Instruction) bool {
	if f.later {
		return !f.ongoing || f.isMet(place, by)
	}
	if form.IsDefer(by) && at != nil && by.Parent() == at.Parent() && !form.IsDefer(at) && !f.returning(at) {
		return false
	}
	return f.reaches(by, at)
}

// returning reports whether deferred calls have been made when control is at at.
func (f *frame) returning(at ssa.Instruction) bool {
	b := at.Block()
	return b == f.fn.Recover || slices.ContainsFunc(b.Instrs[:f.indexOf(at)], func(i ssa.Instruction) bool {
		_, ok := i.(*ssa.RunDefers)
		return ok
	})
}

// memory returns the memory in which place lives, for the current instruction to
// look at what place, or a part of what that is a part of, holds.
func (f *frame) memory(place atom) memory {
	f.touch(place)
	return f.memoryOf(place)
}

func (f *frame) memoryOf(place atom) memory {
	if r, ok := place.node.(*ref); ok && r.home != nil {
		return f.mem
	}
	return f.pkg.mem
}

// owns reports whether r makes sense in f.
func (f *frame) owns(r *ref) bool { return r.home == nil || r.home == f.fn }

// store puts atoms into the places that address may denote; keyed if these are
// in a map.
func (f *frame) store(address, atoms []atom, by ssa.Instruction, must, keyed bool) {
	if keyed {
		f.list(atoms)
	}
	atoms = f.nameInitial(address, atoms)
	one := f.isOne(address)
	for _, a := range address {
		if a.kind != isPlace {
			continue
		}
		if r, ok := a.node.(*ref); ok && !f.owns(r) {
			continue
		}
		f.pkg.notePlaced(by, a)
		s := f.slot(a)
		kept := !form.Copies(by) && slices.Contains(atoms, a) // what it held is put there again
		sure := must && !kept && one && !paths.InElement(a.path)
		grown := s.wrote(by, sure, keyed)
		if !f.perhaps {
			grown = s.overwrote(by, sure) || grown
		}
		for _, v := range atoms {
			if (v.bare() != a.bare() || form.Copies(by)) && s.put(v, by) {
				grown = true
			}
		}
		if grown {
			f.grow(a)
		}
	}
}
