package flow

import (
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// A package may have functions by which its users put something in place of what one of its
// variables, or a field of one, began with:
//
//	var std = New(os.Stdout)
//
//	func SetOutput(w io.Writer) { std.SetOutput(w) }

// replacementsOf returns what a function puts parameters in place of whenever it is called.
func (p *Package) replacementsOf(fn *ssa.Function) []summary.Replacement {
	p.findReplacements()
	return p.replacements[fn]
}

// isUnsteady reports whether functions that the package itself calls put standard output, or what
// they are given at times, into what a name leads to, so that it does not stay what somebody
// else has put there.
func (p *Package) isUnsteady(name string) bool {
	if name == "" {
		return false
	}
	p.findReplacements()
	for ; name != ""; name = outer(name) {
		if p.unsteady[name] {
			return true
		}
	}
	return false
}

func (p *Package) findReplacements() {
	if p.replacements != nil {
		return
	}
	p.replacements, p.unsteady = make(map[*ssa.Function][]summary.Replacement), make(map[string]bool)
	for _, name := range slices.Sorted(maps.Keys(p.ssa.Members)) {
		if g, ok := p.ssa.Members[name].(*ssa.Global); ok && g.Object() != nil {
			place := p.global(g)
			slots := make(map[string][]*slot)
			p.slotsIn(place, place.node.(*ref).name, 0, make(map[nameVisit]int), slots)
			for _, name := range slices.Sorted(maps.Keys(slots)) {
				if slices.ContainsFunc(slots[name], p.beginsSo) {
					for _, s := range slots[name] {
						p.replacementsAt(s, name)
					}
				}
			}
		}
	}
}

// slotsIn finds what a name leads to, by the names of that: a field of a variable, and that of a struct
// which was copied there, have the same.
func (p *Package) slotsIn(place atom, name string, depth int, seen map[nameVisit]int, slots map[string][]*slot) {
	at := nameVisit{place, depth}
	if seen[at]++; depth > maxNamed || seen[at] > 1 {
		return
	}
	for _, part := range p.parts[place.node] {
		rest, ok := paths.Under(part.path, place.path)
		if !ok || paths.InElement(part.path) {
			continue
		}
		s, name := p.mem[part], named(name, rest)
		slots[name] = append(slots[name], s)
		for _, e := range s.entries {
			if !initially(e) {
				continue
			}
			for _, a := range p.outer.unboxed(e.atom) {
				if a.kind == isPlace && !isGlobal(a) {
					p.slotsIn(a, name, depth+1, seen, slots)
				}
			}
		}
	}
}

// replacementsAt finds what is put into what a place begins with.
func (p *Package) replacementsAt(s *slot, name string) {
	setters := make(map[ssa.Instruction]bool)
	for _, w := range s.writes {
		of, ok := p.isSetter(s, w)
		if !ok {
			continue
		}
		setters[w.by] = true
		p.replaces(w.by.Parent(), summary.Replacement{Name: name, Param: of.Index, Path: of.Path})
	}
	for _, e := range s.entries {
		if initially(e) || setters[e.by] || p.areOther([]atom{e.atom}) || p.isUndoing(e.by, setters) {
			continue
		}
		if fn := e.by.Parent(); isForUsers(fn) && !p.isUsed(fn) && putsNamed(e.by) {
			p.replaces(fn, summary.Replacement{Name: name, Param: -1})
		} else {
			p.unsteady[name] = true
		}
	}
}

// isUndoing reports whether an instruction is one by which users of the package put back what was
// there when they called a setter, as what that returns does.
func (p *Package) isUndoing(by ssa.Instruction, setters map[ssa.Instruction]bool) bool {
	st, ok := by.(*ssa.Store)
	if !ok || !isKeptValue(st.Val) || !form.IsOnlyReturned(st.Parent()) {
		return false
	}
	setter := st.Parent().Parent()
	for i := range setters {
		if i.Parent() == setter {
			return !p.isUsed(setter)
		}
	}
	return false
}

// replaces notes what a function puts in place of something.
func (p *Package) replaces(fn *ssa.Function, r summary.Replacement) {
	if told := p.replacements[fn]; len(told) < maxParts && !slices.Contains(told, r) {
		p.replacements[fn] = append(told, r)
	}
}

// putsNamed reports whether an instruction puts os.Stdout somewhere, or a function that it names,
// as one that has a variable be what it was initialized with.
func putsNamed(by ssa.Instruction) bool {
	st, ok := by.(*ssa.Store)
	if !ok {
		return false
	}
	_, named := st.Val.(*ssa.Function)
	return named || holdsStdout(st.Val)
}

// isUsed reports whether the package itself, but for its tests, calls a function or names it.
func (p *Package) isUsed(fn *ssa.Function) bool {
	for c := range p.callsByName(fn) {
		if !p.inTest(c.Parent()) {
			return true
		}
	}
	return p.isValue(fn)
}

// beginsSo reports whether a place begins with what writes to standard output or ends the
// process.
func (p *Package) beginsSo(s *slot) bool {
	return slices.ContainsFunc(s.entries, func(e entry) bool {
		return initially(e) && !p.areOtherBy([]atom{e.atom}, initially)
	})
}

// initially reports whether an entry is there when the package is initialized.
func initially(e entry) bool { return e.by == nil || form.Initializes(e.by.Parent()) }

// isSetter reports whether what a write puts somewhere is a parameter of an exported function, or in
// one, or made of that, and nothing else, whenever that is called; and what it is.
func (p *Package) isSetter(s *slot, w write) (of summary.Ref, ok bool) {
	if !w.must || w.by == nil {
		return of, false
	}
	fn := w.by.Parent()
	if !isForUsers(fn) || !p.frame(fn).always(w.by) {
		return of, false
	}
	if slices.ContainsFunc(s.writes, func(x write) bool { return x.by != w.by && x.by != nil && x.by.Parent() == fn }) {
		return of, false
	}
	for _, e := range s.entries {
		if e.by != w.by {
			continue
		}
		part, known := p.madeOf(e.atom, fn)
		if !known || ok && part != of {
			return of, false
		}
		of, ok = part, true
	}
	return of, ok
}

// madeOf returns the one parameter of a function, or what is in one, that something is, or is made of,
// and false if it holds something else that writes to standard output or ends the process, or that is
// not known. What the function falls back to where that is nil is told where it is called.
func (p *Package) madeOf(a atom, fn *ssa.Function) (of summary.Ref, ok bool) {
	known := true
	note := func(part summary.Ref, is bool) {
		known = known && is && (!ok || part == of)
		of, ok = part, true
	}
	p.outer.within(a, func(a atom) {
		switch n := a.node.(type) {
		case *writer:
			note(p.frame(fn).defaultOf(a))
		case *ref:
			note(summary.Ref{Root: n.root, Index: n.index, Path: a.path}, n.root == summary.Param && n.home == fn && !paths.InElement(a.path))
		case *function:
			known = known && !p.mayDo(n)
		case *boxed:
			known = known && !p.mayWrite(n)
		case *object:
			known = known && !n.opaque
		}
	})
	return of, ok && known
}
