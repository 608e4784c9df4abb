package flow

import (
	"cmp"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
)

// An edge is the calls that a function makes of another of this package.
type edge struct {
	sites []callsite // by position
	sure  bool       // one is made whenever the caller returns
}

// A callsite is one of them.
type callsite struct {
	pos token.Pos
	at  ssa.Instruction // nil where a handler is handed over
	deciding
	conds  []summary.Cond // of the caller's parameters, under which it is made
	from   string         // the variable that holds the callee, or a field of one, where it is called by that
	chosen bool           // by way of an interface value that was looked up in a map
	asked  bool           // where an option asks for it
	later  bool           // by another goroutine
	kept   bool           // only once others write to what a variable of another package keeps
	begins token.Pos      // where a handler makes it of what it was given
}

// maxSites bounds the calls that are told apart by their arguments.
const maxSites = 32

// edge notes that the function under evaluation calls fn by way of v.
func (f *frame) edge(fn *ssa.Function, c call, v via) {
	if f.isLate() {
		return
	}
	e := f.edges[fn]
	if e == nil {
		e = new(edge)
		f.edges[fn] = e
		f.told++
	}
	e.sure = e.sure || v.sure && f.always(f.cur)
	s := callsite{pos: v.pos, at: f.cur, deciding: c.deciding, conds: f.also(v.conds), from: v.from, chosen: v.chosen, later: v.later, kept: v.kept, asked: f.onRequest(f.block()), begins: v.begins}
	if len(e.sites) >= maxSites {
		s.deciding, s.conds = deciding{}, nil
	}
	for i := range e.sites {
		if old := &e.sites[i]; old.at == s.at && old.chosen == s.chosen && summary.Asks(old.conds) == summary.Asks(s.conds) && slices.Equal(old.vals, s.vals) && slices.Equal(old.said, s.said) && slices.Equal(old.held, s.held) && slices.Equal(old.never, s.never) && old.closure == s.closure && old.here == s.here || len(e.sites) > maxSites && old.vals == nil && old.said == nil {
			old.conds, old.from, old.chosen = conditions.Either(old.conds, s.conds), common(old.from, s.from), old.chosen && s.chosen
			old.asked, old.later, old.kept = old.asked && s.asked, old.later && s.later, old.kept && s.kept
			return
		}
	}
	i, _ := slices.BinarySearchFunc(e.sites, s, func(a, b callsite) int { return cmp.Compare(a.pos, b.pos) })
	e.sites = slices.Insert(e.sites, i, s)
}

// A carried is what a caller has of an effect of a callee by its calls of one sort.
type carried struct {
	pos        token.Pos // of the first of them
	conds      []summary.Cond
	chosen     bool   // by way of what has to be chosen or set
	kept       bool   // only once others write to what another package keeps
	from       string // the variable by which they call the callee, empty if not all do
	incidental string // the path of the package that it is incidental to, empty if it is to none
}

// group returns of which sort the calls are: those of other sorts are told of by themselves.
func (c *carried) group() [2]bool { return [2]bool{c.chosen, c.incidental != ""} }

// carry returns what f has of an effect of the callee by the calls of e that can lead to it:
// by those where something has to be chosen or set, by those to which it is incidental,
// and by others, and of each sort by those that are made under other conditions.
func (f *frame) carry(e *edge, effect *summary.Effect) []carried {
	var out []carried
	own := f.pkg.ownDoing(effect.Site.Pkg)
	for i := range e.sites {
		s := &e.sites[i]
		conds, possible := f.through(s, f.pkg.needs(effect))
		if !possible || s.later && effect.EndsGoroutine() {
			continue
		}
		conds = withoutAsides(conds)
		if s.at != nil {
			conds = f.decidedInside(conds, s.at.Block(), effect.Kind)
		}
		by := carried{s.pos, conds, s.chosen || s.asked && own || summary.Asks(conds), s.kept, s.from, f.incidentalAt(s, effect)}
		if old := sameWay(out, by); old != nil {
			old.conds, old.incidental, old.kept = conditions.Either(old.conds, conds), f.pkg.lessIncidental(old.incidental, by.incidental), old.kept && by.kept
			old.from = common(old.from, by.from)
			continue
		}
		out = append(out, by)
	}
	return out
}

// sameWay returns the one of calls that can be told of together with by, nil if it is told of
// by itself.
func sameWay(calls []carried, by carried) *carried {
	var last *carried
	n := 0
	for i := range calls {
		c := &calls[i]
		if c.group() != by.group() {
			continue
		}
		if conditions.Nest(c.conds, by.conds) {
			return c
		}
		last = c
		n++
	}
	if n < summary.MaxWays {
		return nil
	}
	return last
}

// incidentalAt returns to which package an effect of a callee is incidental that is
// reached by a call of it.
func (f *frame) incidentalAt(s *callsite, effect *summary.Effect) string {
	if s.at == nil {
		return effect.Incidental
	}
	return f.incidental(effect.Incidental, s.at.Block(), effect.Kind, effect.If, s.deciding, s.at)
}

// through returns what conditions of a callee are, seen from the caller of it
// at s, and whether they can hold.
func (f *frame) through(s *callsite, conds []summary.Cond) ([]summary.Cond, bool) {
	out, ok := f.under(conds, s.deciding, s.at)
	if !ok || conditions.Exclude(out, s.conds) {
		return nil, false
	}
	return conditions.Join(s.conds, out), true
}

// calleesOf returns the functions of this package that f calls, in the order
// of their first calls. f itself is one of them if it calls itself: it may do
// what another argument keeps it from.
func (p *Package) calleesOf(f *frame) []*ssa.Function {
	out := make([]*ssa.Function, 0, len(f.edges))
	for callee := range f.edges {
		out = append(out, callee)
	}
	slices.SortFunc(out, func(a, b *ssa.Function) int {
		return cmp.Or(cmp.Compare(f.edges[a].sites[0].pos, f.edges[b].sites[0].pos), cmp.Compare(a.Pos(), b.Pos()), strings.Compare(a.Name(), b.Name()))
	})
	return out
}
