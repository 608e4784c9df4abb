package form

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// HasInstruction reports whether there is one in fn of which is holds.
func HasInstruction(fn *ssa.Function, is func(ssa.Instruction) bool) bool {
	return slices.ContainsFunc(fn.Blocks, func(b *ssa.BasicBlock) bool { return slices.ContainsFunc(b.Instrs, is) })
}

// Instance returns fn if it is an instance of a generic function, or of a method with type
// parameters of its own, else nil. What another method of a generic type is given is what
// the type holds.
func Instance(fn *ssa.Function) *ssa.Function {
	origin := fn.Origin()
	if origin == nil || origin.Signature.Recv() != nil && origin.Signature.TypeParams().Len() == 0 {
		return nil
	}
	return fn
}

// Origin returns the generic function or method that fn, which may be nil, is an instance
// of, or fn itself.
func Origin(fn *ssa.Function) *ssa.Function {
	if fn != nil && fn.Origin() != nil {
		return fn.Origin()
	}
	return fn
}

// Started returns the function that v is, nil if it may be one of several. Of a
// method value that is the method, of an instance the generic function.
func Started(v ssa.Value) *ssa.Function {
	var fn *ssa.Function
	switch v := Unconvert(v).(type) {
	case *ssa.Function:
		fn = v
	case *ssa.MakeClosure:
		fn, _ = v.Fn.(*ssa.Function)
	}
	if fn == nil || !IsWrapper(fn) {
		return Origin(fn)
	}
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			if i, ok := i.(ssa.CallInstruction); ok {
				return Origin(i.Common().StaticCallee())
			}
		}
	}
	return nil
}

// StaticCallees returns the functions of fn's package that fn calls by name,
// which is known before any function is evaluated.
func StaticCallees(fn *ssa.Function) []*ssa.Function {
	var out []*ssa.Function
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			if c, ok := i.(ssa.CallInstruction); ok {
				if callee := c.Common().StaticCallee(); IsOwn(callee, fn) {
					out = append(out, callee)
				}
			}
		}
	}
	return out
}

// IsOwn reports whether callee, nil if it is not known, has a body in caller's package.
func IsOwn(callee, caller *ssa.Function) bool {
	return callee != nil && callee.Blocks != nil && callee.Pkg == caller.Pkg
}

// Initializes reports whether fn is an init function, declared or implied.
func Initializes(fn *ssa.Function) bool {
	return Declares(fn) || fn.Parent() == nil && fn.Signature.Recv() == nil && strings.HasPrefix(fn.Name(), "init#")
}

// Declares reports whether fn gives package variables what their declarations say.
func Declares(fn *ssa.Function) bool { return fn.Synthetic == "package initializer" }

// CallsItself reports whether a method of a function type does nothing but to call the function
// with what it is called with.
func CallsItself(fn *ssa.Function) bool {
	if len(fn.Blocks) != 1 {
		return false
	}
	calls := 0
	for _, i := range fn.Blocks[0].Instrs {
		switch i := i.(type) {
		case *ssa.DebugRef, *ssa.Return:
		case *ssa.ChangeType:
			if i.X != fn.Params[0] {
				return false
			}
		case *ssa.Call:
			calls++
			if Unconvert(i.Call.Value) != fn.Params[0] || len(i.Call.Args) != 1 || i.Call.Args[0] != fn.Params[1] {
				return false
			}
		default:
			return false
		}
	}
	return calls == 1
}

// IsRangeBody reports whether fn is the body of a loop over a function.
func IsRangeBody(fn *ssa.Function) bool {
	return fn.Parent() != nil && fn.Synthetic == "range-over-func yield"
}

// IsWrapper reports whether fn only calls a method, as what a method value, a method
// expression or a promoted method is made of. It stands nowhere in the source, and its
// call is the call of that.
func IsWrapper(fn *ssa.Function) bool {
	return strings.Contains(fn.Synthetic, "wrapper for ") || strings.HasPrefix(fn.Synthetic, "thunk for ")
}
