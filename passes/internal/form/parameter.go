package form

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// IsGiven reports whether v is a parameter of an exported function or method.
func IsGiven(v ssa.Value) bool {
	param, ok := Unconvert(v).(*ssa.Parameter)
	if !ok {
		return false
	}
	fn := param.Parent()
	return fn.Object() != nil && fn.Object().Exported() && (fn.Signature.Recv() == nil || fn.Params[0] != param)
}

// IsVariadic reports whether a parameter is the variadic one of its function, of which
// nothing can be set: only how many there are is asked for, and what is in them.
func IsVariadic(param *ssa.Parameter) bool {
	fn := param.Parent()
	if !fn.Signature.Variadic() || fn.Params[len(fn.Params)-1] != param {
		return false
	}
	for _, use := range *param.Referrers() {
		switch use := use.(type) {
		case *ssa.DebugRef:
		case *ssa.IndexAddr:
			if !OnlyRead(use) {
				return false
			}
		case *ssa.Call:
			if !IsLengthOf(use, param) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// ParamAlone returns which parameter of its function a value is, -1 if it is none.
func ParamAlone(v ssa.Value) int {
	for {
		switch x := v.(type) {
		case *ssa.MakeInterface:
			v = x.X
		case *ssa.ChangeInterface:
			v = x.X
		case *ssa.ChangeType:
			v = x.X
		case *ssa.Parameter:
			return IndexOf(x)
		default:
			return -1
		}
	}
}

// IndexOf returns which parameter of its function one is.
func IndexOf(param *ssa.Parameter) int { return slices.Index(param.Parent().Params, param) }
