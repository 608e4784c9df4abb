package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// What one handler is handed, another one may write to, and not the first: a process may
// be made with standard output by a function that several call, some of which put
// something else in its place before they start it.

// maxWriters bounds the functions from which a walk is made again, as each such walk may
// go through all of the package.
const maxWriters = 16

// judge says of events by writers that are handed on which of them are written to by
// something that the walk has come to, and has these reached by way of that where it
// leads there.
func (w *walk) judge() {
	var visits map[*ssa.Function]int // the first of each function
	var walks map[*ssa.Function]*walk
	for i, to := range w.led {
		e := to.event
		home := w.p.begun[e.Pos]
		if home == nil {
			home = e.Func
		}
		by := w.p.writersOf(handing{e.Site, home, e.Pos})
		if !e.Handed || len(by) == 0 {
			continue
		}
		if visits == nil {
			visits, walks = w.visits(), make(map[*ssa.Function]*walk)
		}
		writers := visitedOf(by, visits)
		if !by[nil] && len(writers) == 0 {
			continue
		}
		r := &w.out[i]
		if !w.leadsPast(to.visit, by) {
			w.leadBy(r, e, writers, visits, walks)
		}
		written := *r.Event
		written.Handed = false
		r.Event = &written
	}
}

// visits returns the index of the first visit to each function.
func (w *walk) visits() map[*ssa.Function]int {
	out := make(map[*ssa.Function]int, len(w.seen))
	for i, v := range slices.Backward(w.queue) {
		out[v.fn] = i
	}
	return out
}

// visitedOf returns those of functions that are visited, in that order.
func visitedOf(fns map[*ssa.Function]bool, visits map[*ssa.Function]int) []*ssa.Function {
	var out []*ssa.Function
	for fn := range fns {
		if _, ok := visits[fn]; ok {
			out = append(out, fn)
		}
	}
	slices.SortFunc(out, func(a, b *ssa.Function) int { return visits[a] - visits[b] })
	return out
}

// leadsPast reports whether one of functions is on the way to a visit, or is what
// enters the starts.
func (w *walk) leadsPast(index int, fns map[*ssa.Function]bool) bool {
	for ; index >= 0; index = w.queue[index].from {
		if fns[w.queue[index].fn] {
			return true
		}
	}
	return fns[nil]
}

// leadBy has r reached by way of the first of writers that leads to its event, if one
// does.
func (w *walk) leadBy(r *Reached, e *Event, writers []*ssa.Function, visits map[*ssa.Function]int, walks map[*ssa.Function]*walk) {
	for _, fn := range writers {
		first := visits[fn]
		from := walks[fn]
		if from == nil {
			if len(walks) == maxWriters {
				return
			}
			from = newWalk(w.p)
			v := w.queue[first]
			v.from = -1
			from.push(v)
			from.run()
			walks[fn] = from
		}
		if i, ok := from.told[e]; ok {
			r.Start = from.out[i].Start
			r.Steps = slices.Concat(w.steps(w.queue[first], first), from.out[i].Steps)
			return
		}
	}
}
