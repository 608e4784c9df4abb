package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
)

// isHidden reports whether place is a hidden variable of the standard library, such
// as the output of the standard logger, or a part of one.
func isHidden(place atom) bool {
	r, ok := place.node.(*ref)
	return ok && r.root == summary.Global && hidden(r.name)
}

// sift adds to out what of atoms, found in a hidden variable by way of its entry e,
// the function under evaluation finds there when it runs.
func (f *frame) sift(out *cell, place atom, e entry, atoms []atom) {
	switch {
	case e.by == nil || e.by.Parent() == f.fn:
		out.addAll(atoms)
	case f.pkg.isRequested(e.by):
	case f.pkg.beforeAll(e.by) && !f.pkg.undone(place, e.by):
		for _, a := range atoms {
			out.add(f.settledIn(a))
		}
	case f.together(e.by):
		out.addAll(atoms)
	default:
		// What a function mentions is handed in wherever else it is written to, so
		// what leads to that may stay.
		for _, a := range atoms {
			f.stdoutIn(a, func(w atom) atom {
				if f.heldClass(w.node.(*writer)) == summary.Injected {
					return a
				}
				return f.handedIn(w)
			}, out)
		}
	}
}

// isRequested reports whether an instruction is one by which a package of another module is initialized
// only under a condition: that is not the ordinary course of the programs that import it.
//
//	func init() {
//		if _, ok := os.LookupEnv("NOTIFY_DEBUG"); ok {
//			log.SetOutput(os.Stdout)
//		}
//	}
func (p *Package) isRequested(by ssa.Instruction) bool {
	return !p.env.Own && p.initial[by.Parent()] && !p.frames[by.Parent()].always(by)
}

// stdoutIn adds to out what as makes of standard output in a and in what that holds.
func (f *frame) stdoutIn(a atom, as func(atom) atom, out *cell) {
	if f.pkg.output.at == 0 {
		f.lookAt(&f.pkg.output)
		return
	}
	f.within(a, func(a atom) {
		if isStdout(a) || isHandedOn(a) {
			out.add(as(a))
		}
	})
}

// within yields a and what that holds, each once.
func (f *frame) within(a atom, yield func(atom)) {
	f.withinBy(a, func(entry) bool { return true }, yield)
}

// withinBy is within for what those entries hold that are asked for.
func (f *frame) withinBy(a atom, wanted func(entry) bool, yield func(atom)) {
	p := f.pkg
	var seen cell
	var look func(a atom)
	look = func(a atom) {
		if !seen.add(a) {
			return
		}
		yield(a)
		for _, in := range f.unboxed(a) {
			look(in)
		}
		if a.kind != isPlace {
			return
		}
		f.touchBelow(a)
		for _, part := range p.parts[a.node] {
			if _, ok := paths.Under(part.path, a.path); ok {
				s := p.mem[part]
				for _, e := range s.entries {
					if wanted(e) && !s.isOver(e) {
						look(e.atom)
					}
				}
			}
		}
	}
	look(a)
}
