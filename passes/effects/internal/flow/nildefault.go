package flow

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
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
// A field that is zero there is what the caller says, who says zero by nil. Of another one, the decider
// has the path "#else ! 3 Level"; what that is for nil need not be known, "#else ! ? Level".

// unlessNil returns the value that v is unless that is nil, what it is then, and the instruction by
// which control gets from there to v; nil if it is no such thing.
func unlessNil(v ssa.Value) (of, instead ssa.Value, from ssa.Instruction) {
	return unless(v, func(of, _, cond ssa.Value, holds bool) bool {
		asked, empty := form.AskedNil(cond, holds)
		return asked == of && empty
	})
}

// unless returns the value that v is, what it is instead if a condition of which asks says so holds, or
// does not, and the instruction by which control gets from there to v; nil if it is no such thing.
func unless(v ssa.Value, asks func(of, instead, cond ssa.Value, holds bool) bool) (of, instead ssa.Value, from ssa.Instruction) {
	phi, ok := v.(*ssa.Phi)
	if !ok || len(phi.Edges) != 2 {
		return nil, nil, nil
	}
	for i, e := range phi.Edges {
		other, then := phi.Edges[1-i], phi.Block().Preds[i]
		if len(then.Preds) != 1 || then.Preds[0] != phi.Block().Preds[1-i] {
			continue
		}
		if cond, holds, ok := form.Branch(then.Preds[0], then); ok && asks(other, e, cond, holds) {
			return other, e, then.Instrs[len(then.Instrs)-1]
		}
	}
	return nil, nil, nil
}

// pointedUnlessNil is pointedPart for what unlessNil knows.
func (p *Package) pointedUnlessNil(v ssa.Value, path string, at ssa.Instruction, depth int) (part, bool) {
	of, instead, from := unlessNil(v)
	if of == nil || !p.asksOf(v, path, at) {
		return part{}, false
	}
	c, _ := p.constantBehind(instead, path, from, depth) // none if it is not known
	found, ok := p.pointedPart(of, path, from, depth)
	switch {
	case !ok || c != (summary.Const{}) && c == zeroBehind(v, path):
		return found, ok
	case found.param == nil && found.free == nil:
		return found, true // of what is there
	case found.param != of || found.path != path:
		return part{}, false
	}
	return p.standingIn(standIn{absent, c}, found, depth)
}

// isZeroByDefault reports whether what v is instead of nil has zero at path, which nobody sets.
func (p *Package) isZeroByDefault(v ssa.Value, path string, depth int) bool {
	_, instead, from := unlessNil(v)
	return instead != nil && p.isZeroBehind(instead, path, from, depth)
}

// isZeroBehind reports whether what v points to has zero at path when at keeps it, and ever after.
func (p *Package) isZeroBehind(v ssa.Value, path string, at ssa.Instruction, depth int) bool {
	c, ok := p.constantBehind(v, path, at, depth)
	return ok && c == zeroBehind(v, path)
}

// constantBehind returns the constant that what v points to has at path when at keeps it, and ever after.
func (p *Package) constantBehind(v ssa.Value, path string, at ssa.Instruction, depth int) (summary.Const, bool) {
	whole := sourceOf(v)
	if whole == nil || depth > maxDepth || !p.asksOf(whole, path, at) {
		return summary.Const{}, false
	}
	found, ok := p.partOf(whole, whole, path, at, depth+1)
	if !ok {
		return summary.Const{}, false
	}
	return p.constantPart(found, depth)
}

// zeroBehind returns the zero value of what is at a path of what v points to, none if that is of no
// type of which constants are followed.
func zeroBehind(v ssa.Value, path string) summary.Const {
	zero, _ := zeroAt(v.Type(), path)
	return zero.constant
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
