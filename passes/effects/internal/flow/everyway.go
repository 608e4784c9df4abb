package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// What is put somewhere by each of several ways replaces what was there, though none of the
// stores is on all of them:
//
//	if quiet {
//		b.out = io.Discard
//	} else {
//		b.out = os.Stderr
//	}
//	b.Add(1)

// maxWayBlocks bounds the functions, by their blocks, in which all ways are looked at.
const maxWayBlocks = 200

// replacedOnEach reports whether what was put somewhere by an instruction, nil for a caller, is
// gone when control is at at, as another write stands on each way between them.
func (f *frame) replacedOnEach(s *slot, by, at ssa.Instruction) bool {
	if at.Parent() != f.fn || by != nil && by.Parent() != f.fn || at.Block() == f.fn.Recover || len(f.fn.Blocks) > maxWayBlocks {
		return false
	}
	switch at.(type) {
	case *ssa.Defer, *ssa.Go: // which are executed later than they stand
		return false
	}
	if f.later {
		return false
	}
	var writes []ssa.Instruction
	for _, w := range s.writes {
		if w.must && !form.IsDefer(w.by) && w.by != by && w.by != at && w.by != nil && w.by.Parent() == f.fn {
			writes = append(writes, w.by)
		}
	}
	if len(writes) < 2 || len(writes) > maxWays {
		return false
	}
	// stands reports whether one of them is in a block after one instruction, nil for its
	// beginning, and before another, nil for its end.
	stands := func(b *ssa.BasicBlock, after, before ssa.Instruction) bool {
		return slices.ContainsFunc(writes, func(w ssa.Instruction) bool {
			return w.Block() == b && (after == nil || f.indexOf(after) < f.indexOf(w)) && (before == nil || f.indexOf(w) < f.indexOf(before))
		})
	}
	from := f.fn.Blocks[:1]
	if by != nil {
		b := by.Block()
		if b == at.Block() && f.indexOf(by) <= f.indexOf(at) && !stands(b, by, at) {
			return false
		}
		if stands(b, by, nil) {
			return true
		}
		from = b.Succs
	}
	past := func(b *ssa.BasicBlock) bool { return b != at.Block() && stands(b, nil, nil) }
	return !form.Search(from, past, func(b *ssa.BasicBlock) bool { return b == at.Block() && !stands(b, nil, at) })
}
