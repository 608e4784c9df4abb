package flow

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// What a variable of another package began with may be displaced by what the function puts into
// what that holds, or in place of it:
//
//	ui.Default().Out = w
//	ui.SetDefault(ui.New(w))
//	ui.Say("begin")

// A restoring is a call by which a variable, or a field of one, holds what it began with.
type restoring struct {
	by   ssa.Instruction
	name string
}

// replace puts what a callee is given where that puts it in place of what a variable of its package
// began with, or puts that back.
func (s substitution) replace(sum *summary.Summary) {
	f := s.f
	if _, ok := f.cur.(*ssa.Go); ok || len(sum.Replaces) == 0 {
		return
	}
	f.pkg.unpackAllReturned()
	for _, r := range sum.Replaces {
		places := s.targets(refNamed(r.Name))
		if r.Param >= 0 {
			f.store(places, s.part(r), f.cur, true, false)
			continue
		}
		if back := (restoring{f.cur, r.Name}); !slices.Contains(f.restorings, back) {
			f.restorings = append(f.restorings, back)
		}
		for _, place := range places {
			if s := f.memory(place)[place.bare()]; s != nil {
				f.store([]atom{place}, s.atomsBy(nil), f.cur, false, false)
			}
		}
	}
}

// part returns what a callee is given, or what is in that, which it puts in place of something.
func (s substitution) part(r summary.Replacement) []atom {
	if r.Path == "" {
		return s.c.arg(r.Param)
	}
	return s.contents(summary.Ref{Root: summary.Param, Index: r.Param, Path: r.Path})
}

// isRestored reports whether a variable of another package, or what is in it, may hold what it
// began with again when control is at at.
func (f *frame) isRestored(name string, at ssa.Instruction) bool {
	return slices.ContainsFunc(f.restorings, func(back restoring) bool {
		return overlap(back.name, name) && !form.IsDefer(back.by) && f.reaches(back.by, at) && !f.isDisplaced(f.pkg.place(refNamed(name)), back.by, at)
	})
}

// unpackAllReturned fills the variables of other packages with what they hold that functions of
// those return which the package calls, before something is put there.
func (p *Package) unpackAllReturned() {
	if p.unpacked {
		return
	}
	p.unpacked = true
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				c, ok := i.(*ssa.Call)
				if !ok {
					continue
				}
				if sum, _ := p.calledThere(c); sum != nil {
					p.unpackReturned(sum)
				}
			}
		}
	}
}

// refNamed returns the place that has the name of a variable, or of a field of one.
func refNamed(name string) summary.Ref {
	variable, path, _ := strings.Cut(name, ":")
	return summary.Ref{Root: summary.Global, Name: variable, Path: strings.ReplaceAll(path, ":", ".")}
}

// displaced returns what the function under evaluation has put in place of what a variable of
// another package began with, or of what is in that, before an instruction, on every way there;
// false if it has not.
func (f *frame) displaced(name string, at ssa.Instruction) ([]atom, bool) {
	place := f.pkg.place(refNamed(name))
	variable := place.node.(*ref).name
	if hidden(variable) || f.pkg.isOwnVariable(variable) || f.isRestored(name, at) || !f.isDisplaced(place, nil, at) {
		return nil, false
	}
	var out cell
	out.addAll(slices.DeleteFunc(f.contents(place, at), func(a atom) bool { return a == place }))
	for prefix, rest := range paths.Prefixes(place.path) {
		whole := place
		whole.path = prefix
		s := f.memory(whole)[whole.bare()]
		put := s != nil && f.replaced(s, nil, at)
		for _, a := range f.unbox(f.contents(whole, at)) {
			if a.kind == isWriter {
				out.add(a) // of which a setter has made the whole
			} else if in, ok := a.extend(rest); ok && put && a.kind == isPlace && a != whole {
				out.addAll(f.contents(in, at))
			}
		}
	}
	return out.atoms, true
}

// isDisplaced reports whether what an instruction puts at a place, or in what that is in, is there no
// more; nil is what it began with.
func (f *frame) isDisplaced(place atom, by, at ssa.Instruction) bool {
	return slices.ContainsFunc(append(wholes(place), place), func(a atom) bool {
		s := f.memory(a)[a.bare()]
		return s != nil && f.replaced(s, by, at)
	})
}

// wholes returns the places that a place is in.
func wholes(place atom) (out []atom) {
	for prefix := range paths.Prefixes(place.path) {
		whole := place
		whole.path = prefix
		out = append(out, whole)
	}
	return out
}
