package form

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Branch returns the condition on which control gets from one block to a next one, and
// whether it holds then; false if there is none, or it gets there in any case.
func Branch(from, to *ssa.BasicBlock) (cond ssa.Value, holds, ok bool) {
	last, ok := from.Instrs[len(from.Instrs)-1].(*ssa.If)
	if !ok || from.Succs[0] == from.Succs[1] {
		return nil, false, false
	}
	return last.Cond, from.Succs[0] == to, true
}

// Search goes through blocks, and on to those that control gets to from there, but for
// those that skip accepts, which may be nil, and what lies behind them. It ends where
// found accepts one, and reports whether that was so.
func Search(from []*ssa.BasicBlock, skip, found func(*ssa.BasicBlock) bool) bool {
	seen := make(map[*ssa.BasicBlock]bool)
	todo := slices.Clone(from)
	for len(todo) > 0 {
		next := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[next] || skip != nil && skip(next) {
			continue
		}
		seen[next] = true
		if found(next) {
			return true
		}
		todo = append(todo, next.Succs...)
	}
	return false
}

// OnlyIf reports whether control gets to b only by branches whose conditions, given
// whether they hold, mean something.
func OnlyIf(b *ssa.BasicBlock, means func(cond ssa.Value, holds bool) bool) bool {
	for _, from := range b.Preds {
		cond, holds, ok := Branch(from, b)
		if !ok || !means(cond, holds) {
			return false
		}
	}
	return len(b.Preds) > 0
}

// BothSides reports whether two of the ways to a block come from the two sides of one branch,
// as those that come together behind an if statement do, so that no condition says more.
func BothSides(ways []*ssa.BasicBlock, to *ssa.BasicBlock) bool {
	taken := make(map[*ssa.BasicBlock]bool, len(ways))
	for _, from := range ways {
		at, holds := LastBranch(from, to)
		if before, ok := taken[at]; at != nil && ok && before != holds {
			return true
		}
		taken[at] = holds
	}
	return false
}

// LastBranch returns the last block on the way to another one in which a condition leads there,
// and whether that holds then; nil if there is none since the ways came apart.
func LastBranch(from, to *ssa.BasicBlock) (*ssa.BasicBlock, bool) {
	if _, holds, ok := Branch(from, to); ok {
		return from, holds
	}
	for b := from; b != nil && b != to.Idom(); b = b.Idom() {
		if len(b.Preds) == 1 {
			if _, holds, ok := Branch(b.Preds[0], b); ok {
				return b.Preds[0], holds
			}
		}
	}
	return nil, false
}
