package form

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// BuiltinCall returns v as the call of the built-in function of that name, nil if it is none.
func BuiltinCall(v ssa.Value, name string) *ssa.Call {
	c, ok := v.(*ssa.Call)
	if !ok {
		return nil
	}
	if b, ok := c.Call.Value.(*ssa.Builtin); !ok || b.Name() != name {
		return nil
	}
	return c
}

// Argument returns the argument for a parameter, nil if it is not known. A broken fact
// may ask for any.
func Argument(vals []ssa.Value, param int) ssa.Value {
	if param < 0 || param >= len(vals) {
		return nil
	}
	return vals[param]
}

// CallsOf returns the calls by name of fn in caller.
func CallsOf(caller, fn *ssa.Function) []ssa.CallInstruction {
	var out []ssa.CallInstruction
	for _, b := range caller.Blocks {
		for _, i := range b.Instrs {
			if c, ok := i.(ssa.CallInstruction); ok && c.Common().StaticCallee() == fn {
				out = append(out, c)
			}
		}
	}
	return out
}

// Results returns those of the results of a call that are used.
func Results(call *ssa.Call) []ssa.Value {
	if call.Call.Signature().Results().Len() == 1 {
		return []ssa.Value{call}
	}
	var out []ssa.Value
	for _, use := range *call.Referrers() {
		if of, ok := use.(*ssa.Extract); ok {
			out = append(out, of)
		}
	}
	return out
}

// CallOf returns the call of which v is a result, and which; nil if it is none.
func CallOf(v ssa.Value) (call *ssa.Call, result int) {
	if of, ok := v.(*ssa.Extract); ok {
		v, result = of.Tuple, of.Index
	}
	call, _ = v.(*ssa.Call)
	return call, result
}

// Called returns the function or method that is called by name, also one of an interface, nil if
// none is.
func Called(c *ssa.CallCommon) *types.Func {
	if c.Method != nil {
		return c.Method
	}
	return DeclaredAs(c)
}

// DeclaredAs returns the function that is called by name, nil if none is.
func DeclaredAs(c *ssa.CallCommon) *types.Func {
	if fn := c.StaticCallee(); fn != nil {
		decl, _ := fn.Object().(*types.Func)
		return decl
	}
	return nil
}
