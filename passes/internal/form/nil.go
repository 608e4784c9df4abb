package form

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// FilledAt returns what is not nil in block b, as a condition says that alone leads there,
// nil if none does.
func FilledAt(b *ssa.BasicBlock) ssa.Value { return ComparedIn(b, false) }

// IsNil reports whether v is nil where it stands.
func IsNil(v ssa.Value) bool {
	return IsZero(v) && !typeinfo.IsAggregate(v.Type())
}

// IsZero reports whether v is nil, or a struct of nothing but zero values.
func IsZero(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value == nil && !typeinfo.IsBasic(c.Type())
}

// NilAt returns what is nil in block b, as a condition says that alone leads there, nil if
// none does.
func NilAt(b *ssa.BasicBlock) ssa.Value { return ComparedIn(b, true) }

// ComparedIn returns what is nil in block b, or is not, as a condition says that alone leads
// there, nil if none does.
func ComparedIn(b *ssa.BasicBlock, empty bool) ssa.Value {
	if len(b.Preds) != 1 {
		return nil
	}
	asked, taken, ok := Branch(b.Preds[0], b)
	if !ok {
		return nil
	}
	x, is := AskedNil(asked, taken)
	if is != empty {
		return nil
	}
	return x
}

// AskedNil returns what a condition compares with nil, and whether it is that if the condition
// holds, or does not; nil if it compares nothing so.
func AskedNil(v ssa.Value, holds bool) (x ssa.Value, empty bool) {
	cond, ok := v.(*ssa.BinOp)
	if !ok || cond.Op != token.EQL && cond.Op != token.NEQ {
		return nil, false
	}
	x = cond.X
	if IsNil(x) {
		x = cond.Y
	} else if !IsNil(cond.Y) {
		return nil, false
	}
	return x, (cond.Op == token.EQL) == holds
}

// MayBeNil reports whether x is one of several values, of which one is nil.
func MayBeNil(x ssa.Value) bool {
	phi, ok := AddressOf(x).(*ssa.Phi)
	return ok && slices.ContainsFunc(phi.Edges, IsNil)
}
