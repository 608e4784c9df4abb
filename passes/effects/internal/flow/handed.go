package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/position"
)

// A mention of os.Stdout that is only kept or returned is an effect by which nothing is
// known to be written, until somebody who was handed it writes to it:
//
//	bar := progress.New() // keeps os.Stdout
//	bar.Add(1)            // writes to it

// writes notes that f writes to a writer of which a callee's mention is an effect.
func (f *frame) writes(w *writer) {
	if !w.site.Valid() {
		return
	}
	p := f.pkg
	by := p.written[w.site]
	if by == nil {
		by = make(map[*ssa.Function]bool)
		p.written[w.site] = by
	}
	if !by[f.fn] {
		by[f.fn] = true
		f.told++
		p.undoing(func() { delete(by, f.fn) })
	}
}

// handedOn reports whether an effect of fn is by a writer that is only handed on, and that
// fn does not write to.
func (p *Package) handedOn(fn *ssa.Function, e *summary.Effect) bool {
	return e.Handed && !p.written[e.Site][fn]
}

// handedOnBelow returns a function that reports the same of e, an event of fn, if who
// calls fn in the package does not write to the writer either.
func (p *Package) handedOnBelow() func(fn *ssa.Function, e *Event) bool {
	below := make(map[position.Site]map[*ssa.Function]bool)
	return func(fn *ssa.Function, e *Event) bool {
		by := p.written[e.Site]
		if !e.Handed || len(by) == 0 {
			return e.Handed
		}
		seen := below[e.Site]
		if seen == nil {
			seen = make(map[*ssa.Function]bool)
			below[e.Site] = seen
			for writer := range by {
				p.visitBelow(writer, seen)
			}
		}
		return !seen[fn]
	}
}

// visitBelow adds fn and what it calls in the package.
func (p *Package) visitBelow(fn *ssa.Function, seen map[*ssa.Function]bool) {
	for todo := []*ssa.Function{fn}; len(todo) > 0; {
		fn, todo = todo[len(todo)-1], todo[:len(todo)-1]
		if f := p.frames[fn]; f != nil && !seen[fn] {
			seen[fn] = true
			todo = append(todo, p.calleesOf(f)...)
		}
	}
}
