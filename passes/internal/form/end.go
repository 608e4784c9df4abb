package form

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// AlwaysReturns reports whether fn returns, and each return has for a result what holds
// accepts in the block that it is in.
func AlwaysReturns(fn *ssa.Function, result int, holds func(ssa.Value, *ssa.BasicBlock) bool) bool {
	ends := Ends(fn)
	return len(ends) > 0 && !slices.ContainsFunc(ends, func(b *ssa.BasicBlock) bool {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		return !ok || result >= len(ret.Results) || !holds(ret.Results[result], b)
	})
}

// ReturnsOther reports whether fn may return what no return of it has: what it defers may end a
// panic, or set a result.
func ReturnsOther(fn *ssa.Function) bool {
	if fn.Recover == nil {
		return false
	}
	return HasInstruction(fn, func(i ssa.Instruction) bool {
		d, ok := i.(*ssa.Defer)
		return ok && !isStandard(d.Call.StaticCallee())
	})
}

func isStandard(fn *ssa.Function) bool {
	return fn != nil && fn.Object() != nil && fn.Object().Pkg() != nil && known.Standard(fn.Object().Pkg().Path())
}

// ReturnsLast reports whether a block ends by returning v, or what is in the variable that
// it was loaded from, as the last of its results.
func ReturnsLast(b *ssa.BasicBlock, v ssa.Value) bool {
	r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
	if !ok || len(r.Results) == 0 {
		return false
	}
	last := r.Results[len(r.Results)-1]
	local, ok := AddressOf(v).(*ssa.Alloc)
	return last == v || ok && AddressOf(last) == local
}

// Fails reports whether the block ends by returning an error and nothing else.
func Fails(b *ssa.BasicBlock) bool {
	r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
	if !ok || len(r.Results) == 0 {
		return false
	}
	for _, v := range r.Results[:len(r.Results)-1] {
		if _, ok := v.(*ssa.Const); !ok {
			return false
		}
	}
	last := r.Results[len(r.Results)-1]
	return typeinfo.IsError(last.Type()) && !IsNil(last)
}

// Ends returns the blocks by which control leaves fn.
func Ends(fn *ssa.Function) []*ssa.BasicBlock {
	var out []*ssa.BasicBlock
	for _, b := range fn.Blocks {
		if len(b.Instrs) == 0 || b == fn.Recover {
			continue
		}
		if _, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); !ok {
			continue
		}
		if !Declares(fn) {
			out = append(out, b)
			continue
		}
		for _, pred := range b.Preds { // but for the way out if all is done already
			if pred != fn.Blocks[0] {
				out = append(out, pred)
			}
		}
	}
	return out
}
