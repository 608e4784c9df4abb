package flow

import "golang.org/x/tools/go/ssa"

// maxBlocks is the size of a function beyond which the order of its blocks is
// not looked at, as generated code would take quadratic time.
const maxBlocks = 2000

// order answers which instructions of a function come before which.
type order struct {
	index map[ssa.Instruction]int // within the block; filled block by block
	after map[*ssa.BasicBlock]map[*ssa.BasicBlock]bool
}

func (o *order) indexOf(i ssa.Instruction) int {
	if n, ok := o.index[i]; ok {
		return n
	}
	if o.index == nil {
		o.index = make(map[ssa.Instruction]int)
	}
	for n, other := range i.Block().Instrs {
		o.index[other] = n
	}
	return o.index[i]
}

// dominates reports whether a was executed whenever control reaches b.
func (o *order) dominates(a, b ssa.Instruction) bool {
	if a == nil || b == nil || a.Parent() != b.Parent() || a.Block() == nil || b.Block() == nil {
		return false
	}
	if a.Block() == b.Block() {
		return o.indexOf(a) < o.indexOf(b)
	}
	return a.Block().Dominates(b.Block())
}

// reaches reports whether b can be executed after a. Instructions that are not
// of the same function, or run later than they stand, always can.
func (o *order) reaches(a, b ssa.Instruction) bool {
	if a == nil || b == nil || a.Parent() != b.Parent() || a.Block() == nil || b.Block() == nil {
		return true
	}
	if _, ok := b.(*ssa.Defer); ok {
		return true
	}
	if a.Block() == b.Block() && o.indexOf(a) <= o.indexOf(b) {
		return true
	}
	if len(a.Parent().Blocks) > maxBlocks {
		return true
	}
	return o.following(a.Block())[b.Block()]
}

// following returns the blocks that control can get to after leaving b.
func (o *order) following(b *ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	if set, ok := o.after[b]; ok {
		return set
	}
	set := make(map[*ssa.BasicBlock]bool)
	todo := append([]*ssa.BasicBlock(nil), b.Succs...)
	for len(todo) > 0 {
		next := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if !set[next] {
			set[next] = true
			todo = append(todo, next.Succs...)
		}
	}
	if o.after == nil {
		o.after = make(map[*ssa.BasicBlock]map[*ssa.BasicBlock]bool)
	}
	o.after[b] = set
	return set
}
