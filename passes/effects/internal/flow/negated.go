package flow

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// The more package logr has to say, the larger is the level, and the less in package zap: what
// stands between them hands on -level. zap ends the process at a level above zero, and nobody
// counts below zero to have that negated.

// isNegated reports whether v is a number that is subtracted from zero, also by what a function
// of the package returns.
func isNegated(v ssa.Value) bool { return negates(v, true) }

// negates is isNegated, which looks into functions that are called or does not.
func negates(v ssa.Value, calls bool) bool {
	if !isSigned(v.Type()) {
		return false
	}
	switch v := v.(type) {
	case *ssa.Convert:
		return negates(v.X, calls)
	case *ssa.ChangeType:
		return negates(v.X, calls)
	case *ssa.UnOp:
		return v.Op == token.SUB && !negates(v.X, calls)
	case *ssa.BinOp:
		zero, ok := v.X.(*ssa.Const)
		return ok && v.Op == token.SUB && zero.Int64() == 0 && !negates(v.Y, calls)
	case *ssa.Call:
		callee := v.Call.StaticCallee()
		return calls && form.IsOwn(callee, v.Parent()) && !form.ReturnsOther(callee) &&
			form.AlwaysReturns(callee, 0, func(v ssa.Value, _ *ssa.BasicBlock) bool { return negates(v, false) })
	}
	return false
}

func isSigned(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0 && b.Info()&types.IsUnsigned == 0
}

// asksPositive reports whether a condition holds of numbers above zero only.
func asksPositive(c summary.Cond) bool {
	if c.Value.Kind != constant.Int {
		return false
	}
	switch c.Op {
	case token.EQL, token.GEQ:
		return c.Value.Int > 0
	case token.GTR:
		return c.Value.Int >= 0
	}
	return false
}
