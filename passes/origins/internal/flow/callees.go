package flow

import (
	"cmp"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// callees evaluates the functions that fn plainly calls, those first that call
// none, so that evaluating one goes no deeper than its function values. Of functions
// that lead to each other the one is begun with that stands first in the source,
// whichever of them was asked about: what is found does not depend on that.
func (p *Package) callees(fn *ssa.Function) {
	p.groups(fn, func(group []*ssa.Function) {
		if len(group) == 1 && group[0] == fn {
			return
		}
		slices.SortFunc(group, func(a, b *ssa.Function) int {
			return cmp.Or(cmp.Compare(a.Pos(), b.Pos()), strings.Compare(a.String(), b.String()))
		})
		for _, fn := range group {
			p.frame(fn)
		}
	})
}

// groups calls f for the functions that fn leads to and that were not evaluated yet,
// and for itself: each with those that it leads to and that lead back to it, after all
// others that these lead to. It is the algorithm of Tarjan for strongly connected
// components, without recursion.
func (p *Package) groups(fn *ssa.Function, f func(group []*ssa.Function)) {
	type visit struct {
		fn    *ssa.Function
		next  []*ssa.Function
		at    int // in open
		index int // in the order in which functions are come to
		low   int // the least index of those that it leads to and that have no group yet
	}
	var (
		found = make(map[*ssa.Function]int) // 1 and more; -1 once it has a group
		stack []visit
		open  []*ssa.Function // those without a group
	)
	enter := func(fn *ssa.Function) {
		n := len(found) + 1
		found[fn] = n
		stack = append(stack, visit{fn, mentioned(fn), len(open), n, n})
		open = append(open, fn)
	}
	for enter(fn); len(stack) > 0; {
		top := &stack[len(stack)-1]
		if len(top.next) > 0 {
			next := top.next[0]
			top.next = top.next[1:]
			switch n := found[next]; {
			case n > 0:
				top.low = min(top.low, n)
			case n == 0 && next.Blocks != nil && p.frames[next] == nil:
				enter(next)
			}
			continue
		}
		done := *top
		stack = stack[:len(stack)-1]
		if len(stack) > 0 {
			below := &stack[len(stack)-1]
			below.low = min(below.low, done.low)
		}
		if done.low < done.index {
			continue
		}
		group := slices.Clone(open[done.at:])
		open = open[:done.at]
		for _, fn := range group {
			found[fn] = -1
		}
		f(group)
	}
}

// mentioned returns the functions that fn names or contains, generic ones for what is
// made of them.
func mentioned(fn *ssa.Function) []*ssa.Function {
	out := form.Mentioned(fn)
	named := out[len(fn.AnonFuncs):]
	for i, callee := range named {
		if origin := callee.Origin(); origin != nil {
			named[i] = origin
		}
	}
	return out
}
