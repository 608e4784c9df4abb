package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/position"
)

// What a callee returns as it has fallen back to standard output, where something is nil upon which
// only the caller of its caller decides, its caller has as if it had fallen back to that itself:
//
//	func NewLogger(c Config) *Logger { return &Logger{ui: New(c)} }
//
// So it is with what a callee puts into a copy of what the caller has given.

// passedOn says of a writer how the function has it that has not mentioned it itself.
type passedOn struct {
	by      ssa.Instruction // the call
	mention position.Site
	trail   *trail // to the mention
}

// passOn makes the writer to which a callee falls back, as u says, one that the function falls
// back to, and reports whether all is known then that becomes of it.
func (s substitution) passOn(u *summary.Use, e summary.Effect, v via) bool {
	f := s.f
	told := u.Told && tellsDefault(s.results, u, 0)
	if !told && !u.Placed || f.asked != nil || f.atInit() || f.entering {
		return false
	}
	places := s.places(u.Target)
	if !f.areCallers(places) || slices.ContainsFunc(places, func(p atom) bool {
		return f.isLeftUnset(p) || !f.givenByCaller(p, f.cur) || !told && !f.isCopy(p)
	}) {
		return false
	}
	key := s.passedAs(u.Target, u.What)
	w, ok := f.made[key].(*writer)
	if !ok {
		w = &writer{
			writerKey: writerKey{class: u.Class, what: u.What, from: u.From},
			home:      f.fn, block: f.block(), pos: v.pos,
			passed: &passedOn{f.cur, e.Site, v.trail},
		}
		f.made[key] = w
		f.pkg.noteOutput()
	}
	w.guard = places
	if !told {
		f.store(places, []atom{{kind: isWriter, node: w}}, f.cur, false, false)
	}
	return true
}

// areCallers reports whether among some places, or those that they are copies of, is one that a
// caller fills.
func (f *frame) areCallers(places []atom) bool {
	var from cell
	from.addAll(places)
	return f.addCopied(&from) && slices.ContainsFunc(from.atoms, func(p atom) bool {
		r, ok := p.node.(*ref)
		return ok && r.root != summary.Global && f.owns(r)
	})
}

// isCopy reports whether a place that is a caller's is in something that the function has made of it.
func (f *frame) isCopy(place atom) bool {
	o, ok := place.node.(*object)
	return ok && o.home == f.fn
}

// isPassedOn reports whether a, which the callee returns where a place is nil, is one of those.
func (s substitution) isPassedOn(a *summary.Atom) bool {
	if a.Kind == summary.Box {
		return slices.ContainsFunc(a.Inner, func(in summary.Atom) bool { return s.isPassedOn(&in) })
	}
	return s.f.made[s.passedAs(a.Ref, a.What)] != nil
}

// A passedKey tells what a callee falls back to from what else it makes.
type passedKey struct {
	callee any
	of     summary.Ref
	what   string
}

func (s substitution) passedAs(of summary.Ref, what string) madeKey {
	return madeKey{by: s.f.cur, of: passedKey{s.of, of, what}}
}

// tellsDefault reports whether values tell of what u falls back to.
func tellsDefault(values []summary.Value, u *summary.Use, depth int) bool {
	return depth < maxLevels && slices.ContainsFunc(values, func(v summary.Value) bool {
		return slices.ContainsFunc(v, func(a summary.Atom) bool {
			return a.Kind == summary.Writer && a.Ref == u.Target && a.What == u.What || tellsDefault([]summary.Value{a.Inner}, u, depth+1) ||
				slices.ContainsFunc(a.Fields, func(f summary.Field) bool { return tellsDefault([]summary.Value{f.Value}, u, depth+1) })
		})
	})
}

// begin returns the instruction in front of which places are nil where w is a default.
func (w *writer) begin() ssa.Instruction {
	if w.passed != nil {
		return w.passed.by
	}
	return w.block.Instrs[0]
}

// site returns where the mention of w is.
func (w *writer) site(p *Package) position.Site {
	if w.passed != nil {
		return w.passed.mention
	}
	return p.env.Site(w.pos)
}

// trail returns the calls that lead to it.
func (w *writer) trail() *trail {
	if w.passed != nil {
		return w.passed.trail
	}
	return nil
}
