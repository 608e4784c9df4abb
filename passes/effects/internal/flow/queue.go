package flow

import (
	"cmp"
	"container/heap"
	"math/bits"

	"golang.org/x/tools/go/ssa"
)

// A queue has the functions that are to be evaluated, each once, callees before callers: where
// functions lead to each other, what has learned of one of its callees is evaluated before what
// is further out, which would have to be evaluated once more with what the former will have found.
//
// That has a function with many callees that all lead back to it evaluated for each of these anew.
// Those that were evaluated so often already wait for the others.
type queue struct {
	pkg      *Package
	position map[*ssa.Function]int
	waiting  waiting
	queued   map[*ssa.Function]bool
}

type waitingFunc struct {
	fn              *ssa.Function
	often, position int
}

// oftenEvaluated is how often functions are evaluated before they wait for others; twice as
// often, four times as often, and so on, they wait for those that waited.
const oftenEvaluated = 4

func (p *Package) newQueue() *queue {
	q := &queue{pkg: p, position: make(map[*ssa.Function]int, len(p.funcs)+1), queued: make(map[*ssa.Function]bool)}
	q.position[p.outer.fn] = -1
	for i, fn := range p.funcs {
		q.position[fn] = i
	}
	return q
}

// add has fn evaluated.
func (q *queue) add(fn *ssa.Function) {
	if q.queued[fn] {
		return
	}
	q.queued[fn] = true
	heap.Push(&q.waiting, waitingFunc{fn, bits.Len(uint(q.pkg.frame(fn).rounds / oftenEvaluated)), q.position[fn]})
}

// next returns the function whose turn it is, nil if there is none.
func (q *queue) next() *ssa.Function {
	if q.isEmpty() {
		return nil
	}
	fn := heap.Pop(&q.waiting).(waitingFunc).fn
	q.queued[fn] = false
	return fn
}

func (q *queue) isEmpty() bool { return len(q.waiting) == 0 }

// Waiting is a heap.
type waiting []waitingFunc

func (w waiting) Len() int { return len(w) }

func (w waiting) Less(i, j int) bool {
	return cmp.Or(cmp.Compare(w[i].often, w[j].often), cmp.Compare(w[i].position, w[j].position)) < 0
}

func (w waiting) Swap(i, j int) { w[i], w[j] = w[j], w[i] }

func (w *waiting) Push(x any) { *w = append(*w, x.(waitingFunc)) }

func (w *waiting) Pop() any {
	last := len(*w) - 1
	x := (*w)[last]
	*w = (*w)[:last]
	return x
}
