package flow

import (
	"go/constant"
	"go/token"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// onRequest reports whether control gets to block b only where a bit is set of
// a set of options: of an exported field, in which whoever uses the package says
// what is wanted, as in
//
//	if cfg.Mode&NeedTypes != 0
//
// Which bits those are is not followed: they come together from constants,
// variables of other packages and functions that add to them.
func (f *frame) onRequest(b *ssa.BasicBlock) bool {
	if b == nil {
		return false
	}
	known, ok := f.asks[b]
	if !ok {
		known = f.onRequest(b.Idom()) || asksBit(b)
		if f.asks == nil {
			f.asks = make(map[*ssa.BasicBlock]bool)
		}
		f.asks[b] = known
	}
	return known
}

// asksBit reports whether control gets to b by a branch alone that a bit of an
// option decides.
func asksBit(b *ssa.BasicBlock) bool {
	if len(b.Preds) != 1 {
		return false
	}
	from := b.Preds[0]
	branch, ok := from.Instrs[len(from.Instrs)-1].(*ssa.If)
	return ok && from.Succs[0] != from.Succs[1] && isBitSet(branch.Cond, from.Succs[0] == b)
}

// isBitSet reports whether a condition that holds, or does not, means that some
// bit of an option is set.
func isBitSet(v ssa.Value, holds bool) bool {
	switch v := v.(type) {
	case *ssa.UnOp:
		return v.Op == token.NOT && isBitSet(v.X, !holds)
	case *ssa.BinOp:
		bits, other := v.X, v.Y
		if _, ok := bits.(*ssa.Const); ok {
			bits, other = other, bits
		}
		c, ok := other.(*ssa.Const)
		if !ok || c.Value == nil || c.Value.Kind() != constant.Int || !isMaskedOption(bits) {
			return false
		}
		none := constant.Sign(c.Value) == 0 // compared with no bit, not with some
		switch v.Op {
		case token.EQL:
			return holds != none
		case token.NEQ:
			return holds == none
		case token.GTR:
			return holds && none
		}
	}
	return false
}

// isMaskedOption reports whether v is some bits, which a constant names, of an
// exported field.
func isMaskedOption(v ssa.Value) bool {
	and, ok := v.(*ssa.BinOp)
	if !ok || and.Op != token.AND {
		return false
	}
	x, y := and.X, and.Y
	if _, ok := x.(*ssa.Const); ok {
		x, y = y, x
	}
	if _, ok := y.(*ssa.Const); !ok {
		return false
	}
	switch x := unconvert(x).(type) {
	case *ssa.Field:
		f := fieldVar(x.X.Type(), x.Field)
		return f != nil && f.Exported()
	case *ssa.UnOp:
		if at, ok := x.X.(*ssa.FieldAddr); ok && x.Op == token.MUL {
			f := fieldVar(at.X.Type(), at.Field)
			return f != nil && f.Exported()
		}
	}
	return false
}

// ownDoing reports whether the package at path is of the same repository as
// the one under analysis: what an option lets a library do itself, its users ask
// for; what it does with another library they may not know.
func (p *Package) ownDoing(path string) bool {
	return repository(path) == repository(p.env.Pkg.Path())
}

// repository returns the elements of an import path that name a repository at a
// host, else the first.
func repository(path string) string {
	elements := strings.Split(path, "/")
	n := 1
	if strings.Contains(elements[0], ".") {
		n = min(3, len(elements))
	}
	return strings.Join(elements[:n], "/")
}
