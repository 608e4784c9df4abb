package failures

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// isNil reports whether a value is nil at the end of a block, or, if next is not
// nil, on the way from there to the block next: a condition before says so.
func isNil(v ssa.Value, b, next *ssa.BasicBlock) bool {
	if next != nil {
		if to := ifNil(v, b); to == next && b.Succs[0] != b.Succs[1] {
			return true
		}
	}
	for ; b.Idom() != nil; b = b.Idom() {
		// Only the condition leads to a block with one predecessor.
		if len(b.Preds) == 1 && ifNil(v, b.Preds[0]) == b {
			return true
		}
	}
	return false
}

// ifNil returns where control goes from a block if a value is nil. It returns nil
// if that does not depend on the value alone.
func ifNil(v ssa.Value, b *ssa.BasicBlock) *ssa.BasicBlock {
	branch, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok {
		return nil
	}
	cond, ok := branch.Cond.(*ssa.BinOp)
	if !ok || !isComparison(cond, v) {
		return nil
	}
	switch cond.Op {
	case token.EQL:
		return b.Succs[0]
	case token.NEQ:
		return b.Succs[1]
	}
	return nil
}

// isComparison reports whether a value, or what it is made from by conversion,
// is compared with nil.
func isComparison(cond *ssa.BinOp, v ssa.Value) bool {
	for {
		if cond.X == v && isNilConst(cond.Y) || cond.Y == v && isNilConst(cond.X) {
			return true
		}
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		default:
			return false
		}
	}
}

func isNilConst(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.IsNil()
}

// readers returns where a function that has a variable lets it be read: there
// itself, or where deferred functions run if one of these reads it. It returns
// nil if that is anywhere.
func readers(read *ssa.UnOp, place ssa.Value) []ssa.Instruction {
	fn := place.Parent()
	if read.Parent() == fn {
		return []ssa.Instruction{read}
	}
	var all []ssa.Instruction
	for _, ref := range *place.Referrers() {
		mc, ok := ref.(*ssa.MakeClosure)
		if !ok || mc.Fn != read.Parent() {
			continue
		}
		for _, use := range *mc.Referrers() {
			if _, ok := use.(*ssa.Defer); !ok {
				return nil
			}
		}
		for _, b := range fn.Blocks {
			for _, instr := range b.Instrs {
				if _, ok := instr.(*ssa.RunDefers); ok {
					all = append(all, instr)
				}
			}
		}
	}
	return all
}

// storesAt returns the stores to a variable of which an error may be left at one
// of the instructions: on some way from there no other one comes, nor a condition
// that the variable is nil. If there are no instructions, these are all stores.
func storesAt(place ssa.Value, at []ssa.Instruction) map[*ssa.Store]bool {
	left := make(map[*ssa.Store]bool)
	if _, ok := place.(*ssa.Alloc); !ok || at == nil {
		for _, ref := range *place.Referrers() {
			if st, ok := ref.(*ssa.Store); ok {
				left[st] = true
			}
		}
		return left
	}
	seen := make(map[*ssa.BasicBlock]bool)
	var back func(b *ssa.BasicBlock, instrs []ssa.Instruction)
	back = func(b *ssa.BasicBlock, instrs []ssa.Instruction) {
		for _, instr := range slices.Backward(instrs) {
			switch instr := instr.(type) {
			case *ssa.Store:
				if instr.Addr == place {
					left[instr] = true
					return
				}
			case *ssa.RunDefers:
				if isReplaced(place, instr) {
					return
				}
			}
		}
		for _, p := range b.Preds {
			if !seen[p] && !leadsNil(place, p, b) {
				seen[p] = true
				back(p, p.Instrs)
			}
		}
	}
	for _, instr := range at {
		b := instr.Block()
		back(b, b.Instrs[:slices.Index(b.Instrs, instr)])
	}
	return left
}

// leadsNil reports whether a variable is nil on the way from a block to the next.
func leadsNil(place ssa.Value, b, next *ssa.BasicBlock) bool {
	for _, instr := range slices.Backward(b.Instrs) {
		switch instr := instr.(type) {
		case *ssa.Store:
			if instr.Addr == place {
				return false
			}
		case *ssa.UnOp:
			if instr.X == place && ifNil(instr, b) == next && b.Succs[0] != b.Succs[1] {
				return true
			}
		}
	}
	return false
}
