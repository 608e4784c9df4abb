package flow

import (
	"cmp"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/condense"
	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/position"
)

// closedEffects are the effects that calling a function has, through any calls.
type closedEffects struct {
	byKey   map[summary.Key]*summary.Effect
	all     []*summary.Effect // those of byKey, in the order in which they were found
	more    summary.Counts
	written map[position.Site]bool // mentions of writers that are written to; see handed.go
	astray  map[summary.Key]bool   // those that are kept as they are reached past what writes to the writer they hand on
}

// close finds for every function what it does through the functions of this
// package that it calls. What is kept of each kind is bounded, so that the work
// is proportional to the number of calls.
func (p *Package) close() {
	if p.closed != nil {
		return
	}
	p.closed = make(map[*ssa.Function]*closedEffects, len(p.funcs))
	p.judgeBlocks()
	written := p.writtenBy()
	for range maxRounds {
		changed := false
		for _, fn := range p.funcs {
			if p.closeOne(fn, written[fn]) {
				changed = true
			}
		}
		if !changed {
			break
		}
	}
}

// judgeBlocks finds what is known of where calls and effects stand, in order: what is
// remembered of a block may say less if it is asked for on the way to that of another.
func (p *Package) judgeBlocks() {
	for _, fn := range p.funcs {
		f := p.frames[fn]
		if len(f.events) == 0 && len(f.edges) == 0 {
			continue
		}
		for _, b := range fn.Blocks {
			p.stops(b)
		}
		for _, b := range fn.Blocks {
			f.condsAt(b)
			f.ordinary(b, summary.Stdout)
			f.ordinary(b, summary.Exit)
		}
	}
}

// closeOne brings what is known of fn, which itself writes to the writers of mentions, up
// to date, and reports whether that is more than before.
func (p *Package) closeOne(fn *ssa.Function, written []position.Site) bool {
	f := p.frames[fn]
	c := p.closed[fn]
	first := c == nil
	if first {
		c = &closedEffects{byKey: make(map[summary.Key]*summary.Effect)}
		p.closed[fn] = c
		c.write(written...)
		for _, e := range f.sortedEvents() {
			x := e.Effect
			x.Handed = c.handedOn(&x)
			if form.IsWrapper(fn) && len(x.Trail) > 0 {
				x.Trail = x.Trail[1:] // the call of the method is that of the wrapper
			}
			p.keep(c, x, false)
		}
	}
	changed := first && len(c.byKey) > 0
	for _, callee := range p.calleesOf(f) {
		from := p.closed[callee]
		if from == nil {
			continue
		}
		edge := f.edges[callee]
		name := p.name(callee)
		if c.write(slices.Collect(maps.Keys(from.written))...) {
			changed = true
		}
		for _, e := range from.all {
			for _, by := range f.carry(edge, e) {
				x := *e
				if !form.IsWrapper(fn) && (!form.IsRangeBody(callee) || callee.Parent() != fn) {
					w := via{pos: by.pos, site: p.env.Site(by.pos), fixed: true, what: e.What}.to(name, e.What, e.Site, e.Trail, e.Elided)
					x.Site = w.site
					x.Trail, x.Elided = w.trail.hops()
				}
				x.Handed, x.Kept = c.handedOn(e), e.Kept || by.kept
				x.From = cmp.Or(e.From, by.from)
				x.Class, x.If, x.Incidental, x.Sure = p.class(fn, e.Class), by.conds, by.incidental, e.Sure && edge.sure
				x.Chosen = e.Chosen || by.chosen && !summary.Asks(by.conds)
				if p.keep(c, x, e.Handed && !slices.Contains(written, e.Site)) {
					changed = true
				}
			}
		}
		for kind, n := range from.more {
			c.more[kind] = max(c.more[kind], n)
		}
	}
	if c.trim() {
		changed = true
	}
	return changed
}

