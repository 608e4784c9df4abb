package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// Several ways may lead to one place, each under a condition of its own: then one of these
// holds there.
//
//	switch level {
//	case "out", "info":
//		fmt.Println(text)
//	}

// waysTo returns the conditions of the ways by which control first gets to a block, nil if
// those are many, or it gets there whichever way it takes.
func (f *frame) waysTo(b *ssa.BasicBlock) (ways [][]summary.Cond) {
	var first []*ssa.BasicBlock
	for _, from := range b.Preds {
		if !f.pkg.stops(from) && !b.Dominates(from) {
			first = append(first, from)
		}
	}
	if len(first) > summary.MaxAlternatives || form.BothSides(first, b) {
		return nil
	}
	for _, from := range first {
		ways = append(ways, f.wayBy(from, b))
	}
	return ways
}

// wayBy returns the conditions under which control gets from one block to a next one.
func (f *frame) wayBy(from, to *ssa.BasicBlock) []summary.Cond {
	return conditions.Join(f.condsAt(from), f.taken(from, to, 0))
}

// underOneOf is under for a condition of which one alternative holds.
func (f *frame) underOneOf(alternatives []summary.Cond, by deciding, at ssa.Instruction) ([]summary.Cond, bool) {
	var ways [][]summary.Cond
	for _, c := range alternatives {
		if here, possible := f.under([]summary.Cond{c}, by, at); possible {
			ways = append(ways, here)
		}
	}
	switch len(ways) {
	case 0:
		return nil, false
	case 1:
		return ways[0], true
	}
	return conditions.OneOfWays(ways, nil), true
}
