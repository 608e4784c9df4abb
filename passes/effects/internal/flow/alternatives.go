package flow

import (
	"go/constant"
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// Several ways may lead to one place, each under a condition of its own: then one of these
// holds there.
//
//	switch level {
//	case "out", "info":
//		fmt.Println(text)
//	}

// maxOneOf bounds the conditions of that kind that are kept of one thing.
const maxOneOf = 2

// oneOfWays returns what is known where control gets to by one of several ways, beyond what
// is known in any case: that the last condition of one of them holds.
func oneOfWays(ways [][]summary.Cond, anyway []summary.Cond) []summary.Cond {
	var alternatives []summary.Cond
	for _, conds := range ways {
		i := len(conds) - 1
		for i >= 0 && (conds[i].Of != "" || conds[i].Param == summary.Several || slices.Contains(anyway, conds[i])) {
			i--
		}
		if i < 0 {
			return nil
		}
		if slices.ContainsFunc(alternatives, func(c summary.Cond) bool { return opposite(c, conds[i]) }) {
			return nil // as behind an if statement
		}
		alternatives = append(alternatives, conds[i])
	}
	if c, ok := summary.OneOf(alternatives); ok {
		return []summary.Cond{c}
	}
	return nil
}

// opposite reports whether one of two comparisons holds wherever the other does not.
func opposite(c, d summary.Cond) bool {
	if c.Param != d.Param || c.Path != d.Path {
		return false
	}
	if c.Value.Kind == constant.Bool && c.Op == token.EQL && d.Op == token.EQL {
		return c.Value != d.Value
	}
	return c.Value == d.Value && c.Op == negated[d.Op]
}

// waysTo returns the conditions of the ways by which control first gets to a block, nil if
// those are many, or it gets there whichever way it takes.
func (f *frame) waysTo(b *ssa.BasicBlock) (ways [][]summary.Cond) {
	var first []*ssa.BasicBlock
	for _, from := range b.Preds {
		if !f.pkg.stops(from) && !b.Dominates(from) {
			first = append(first, from)
		}
	}
	if len(first) > summary.MaxAlternatives || bothSides(first, b) {
		return nil
	}
	for _, from := range first {
		ways = append(ways, f.wayBy(from, b))
	}
	return ways
}

// bothSides reports whether two of the ways to a block come from the two sides of one branch,
// as those that come together behind an if statement do, so that no condition says more.
func bothSides(ways []*ssa.BasicBlock, to *ssa.BasicBlock) bool {
	taken := make(map[*ssa.BasicBlock]bool, len(ways))
	for _, from := range ways {
		at, holds := lastBranch(from, to)
		if before, ok := taken[at]; at != nil && ok && before != holds {
			return true
		}
		taken[at] = holds
	}
	return false
}

// lastBranch returns the last block on the way to another one in which a condition leads there,
// and whether that holds then; nil if there is none since the ways came apart.
func lastBranch(from, to *ssa.BasicBlock) (*ssa.BasicBlock, bool) {
	if _, holds, ok := branch(from, to); ok {
		return from, holds
	}
	for b := from; b != nil && b != to.Idom(); b = b.Idom() {
		if len(b.Preds) == 1 {
			if _, holds, ok := branch(b.Preds[0], b); ok {
				return b.Preds[0], holds
			}
		}
	}
	return nil, false
}

// wayBy returns the conditions under which control gets from one block to a next one.
func (f *frame) wayBy(from, to *ssa.BasicBlock) []summary.Cond {
	return join(f.condsAt(from), f.taken(from, to, 0))
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
	return oneOfWays(ways, nil), true
}

// excludes reports whether c cannot hold where all of conds do.
func excludes(conds []summary.Cond, c summary.Cond) bool {
	if alternatives := c.Alternatives(); len(alternatives) > 0 {
		return !slices.ContainsFunc(alternatives, func(a summary.Cond) bool { return !excludes(conds, a) })
	}
	return slices.ContainsFunc(conds, func(d summary.Cond) bool {
		if alternatives := d.Alternatives(); len(alternatives) > 0 {
			return !slices.ContainsFunc(alternatives, func(a summary.Cond) bool { return !c.Excludes(a) })
		}
		return c.Excludes(d)
	})
}

// eachCond calls do for each comparison among conditions, and for the alternatives of those
// that have some.
func eachCond(conds []summary.Cond, do func(summary.Cond)) {
	for _, c := range conds {
		if alternatives := c.Alternatives(); len(alternatives) > 0 {
			eachCond(alternatives, do)
		} else if c.Of == "" {
			do(c)
		}
	}
}
