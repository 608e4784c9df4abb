package form

import (
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// LenOf returns of what a value is the length, nil if it is no call of len.
func LenOf(v ssa.Value) ssa.Value {
	if call := BuiltinCall(v, "len"); call != nil {
		return call.Call.Args[0]
	}
	return nil
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

// IsLengthOf reports whether v is the length of a list.
func IsLengthOf(v, list ssa.Value) bool {
	return list != nil && LenOf(v) == list
}

// IsNotEmpty reports whether a list has elements where a condition holds, or does not, and none
// otherwise.
func IsNotEmpty(list, cond ssa.Value, holds bool) bool {
	compared, ok := cond.(*ssa.BinOp)
	if !ok {
		return false
	}
	switch isLength := IsLengthOf(compared.X, list); compared.Op {
	case token.GTR, token.NEQ:
		return holds && isLength && IsInt(compared.Y, 0)
	case token.EQL:
		return !holds && isLength && IsInt(compared.Y, 0)
	case token.GEQ:
		return holds && isLength && IsInt(compared.Y, 1)
	case token.LSS:
		return !holds && isLength && IsInt(compared.Y, 1)
	}
	return false
}
