package flow

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
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
	g := readFrom(unwiden(v))
	if g == nil || g.Pkg != p.ssa || !p.isMode(g) {
		return decider{}, false
	}
	p.deciding[g] = true
	return decider{summary.Variable, p.env.Pkg.Path() + "." + g.Name()}, true
}

// modeAsked returns what the truth value that a function of the package returns, and does
// nothing else, says of a mode.
func (p *Package) modeAsked(call *ssa.Call, holds bool, depth int) []summary.Cond {
	v := askedFor(call)
	if v == nil || v.Parent() == nil || v.Parent().Pkg != p.ssa || depth > maxDepth {
		return nil
	}
	conds := p.frame(v.Parent()).condition(v, holds, depth+1)
	return slices.DeleteFunc(conds, func(c summary.Cond) bool { return c.Param != summary.Variable })
}

// readFrom returns the package variable that v was read from, nil if it is none.
func readFrom(v ssa.Value) *ssa.Global {
	switch v := v.(type) {
	case *ssa.UnOp:
		g, _ := v.X.(*ssa.Global)
		return g
	case *ssa.Call:
		if g, name := atomically(&v.Call); strings.HasPrefix(name, "Load") {
			return g
		}
	}
	return nil
}

// setIn returns what an instruction sets a package variable to, nil if it does no such thing.
func setIn(i ssa.Instruction) (*ssa.Global, ssa.Value) {
	switch i := i.(type) {
	case *ssa.Store:
		if g, ok := i.Addr.(*ssa.Global); ok {
			return g, i.Val
		}
	case *ssa.Call:
		if g, name := atomically(&i.Call); strings.HasPrefix(name, "Store") && len(i.Call.Args) == 2 {
			return g, i.Call.Args[1]
		}
	}
	return nil, nil
}

// atomically returns the package variable of which a function of sync/atomic is called, and
// its name, nil if c calls another one.
func atomically(c *ssa.CallCommon) (*ssa.Global, string) {
	decl := declaredAs(c)
	if decl == nil || decl.Pkg() == nil || decl.Pkg().Path() != "sync/atomic" || len(c.Args) == 0 {
		return nil, ""
	}
	g, _ := c.Args[0].(*ssa.Global)
	return g, decl.Name()
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
		set, v := setIn(use)
		read, isValue := use.(ssa.Value)
		switch {
		case set == g && v != ssa.Value(g):
			chosen = chosen || isForUsers(use.Parent()) || p.comesToServe(use)
		case isValue && readFrom(read) == g:
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
