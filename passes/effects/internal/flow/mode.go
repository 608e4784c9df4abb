package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// A mode is a package variable that is compared with constants, and that only functions of the
// package set, one of them for who uses the package:
//
//	var mode int32 = debug
//
//	func SetMode(name string) {
//		switch name {
//		case "debug":
//			atomic.StoreInt32(&mode, debug)
//		case "release":
//			atomic.StoreInt32(&mode, release)
//		}
//	}
//
//	func isDebugging() bool { return atomic.LoadInt32(&mode) == debug }
//
// What happens in one mode only does not where the program has chosen another one before. So
// is one that a function sets which has the handlers of a framework run after that.

// modeOf returns the decider of the mode that v is read from, which decides something then,
// and false if it is none.
func (p *Package) modeOf(v ssa.Value) (decider, bool) {
	if !isConstant(v.Type()) {
		return decider{}, false
	}
	g := form.ReadFrom(form.Unwiden(v))
	if g == nil || g.Pkg != p.ssa || !p.isMode(g) {
		return decider{}, false
	}
	p.deciding[g] = true
	return decider{summary.Variable, p.env.Pkg.Path() + "." + g.Name()}, true
}

// modeAsked returns what the truth value that a function of the package returns, and does
// nothing else, says of a mode.
func (p *Package) modeAsked(call *ssa.Call, holds bool, depth int) []summary.Cond {
	v := form.AskedFor(call)
	if v == nil || v.Parent() == nil || v.Parent().Pkg != p.ssa || depth > maxDepth {
		return nil
	}
	conds := p.frame(v.Parent()).condition(v, holds, depth+1)
	return slices.DeleteFunc(conds, func(c summary.Cond) bool { return c.Param != summary.Variable })
}

// isMode reports whether a variable of the package is one.
func (p *Package) isMode(g *ssa.Global) bool {
	known, ok := p.modes[g]
	if !ok {
		known = p.chosenByUsers(g)
		p.modes[g] = known
	}
	return known
}

func (p *Package) chosenByUsers(g *ssa.Global) bool {
	if g.Object() == nil {
		return false
	}
	chosen := g.Object().Exported()
	for _, use := range p.usesOfVariable(g) {
		if _, ok := use.(*ssa.DebugRef); ok {
			continue
		}
		set, v := form.SetIn(use)
		read, isValue := use.(ssa.Value)
		switch {
		case set == g && v != ssa.Value(g):
			chosen = chosen || isForUsers(use.Parent()) || p.comesToServe(use)
		case isValue && form.ReadFrom(read) == g:
		default:
			return false
		}
	}
	return chosen
}

// isForUsers reports whether fn is a function that users of the package may call.
func isForUsers(fn *ssa.Function) bool {
	return fn.Parent() == nil && fn.Signature.Recv() == nil && fn.Object() != nil && fn.Object().Exported()
}
