package flow

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/condense"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// Reach returns the events that starts reach, each once, on a shortest way,
// nearest first.
func (p *Package) Reach(starts []Start) []Reached { return slices.Clone(p.walkFrom(starts).out) }

// walkFrom returns the walk from starts to all that they reach. Most rules ask for
// the same starts, each by itself.
func (p *Package) walkFrom(starts []Start) *walk {
	for _, w := range p.walks {
		if slices.Equal(w.starts, starts) {
			return w
		}
	}
	w := newWalk(p)
	w.starts = slices.Clone(starts)
	p.query(func() {
		for i, f := range p.enterAll(starts) {
			switch {
			case f == nil:
			case starts[i].Within != nil:
				v := visit{fn: f.fn, within: starts[i].Within, from: -1, start: i, pos: starts[i].Pos, during: w.duringPart(f.fn, starts[i].Within)}
				w.queue, w.ways = append(w.queue, v), append(w.ways, way{})
			default:
				w.leave(f, visit{from: -1, start: i, pos: starts[i].Pos, during: w.during(starts[i].Framework)}, -1)
			}
		}
		w.run()
		w.judge()
	})
	p.walks = append(p.walks, w)
	return w
}

// Initial returns the events of functions that run while the package is initialized.
func (p *Package) Initial() []Reached {
	w := newWalk(p)
	w.initial = true
	for _, fn := range p.funcs {
		if form.Initializes(fn) {
			w.push(visit{fn: fn, from: -1, pos: fn.Pos()})
		}
	}
	w.run()
	w.judge()
	return w.out
}

// A walk goes through the calls of a package, breadth first. A function is
// visited once for each set of constants that it is given for what it compares.
type walk struct {
	p        *Package
	starts   []Start
	initial  bool // of what runs while the package is initialized: what others keep, they have not written to yet
	out      []Reached
	led      []led // how to each of those
	queue    []visit
	ways     []way // to the visits in the queue
	compared map[*ssa.Function][]decider
	seen     map[*ssa.Function]map[string]bool
	told     map[*Event]int // index in out
	servings map[known.Framework]*serving
}

type visit struct {
	fn     *ssa.Function
	within ast.Node // the statements of fn that a start is, if it is no more than that
	from   int      // index of the caller's visit, -1 for a start
	start  int
	pos    token.Pos
	given  []summary.Const // for what the function compares; none if nothing is known
	chosen bool            // by way of an interface value that was looked up in a map
	later  bool            // by another goroutine than the start, if some function ends its own
	begins token.Pos       // where a handler calls it, if it is given
	during *serving        // of a start: nil if nothing is known of when that is
}

// A led is an event as its function has it, and the index of the visit that led there, -1
// where a start has it.
type led struct {
	event *Event
	visit int
}

// maxVisits bounds the sets of constants that one function is visited with;
// after that nothing is known of its parameters.
const maxVisits = 16

func newWalk(p *Package) *walk {
	return &walk{
		p: p, compared: p.compared(),
		seen: make(map[*ssa.Function]map[string]bool), told: make(map[*Event]int), servings: make(map[known.Framework]*serving),
	}
}

// push queues a visit, unless one that sees as much was queued before.
func (w *walk) push(v visit) {
	seen := w.seen[v.fn]
	if seen == nil {
		seen = make(map[string]bool)
		w.seen[v.fn] = seen
	}
	if len(seen) >= 2*maxVisits {
		v.given = nil
	}
	key := keyOf(v.given)
	for _, more := range []visit{{}, {chosen: v.chosen}, {later: v.later}, v} { // which see as much
		if seen[more.way()] || seen[more.way()+key] {
			return
		}
	}
	seen[v.way()+key] = true
	var before []Step
	if v.begins.IsValid() {
		before = []Step{{w.p.name(v.fn), v.begins}}
	}
	w.queue, w.ways = append(w.queue, v), append(w.ways, way{steps: before})
}

// way returns a text that tells apart how a visit is made, whatever is given to it, empty
// if nothing is left out there.
func (v *visit) way() string {
	var way string
	if v.chosen {
		way = "chosen "
	}
	if v.later {
		way += "later "
	}
	return way
}

// keyOf returns a text that tells sets of constants apart, empty if none is known.
func keyOf(given []summary.Const) string {
	known := false
	var b strings.Builder
	for _, c := range given {
		known = known || c != (summary.Const{})
		b.WriteString(c.String())
		b.WriteByte(',')
	}
	if !known {
		return ""
	}
	return b.String()
}

