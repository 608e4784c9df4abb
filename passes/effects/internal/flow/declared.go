package flow

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/known"
)

// A flag is one that the package declares.
type flag struct{ name, of string }

// isDeclared reports whether a call asks for a flag by a name and a type with which the
// package declares one, so that it cannot fail:
//
//	cmd.Flags().StringP("output", "o", "", "the file to write to")
//	name, err := cmd.Flags().GetString("output")
func (p *Package) isDeclared(call *ssa.Call) bool {
	fn := call.Call.StaticCallee()
	if fn == nil {
		return false
	}
	decl, ok := fn.Object().(*types.Func)
	if !ok {
		return false
	}
	of, ok := known.FlagGetter(decl)
	if !ok || len(call.Call.Args) != 2 {
		return false
	}
	name, ok := textOf(call.Call.Args[1])
	return ok && p.declaredFlags()[flag{name, of}]
}

// declaredFlags returns the flags that functions of the package declare by names that do
// not change.
func (p *Package) declaredFlags() map[flag]bool {
	if p.flags != nil {
		return p.flags
	}
	p.flags = make(map[flag]bool)
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				c, ok := i.(ssa.CallInstruction)
				if !ok || c.Common().StaticCallee() == nil {
					continue
				}
				decl, ok := c.Common().StaticCallee().Object().(*types.Func)
				if !ok {
					continue
				}
				at := known.FlagArg(decl)
				if at < 0 {
					continue
				}
				if decl.Signature().Recv() != nil {
					at++
				}
				if name, ok := textOf(argument(c.Common().Args, at)); ok {
					p.flags[flag{name, known.FlagType(decl)}] = true
				}
			}
		}
	}
	return p.flags
}

// textOf returns the text that v always is.
func textOf(v ssa.Value) (string, bool) {
	c, ok := v.(*ssa.Const)
	if !ok || c.Value == nil || c.Value.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(c.Value), true
}