// keep adds e to c unless the same sink is reached on a shorter way, or on one that does
// not lead astray: past what writes to the writer that e hands on.
func (p *Package) keep(c *closedEffects, e summary.Effect, astray bool) bool {
	e.Way = wayOf(e, func(key summary.Key) *summary.Effect { return c.byKey[key] })
	key := e.Key()
	old := c.byKey[key]
	if old == nil {
		c.byKey[key] = &e
		c.all = append(c.all, &e)
		c.strays(key, astray)
		return true
	}
	handed, picked, lent := old.Handed && e.Handed, old.Picked && e.Picked, old.Lent || e.Lent
	sure, spare, kept := old.Sure || e.Sure, old.Spare || e.Spare, old.Kept && e.Kept
	conds, from, incidental := conditions.Either(old.If, e.If), common(old.From, e.From), p.lessIncidental(old.Incidental, e.Incidental)
	chosen := old.Chosen || e.Chosen || old.Key().Chosen && !summary.Asks(conds)
	same, found := c.astray[key] == astray, c.astray[key] && !astray
	better := found || same && old.Len() > e.Len() || old.Handed != handed || old.Picked != picked || old.Lent != lent || old.Sure != sure || old.Spare != spare || old.Kept != kept || len(conds) != len(old.If) || old.From != from || old.Incidental != incidental
	if found || same && condense.Compare(&e, old) < 0 {
		*old = e
		c.strays(key, astray)
	}
	old.Handed, old.Picked, old.Lent, old.Sure, old.Spare, old.Kept = handed, picked, lent, sure, spare, kept
	old.If, old.Chosen, old.From, old.Incidental = conds, chosen, from, incidental
	return better
}

// wayOf returns which way to its sink an effect is by: that of one that is known under all of
// its conditions, or that has all of those of the other, or one of its own, while there are few.
//
//	if verbose {
//		fmt.Println(text)
//	}
//	if trace {
//		fmt.Println(text) // in the same helper
//	}
func wayOf(e summary.Effect, known func(summary.Key) *summary.Effect) uint8 {
	e.Way = 0
	for ; e.Way < summary.MaxWays-1; e.Way++ {
		old := known(e.Key())
		if old == nil || conditions.Nest(old.If, e.If) {
			break
		}
	}
	return e.Way
}

// strays notes whether what is kept of an effect leads astray.
func (c *closedEffects) strays(key summary.Key, astray bool) {
	if !astray {
		delete(c.astray, key)
		return
	}
	if c.astray == nil {
		c.astray = make(map[summary.Key]bool)
	}
	c.astray[key] = true
}

// trim drops the farthest effects of each kind beyond the bound.
func (c *closedEffects) trim() bool {
	if len(c.byKey) <= summary.MaxSinks {
		return false
	}
	var dropped summary.Counts
	kept := make(map[summary.Kind]int)
	keeps := make(map[summary.Key]bool) // by sink
	for _, e := range c.sorted() {
		sink := e.Key().Anyway()
		if _, again := keeps[sink]; !again {
			keeps[sink] = kept[e.Kind] < summary.MaxSinks
			if keeps[sink] {
				kept[e.Kind]++
			} else if int(e.Kind) < len(dropped) { // a broken fact may hold any
				dropped[e.Kind]++
			}
		}
		if !keeps[sink] {
			delete(c.byKey, e.Key())
		}
	}
	c.all = slices.DeleteFunc(c.all, func(e *summary.Effect) bool { return c.byKey[e.Key()] != e })
	for kind, n := range dropped {
		c.more[kind] = max(c.more[kind], n)
	}
	return false
}

func (c *closedEffects) sorted() []summary.Effect {
	out := make([]summary.Effect, 0, len(c.all))
	for _, e := range c.all {
		out = append(out, *e)
	}
	slices.SortStableFunc(out, func(a, b summary.Effect) int { return condense.Compare(&a, &b) })
	return out
}
