package payload

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects"
)

// argumentsOf returns the arguments of a call, a method's receiver first.
func argumentsOf(c ssa.CallInstruction) []ssa.Value {
	if c.Common().IsInvoke() {
		return append([]ssa.Value{c.Common().Value}, c.Common().Args...)
	}
	return c.Common().Args
}

// declOf returns the function or method that a call names, nil if it names none.
func declOf(c ssa.CallInstruction) *types.Func {
	if c.Common().IsInvoke() {
		return c.Common().Method
	}
	if fn := c.Common().StaticCallee(); fn != nil {
		obj, _ := fn.Object().(*types.Func)
		return obj
	}
	return nil
}

// isInstance reports whether fn stands for a generic function with types as
// its arguments, and is nowhere in the source.
func isInstance(fn *ssa.Function) bool {
	return fn != nil && fn.Origin() != nil && fn.Origin() != fn && fn.Synthetic != ""
}

func typeParamsOf(fn *ssa.Function) []*types.TypeParam {
	if origin := fn.Origin(); origin != nil {
		fn = origin
	}
	if obj, ok := fn.Object().(*types.Func); ok {
		return typeParamsOfDecl(obj)
	}
	return nil
}

// nameOf returns what to call a callee.
func (e *encodings) nameOf(callee effects.Callee) string {
	decl := callee.Decl
	if callee.Func != nil {
		decl, _ = callee.Func.Object().(*types.Func)
	}
	if decl == nil {
		return "a function literal"
	}
	foreign := func(p *types.Package) string {
		if p == e.pass.Pkg {
			return ""
		}
		return p.Name()
	}
	if recv := decl.Signature().Recv(); recv != nil {
		return "(" + types.TypeString(recv.Type(), foreign) + ")." + decl.Name()
	}
	if path := foreign(decl.Pkg()); path != "" {
		return path + "." + decl.Name()
	}
	return decl.Name()
}
