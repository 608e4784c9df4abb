package flow

import (
	"cmp"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
)

// possible reports whether conditions can hold in a visit.
func (w *walk) possible(v *visit, conds []summary.Cond) bool {
	return !excluded(conds, func(d decider) (summary.Const, bool) { return w.knownIn(v, d) })
}

// knownIn returns the constant that a visit is given for d.
func (w *walk) knownIn(v *visit, d decider) (summary.Const, bool) {
	if v.during != nil && d.param == summary.Variable {
		if c, ok := v.during.holds(d.path); ok {
			return c, true
		}
	}
	return w.known(v.fn, d, v.given)
}

// known returns the constant that a visit of fn is given for d.
func (w *walk) known(fn *ssa.Function, d decider, given []summary.Const) (summary.Const, bool) {
	if len(given) == 0 {
		return summary.Const{}, false
	}
	i := slices.Index(w.compared[fn], d)
	if i < 0 || i >= len(given) || given[i] == (summary.Const{}) {
		return summary.Const{}, false
	}
	return given[i], true
}

// given returns the constants that callee is given at s, in a visit of f, for what it
// compares.
func (w *walk) given(f *frame, s *callsite, callee *ssa.Function, v visit) []summary.Const {
	compared := w.compared[callee]
	if compared == nil {
		return nil
	}
	known := func(d decider) (summary.Const, bool) { return w.knownIn(&v, d) }
	out := make([]summary.Const, len(compared))
	for i, d := range compared {
		if c, ok := f.handed(s, d, known); ok {
			out[i] = c
		}
	}
	return out
}

// handed returns the constant that f hands over for d at s, where known says what
// f itself is given.
func (f *frame) handed(s *callsite, d decider, known func(decider) (summary.Const, bool)) (summary.Const, bool) {
	if v, ok := asideIn(s.conds, d); ok {
		return v, true
	}
	o := f.operandFor(s.deciding, d, s.at)
	switch {
	case o.tells():
		return o.value, true
	case o.decides:
		return known(o.by)
	case o.says.Op != 0:
		c, ok := known(decider{o.says.Param, o.says.Path})
		holds, sure := conditions.Compare(o.says.Op, c, o.says.Value)
		return summary.Bool(holds), ok && sure
	case o.fills:
		c, ok := known(o.by)
		return c, ok && c == summary.IsNil(false)
	case o.computed != nil:
		return f.valueOf(o.computed, known, 0)
	}
	return summary.Const{}, false
}

// maxCompared bounds what is told apart of what one function compares.
const maxCompared = 16

// compared finds what decides in each function what it reaches; functions in which
// nothing does have no entry.
func (p *Package) compared() map[*ssa.Function][]decider {
	out := make(map[*ssa.Function][]decider)
	changed := false
	mark := func(fn *ssa.Function, d decider) {
		if old := out[fn]; len(old) < maxCompared && !slices.Contains(old, d) {
			out[fn], changed = append(old, d), true
		}
	}
	markAll := func(fn *ssa.Function, conds []summary.Cond) {
		conditions.Each(conds, func(c summary.Cond) { mark(fn, decider{c.Param, c.Path}) })
	}
	for range maxRounds {
		changed = false
		for _, fn := range p.funcs {
			f := p.frames[fn]
			for _, e := range f.sortedEvents() {
				markAll(fn, p.needs(&e.Effect))
			}
			note := func(d decider) (summary.Const, bool) {
				mark(fn, d)
				return summary.Const{}, false
			}
			for _, callee := range p.calleesOf(f) {
				e := f.edges[callee]
				for i := range e.sites {
					s := &e.sites[i]
					markAll(fn, s.conds)
					for _, d := range slices.Clone(out[callee]) {
						f.handed(s, d, note)
					}
				}
			}
		}
		if !changed {
			break
		}
	}
	for _, all := range out {
		slices.SortFunc(all, func(a, b decider) int { return cmp.Or(cmp.Compare(a.param, b.param), strings.Compare(a.path, b.path)) })
	}
	return out
}
