package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// branch returns the condition on which control gets from one block to a next one, and
// whether it holds then; false if there is none, or it gets there in any case.
func branch(from, to *ssa.BasicBlock) (cond ssa.Value, holds, ok bool) {
	last, ok := from.Instrs[len(from.Instrs)-1].(*ssa.If)
	if !ok || from.Succs[0] == from.Succs[1] {
		return nil, false, false
	}
	return last.Cond, from.Succs[0] == to, true
}

// search goes through blocks, and on to those that control gets to from there, but for
// those that skip accepts, which may be nil, and what lies behind them. It ends where
// found accepts one, and reports whether that was so.
func search(from []*ssa.BasicBlock, skip, found func(*ssa.BasicBlock) bool) bool {
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
