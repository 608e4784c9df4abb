package form

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// Order returns the blocks of a function in the order of their source: each after
// those that lead to it, but for the ends of loops, and the body of a loop before what
// comes after it. Blocks to which none leads, as that of a recover, come last.
func Order(fn *ssa.Function) []*ssa.BasicBlock {
	if len(fn.Blocks) == 0 {
		return nil
	}
	seen := make([]bool, len(fn.Blocks))
	order := make([]*ssa.BasicBlock, 0, len(fn.Blocks))
	type visit struct {
		b    *ssa.BasicBlock
		left int // of what it leads to
	}
	stack := []visit{{fn.Blocks[0], len(fn.Blocks[0].Succs)}}
	seen[0] = true
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.left == 0 {
			order = append(order, top.b)
			stack = stack[:len(stack)-1]
			continue
		}
		top.left--
		succ := top.b.Succs[top.left]
		if !seen[succ.Index] {
			seen[succ.Index] = true
			stack = append(stack, visit{succ, len(succ.Succs)})
		}
	}
	slices.Reverse(order)
	for _, b := range fn.Blocks {
		if !seen[b.Index] {
			order = append(order, b)
		}
	}
	return order
}
