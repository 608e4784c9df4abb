package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A function that returns what it was made with, and else what a variable of the package
// has held from the beginning, returns something:
//
//	func (p Printer) Output() io.Writer {
//		if p.Writer != nil {
//			return p.Writer
//		}
//		return standard
//	}

// fills reports whether v is what a function of this package returns that never returns nil,
// or what one of the standard library makes. That one never fails is not counted on: who
// checks its error wants to know what then happens.
func (p *Package) fills(v ssa.Value) bool {
	call, ok := form.AddressOf(v).(*ssa.Call)
	if !ok || typeinfo.IsError(call.Type()) || !typeinfo.IsNillable(call.Type()) {
		return false
	}
	if known.Makes(form.DeclaredAs(&call.Call)) {
		return true
	}
	fn := call.Call.StaticCallee()
	if p.frames[fn] == nil {
		return false
	}
	of := p.fillingOf(fn)
	return of.fills && !slices.ContainsFunc(of.given, func(param int) bool {
		arg := form.Argument(call.Call.Args, param)
		return arg == nil || !p.filledAt(arg, call.Block(), 0)
	})
}

// A filling says whether a function never returns nil if it is given what is not nil for some
// parameters.
type filling struct {
	fills bool
	given []int
}

// fillingOf returns that of a function of the package, which may call itself to ask for what
// something else has:
//
//	func (c *Command) getOut(other io.Writer) io.Writer {
//		if c.out != nil {
//			return c.out
//		}
//		if c.parent != nil {
//			return c.parent.getOut(other)
//		}
//		return other
//	}
func (p *Package) fillingOf(fn *ssa.Function) filling {
	known, ok := p.filling[fn]
	if ok || form.ReturnsOther(fn) {
		return known
	}
	p.filling[fn] = filling{} // for what leads back here
	var given []int
	var again []*ssa.Call
	need := func(v ssa.Value, b *ssa.BasicBlock) bool {
		if p.filledAt(v, b, 0) {
			return true
		}
		if param, ok := v.(*ssa.Parameter); ok {
			if i := form.IndexOf(param); !slices.Contains(given, i) {
				given = append(given, i)
			}
			return true
		}
		return false
	}
	known.fills = form.AlwaysReturns(fn, 0, func(v ssa.Value, b *ssa.BasicBlock) bool {
		if call, ok := v.(*ssa.Call); ok && call.Call.StaticCallee() == fn {
			again = append(again, call)
			return true
		}
		return need(v, b)
	})
	for n := 0; n < len(given) && known.fills; n++ { // which may grow
		for _, call := range again {
			arg := form.Argument(call.Call.Args, given[n])
			known.fills = known.fills && arg != nil && need(arg, call.Block())
		}
	}
	if known.fills {
		known.given = given
	}
	p.filling[fn] = known
	return known
}

// resultFilled returns that what a function returns is never nil, if that is so: for those of other
// packages, whose functions do without it something else, of a logger say. Of what is no interface
// value it is told where something else is, too, as most constructors never return nil.
func (p *Package) resultFilled(fn *ssa.Function, told bool) []summary.Part {
	results := fn.Signature.Results()
	if results.Len() != 1 || !p.carries(results.At(0).Type()) {
		return nil
	}
	switch results.At(0).Type().Underlying().(type) {
	case *types.Interface:
	case *types.Pointer:
		if !told {
			return nil
		}
	default:
		return nil
	}
	if of := p.fillingOf(fn); !of.fills || len(of.given) > 0 {
		return nil
	}
	return []summary.Part{{Value: summary.IsNil(false)}}
}

// filledAt reports whether v, of which block b makes use, is not nil there.
func (p *Package) filledAt(v ssa.Value, b *ssa.BasicBlock, depth int) bool {
	if c, ok := constOf(v); ok {
		return c == summary.IsNil(false)
	}
	switch at := form.AddressOf(v).(type) {
	case *ssa.Global:
		if p.filled[at] && !p.emptied[at] {
			return true
		}
	case *ssa.Alloc: // of a result, until what is deferred has been done
		return p.storedFilled(at, depth)
	}
	return wasFilled(v, b) || p.fills(v)
}

// wasFilled reports whether v is not nil in block b, as a condition says without which control
// does not come there.
func wasFilled(v ssa.Value, b *ssa.BasicBlock) bool {
	for ; b != nil; b = b.Idom() {
		if x := form.FilledAt(b); x == v || x != nil && form.LoadsSame(x, v) {
			return true
		}
	}
	return false
}

// storedFilled reports whether nothing is put into a variable but what is not nil there.
func (p *Package) storedFilled(local *ssa.Alloc, depth int) bool {
	stored := false
	for _, use := range *local.Referrers() {
		switch use := use.(type) {
		case *ssa.DebugRef, *ssa.UnOp:
		case *ssa.Store:
			if stored = true; use.Addr != local || depth > maxDepth || !p.filledAt(use.Val, use.Block(), depth+1) {
				return false
			}
		default:
			return false
		}
	}
	return stored
}

// fill takes in what an instruction does with g: only variables of which nobody else can
// name one are known to hold something from the beginning.
func (p *Package) fill(g *ssa.Global, i ssa.Instruction) {
	if g.Object() == nil || g.Object().Exported() || !typeinfo.IsNillable(g.Type().Underlying().(*types.Pointer).Elem()) {
		return
	}
	if form.Loads(i) {
		return
	}
	st, ok := i.(*ssa.Store)
	if !ok || st.Addr != g || form.IsNil(st.Val) {
		p.emptied[g] = true
		return
	}
	if c, ok := constOf(st.Val); ok && c == summary.IsNil(false) && form.Declares(st.Parent()) {
		p.filled[g] = true
	}
}
