package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/types/typeutil"
)

// An unnamedCalls has the functions of a package that call something that no name tells.
type unnamedCalls struct {
	invoked map[string][]*ssa.Function // by the name of the method
	called  typeutil.Map               // by the types of parameters and results: a []*ssa.Function
}

// isInvoked reports whether some interface value is asked for a method of a name.
func (p *Package) isInvoked(name string) bool { return len(p.unnamedCalls().invoked[name]) > 0 }

// unnamedCallers returns the functions that call something that may be v as a function value, or as a
// method, by the types of what they call and its name.
func (p *Package) unnamedCallers(v *ssa.Function) []*ssa.Function {
	calls := p.unnamedCalls()
	callers, _ := calls.called.At(withoutReceiver(v.Signature)).([]*ssa.Function)
	if v.Signature.Recv() != nil {
		callers = slices.Concat(callers, calls.invoked[v.Name()])
	}
	return callers
}

// unnamedCalls returns those of the package.
func (p *Package) unnamedCalls() *unnamedCalls {
	if p.unnamed == nil {
		p.unnamed = findUnnamedCalls(p.funcs)
	}
	return p.unnamed
}

func findUnnamedCalls(funcs []*ssa.Function) *unnamedCalls {
	all := &unnamedCalls{invoked: make(map[string][]*ssa.Function)}
	for _, fn := range funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				c, ok := i.(ssa.CallInstruction)
				if !ok || c.Common().StaticCallee() != nil {
					continue
				}
				if _, builtin := c.Common().Value.(*ssa.Builtin); builtin {
					continue
				}
				if call := c.Common(); call.IsInvoke() {
					all.invoked[call.Method.Name()] = appendOnce(all.invoked[call.Method.Name()], fn)
				} else {
					sig := withoutReceiver(call.Signature())
					callers, _ := all.called.At(sig).([]*ssa.Function)
					all.called.Set(sig, appendOnce(callers, fn))
				}
			}
		}
	}
	return all
}

// appendOnce appends a function to those that call something, which are looked at one after the other.
func appendOnce(callers []*ssa.Function, fn *ssa.Function) []*ssa.Function {
	if n := len(callers); n > 0 && callers[n-1] == fn {
		return callers
	}
	return append(callers, fn)
}

// withoutReceiver returns the type of functions that a signature is, whether or not it has a receiver,
// too.
func withoutReceiver(sig *types.Signature) *types.Signature {
	return types.NewSignatureType(nil, nil, nil, sig.Params(), sig.Results(), sig.Variadic())
}
