package flow

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// findFixed finds the package variables that hold one constant for ever: those
// that nobody else can name, and that no function here sets or takes the address
// of. Generated parsers have their debug output behind such a variable.
func (p *Package) findFixed() {
	p.fixed = make(map[*ssa.Global]summary.Const)
	for _, m := range p.ssa.Members {
		if g, ok := m.(*ssa.Global); ok && g.Object() != nil && !g.Object().Exported() {
			if zero, ok := zeroOf(g.Type().Underlying().(*types.Pointer).Elem()); ok {
				p.fixed[g] = zero
			}
		}
	}
	if len(p.fixed) == 0 {
		return
	}
	var operands []*ssa.Value
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				operands = i.Operands(operands[:0])
				for _, v := range operands {
					if g, ok := (*v).(*ssa.Global); ok {
						p.fix(g, i)
					}
				}
			}
		}
	}
}

// fix takes in what an instruction does with g.
func (p *Package) fix(g *ssa.Global, i ssa.Instruction) {
	if _, ok := p.fixed[g]; !ok {
		return
	}
	switch i := i.(type) {
	case *ssa.UnOp:
		if i.Op == token.MUL {
			return
		}
	case *ssa.DebugRef:
		return
	case *ssa.Store:
		if c, ok := constOf(i.Val); ok && i.Addr == g && i.Parent().Synthetic == "package initializer" {
			p.fixed[g] = c
			return
		}
	}
	delete(p.fixed, g)
}

// zeroOf returns the zero value of a number or a truth value. A string may be
// set by the linker.
func zeroOf(t types.Type) (summary.Const, bool) {
	b, ok := t.Underlying().(*types.Basic)
	if !ok || b.Info()&(types.IsInteger|types.IsBoolean) == 0 {
		return summary.Const{}, false
	}
	if b.Info()&types.IsBoolean != 0 {
		return summary.Const{Kind: constant.Bool}, true
	}
	return summary.Const{Kind: constant.Int}, true
}

// isDead reports whether control never gets to b, as what a constant or a
// variable that never changes decides.
func (f *frame) isDead(b *ssa.BasicBlock) bool {
	dead, ok := f.dead[b]
	if !ok {
		up := b.Idom()
		dead = up != nil && f.isDead(up) || f.neverEntered(b)
		f.dead[b] = dead
	}
	return dead
}

func (f *frame) neverEntered(b *ssa.BasicBlock) bool {
	if len(b.Preds) != 1 {
		return false
	}
	from := b.Preds[0]
	branch, ok := from.Instrs[len(from.Instrs)-1].(*ssa.If)
	if !ok || from.Succs[0] == from.Succs[1] {
		return false
	}
	holds, known := f.decided(branch.Cond)
	return known && holds != (from.Succs[0] == b)
}

// decided returns whether a condition holds, if that is always the same.
func (f *frame) decided(v ssa.Value) (holds, known bool) {
	if c, ok := f.constant(v); ok && c.Kind == constant.Bool {
		return c.Int != 0, true
	}
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op == token.NOT {
			holds, known = f.decided(v.X)
			return !holds, known
		}
	case *ssa.BinOp:
		x, okx := f.constant(v.X)
		y, oky := f.constant(v.Y)
		if okx && oky && x.Kind == y.Kind && comparisons[v.Op] {
			return summary.Cond{Op: v.Op, Value: y}.Holds(x), true
		}
	}
	return false, false
}

// constant returns the constant that v is, or that the variable it is loaded
// from always holds.
func (f *frame) constant(v ssa.Value) (summary.Const, bool) {
	if load, ok := v.(*ssa.UnOp); ok && load.Op == token.MUL {
		if g, ok := load.X.(*ssa.Global); ok {
			c, ok := f.pkg.fixed[g]
			return c, ok
		}
	}
	return constOf(v)
}
