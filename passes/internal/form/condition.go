package form

import (
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// LenOf returns of what a value is the length, nil if it is no call of len.
func LenOf(v ssa.Value) ssa.Value {
	call, ok := v.(*ssa.Call)
	if !ok {
		return nil
	}
	if fn, ok := call.Call.Value.(*ssa.Builtin); !ok || fn.Name() != "len" {
		return nil
	}
	return call.Call.Args[0]
}

// Plain returns a condition without the negations around it, and whether that holds where the
// condition does, or does not.
func Plain(cond ssa.Value, holds bool) (ssa.Value, bool) {
	for {
		not, ok := cond.(*ssa.UnOp)
		if !ok || not.Op != token.NOT {
			return cond, holds
		}
		cond, holds = not.X, !holds
	}
}
