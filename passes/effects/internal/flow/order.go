package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

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

// followed reports whether b is executed after a, which is in the same block, whenever
// control gets from a to at.
func (o *order) followed(a, b, at ssa.Instruction) bool {
	if a == nil || b == nil || a.Block() == nil || a.Block() != b.Block() || a.Parent() != at.Parent() || o.indexOf(a) > o.indexOf(b) {
		return false
	}
	between := at.Block() == a.Block() && o.indexOf(a) <= o.indexOf(at) && o.indexOf(at) <= o.indexOf(b)
	return !between
}

// reaches reports whether b can be executed after a. Instructions that are not
// of the same function, or run later than they stand, always can.
func (o *order) reaches(a, b ssa.Instruction) bool {
	if a == nil || b == nil || a.Parent() != b.Parent() || a.Block() == nil || b.Block() == nil {
		return true
	}
	switch b.(type) {
	case *ssa.Defer, *ssa.Go:
		return true
	}
	if b.Block() == b.Parent().Recover { // a panic may come from anywhere
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

// leadsTo reports whether b can be executed after a, or again after itself, without the
// instruction in between that makes what both are about, if one does. Of what no instruction
// is known for, it is taken to.
func (o *order) leadsTo(a, b, made ssa.Instruction) bool {
	if a == nil || b == nil {
		return true
	}
	switch b.(type) {
	case *ssa.Defer, *ssa.Go: // which are executed later than they stand
		if a != b {
			return true
		}
	}
	if a.Block() == b.Block() && o.indexOf(a) < o.indexOf(b) || len(a.Parent().Blocks) > maxBlocks {
		return true
	}
	if made == nil {
		return o.following(a.Block())[b.Block()]
	}
	is := func(wanted ssa.Instruction) func(*ssa.BasicBlock) bool {
		return func(b *ssa.BasicBlock) bool { return b == wanted.Block() }
	}
	return form.Search(a.Block().Succs, is(made), is(b))
}

// following returns the blocks that control can get to after leaving b.
func (o *order) following(b *ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	if set, ok := o.after[b]; ok {
		return set
	}
	set := make(map[*ssa.BasicBlock]bool)
	form.Search(b.Succs, nil, func(next *ssa.BasicBlock) bool {
		set[next] = true
		return false
	})
	if o.after == nil {
		o.after = make(map[*ssa.BasicBlock]map[*ssa.BasicBlock]bool)
	}
	o.after[b] = set
	return set
}

// always reports whether the instruction is executed whenever the function
// returns, which for one that never does is said of its first block only.
func (f *frame) always(i ssa.Instruction) bool {
	if i == nil || i.Block() == nil {
		return false
	}
	for _, b := range f.ends {
		if !i.Block().Dominates(b) {
			return false
		}
	}
	return len(f.ends) > 0 || i.Block() == f.fn.Blocks[0]
}

// usually reports whether the instruction is executed whenever the function returns
// no error.
func (f *frame) usually(i ssa.Instruction) bool {
	for _, b := range f.ends {
		if !i.Block().Dominates(b) && !form.Fails(b) {
			return false
		}
	}
	return true
}