// leave notes the events of f and queues the functions that it calls. index is
// that of v in the queue, -1 for a start, whose calls stand where it is handed over.
func (w *walk) leave(f *frame, v visit, index int) {
	for _, e := range f.sortedEvents() {
		if !w.possible(&v, w.p.needs(&e.Effect)) || v.later && e.EndsGoroutine() {
			continue
		}
		if i, ok := w.told[e]; ok {
			if w.out[i].Chosen && !v.chosen && !w.chosen(&v, e) {
				w.out[i].Chosen = false
			}
			continue
		}
		w.told[e] = len(w.out)
		r := Reached{Event: e, Start: v.start, Steps: w.steps(v, index)}
		if !e.Pos.IsValid() { // in a wrapper, which stands nowhere
			r.Event = e.at(v.pos, w.p.env.Site(v.pos))
		}
		if !e.Chosen && (v.chosen || w.chosen(&v, e)) {
			chosen := *r.Event
			chosen.Chosen = true
			r.Event = &chosen
		}
		w.out, w.led = append(w.out, r), append(w.led, led{e, index})
	}
	for _, callee := range w.p.calleesOf(f) {
		for i := range f.edges[callee].sites {
			s := &f.edges[callee].sites[i]
			if !w.possible(&v, s.conds) || w.initial && s.kept {
				continue
			}
			next := visit{fn: callee, from: index, start: v.start, pos: s.pos, given: w.given(f, s, callee, v), chosen: v.chosen || s.chosen, later: w.p.goexits && (v.later || s.later)}
			if index < 0 {
				next.pos, next.begins = v.pos, s.begins
			} else if form.IsWrapper(v.fn) {
				next.from, next.pos, next.begins = v.from, v.pos, v.begins
			}
			if v.within != nil && within(v.within, callee.Pos()) {
				next.within = v.within
			}
			w.push(next)
		}
	}
}

// chosen reports whether something has to be chosen for e in a visit, or set in the library
// that does it.
func (w *walk) chosen(v *visit, e *Event) bool {
	return e.Chosen || slices.ContainsFunc(e.If, func(c summary.Cond) bool {
		if w.p.isUnset(c) {
			_, known := w.knownIn(v, decider{c.Param, c.Path})
			return !known
		}
		return c.Of != "" && (isField(c.Of) || repository(c.Package()) == repository(e.Site.Pkg))
	})
}

// steps returns the calls that lead to a visit, given its index in the queue.
func (w *walk) steps(v visit, index int) []Step {
	if index >= 0 && form.IsWrapper(v.fn) {
		index = v.from
	}
	var missing []int // of the ways to index, the last first
	at := index
	for at >= 0 && w.queue[at].from >= 0 && w.ways[at].steps == nil {
		if around, ok := w.around(at); ok {
			at = around
			continue
		}
		missing = append(missing, at)
		at = w.queue[at].from
	}
	var steps []Step
	if at >= 0 {
		known := &w.ways[at]
		if steps = known.steps; known.longer {
			steps = slices.Clip(steps)
		}
		known.longer = known.longer || len(missing) > 0
	}
	for i, at := range slices.Backward(missing) {
		steps = append(steps, Step{w.p.name(w.queue[at].fn), w.queue[at].pos})
		w.ways[at] = way{steps, i > 0}
	}
	return slices.Clip(steps)
}

// A way is the calls that lead to a visit, nil if nobody has asked. It shares its
// memory with one that goes on from it, so that those to each function of a long
// chain take no more than that to its end.
type way struct {
	steps  []Step
	longer bool // another one goes on from it
}

func (w *walk) run() {
	for i := 0; i < len(w.queue); i++ {
		v := w.queue[i]
		f := w.p.frames[v.fn]
		if v.within != nil {
			f = w.p.doneBy(v.fn, v.within)
		}
		if f != nil {
			w.leave(f, v, i)
		}
	}
}

// sortedEvents returns the events of f by position, but those of what was replaced.
func (f *frame) sortedEvents() []*Event {
	out := make([]*Event, 0, len(f.events))
	for _, e := range f.events {
		if !f.pkg.isReplaced(e.From) {
			out = append(out, e)
		}
	}
	slices.SortFunc(out, func(a, b *Event) int {
		if a.Pos != b.Pos {
			return int(a.Pos - b.Pos)
		}
		return condense.Compare(&a.Effect, &b.Effect)
	})
	return out
}
