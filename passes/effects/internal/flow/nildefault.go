package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// Who hands over no configuration has the default one:
//
//	func New(config *Config) *Client {
//		if config == nil {
//			config = DefaultConfig()
//		}
//		return &Client{config: config}
//	}
//
// A field that is zero there is what the caller says, who says zero by nil.

// unlessNil returns the value that v is unless that is nil, what it is then, and the instruction by
// which control gets from there to v; nil if it is no such thing.
func unlessNil(v ssa.Value) (of, instead ssa.Value, from ssa.Instruction) {
	phi, ok := v.(*ssa.Phi)
	if !ok || len(phi.Edges) != 2 {
		return nil, nil, nil
	}
	for i, e := range phi.Edges {
		other, then := phi.Edges[1-i], phi.Block().Preds[i]
		if len(then.Preds) != 1 || then.Preds[0] != phi.Block().Preds[1-i] {
			continue
		}
		cond, holds, ok := form.Branch(then.Preds[0], then)
		if !ok {
			continue
		}
		if asked, empty := form.AskedNil(cond, holds); asked == other && empty {
			return other, e, then.Instrs[len(then.Instrs)-1]
		}
	}
	return nil, nil, nil
}

// pointedUnlessNil is pointedPart for what unlessNil knows.
func (p *Package) pointedUnlessNil(v ssa.Value, path string, at ssa.Instruction, depth int) (part, bool) {
	of, _, from := unlessNil(v)
	if of == nil || !p.asksOf(v, path, at) || !p.isZeroByDefault(v, path, depth) {
		return part{}, false
	}
	return p.pointedPart(of, path, from, depth+1)
}

// isZeroByDefault reports whether what v is instead of nil has zero at path, which nobody sets.
func (p *Package) isZeroByDefault(v ssa.Value, path string, depth int) bool {
	_, instead, from := unlessNil(v)
	return instead != nil && p.isZeroBehind(instead, path, from, depth)
}

// isZeroBehind reports whether what v points to has zero at path when at keeps it, and ever after.
func (p *Package) isZeroBehind(v ssa.Value, path string, at ssa.Instruction, depth int) bool {
	whole := sourceOf(v)
	zero, ok := zeroAt(v.Type(), path)
	if !ok || whole == nil || depth > maxDepth || !p.asksOf(whole, path, at) {
		return false
	}
	found, ok := p.partOf(whole, whole, path, at, depth+1)
	if !ok {
		return false
	}
	c, ok := p.constantPart(found, depth)
	return ok && c == zero.constant
}

// fillsNil reports whether a store puts a default into a field, where that is nil, before at is
// executed, that has zero at path.
func (p *Package) fillsNil(st *ssa.Store, path string, at ssa.Instruction, depth int) bool {
	b := st.Block()
	if _, points := st.Val.Type().Underlying().(*types.Pointer); !points || path == "" || len(b.Preds) != 1 || b == at.Block() {
		return false
	}
	cond, holds, ok := form.Branch(b.Preds[0], b)
	if !ok {
		return false
	}
	x, empty := form.AskedNil(cond, holds)
	load, ok := x.(*ssa.UnOp)
	return ok && empty && form.Loads(load) && isSamePlace(load.X, st.Addr) && endsUnchanged(b.Preds[0], load) &&
		p.precedes(load, at) && p.isZeroBehind(st.Val, path, st, depth)
}
