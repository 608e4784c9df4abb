package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
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
	call, ok := addressOf(v).(*ssa.Call)
	if !ok || isError(call.Type()) || !isNillable(call.Type()) {
		return false
	}
	if known.Makes(declaredAs(&call.Call)) {
		return true
	}
	fn := call.Call.StaticCallee()
	if p.frames[fn] == nil {
		return false
	}
	of := p.fillingOf(fn)
	return of.fills && !slices.ContainsFunc(of.given, func(param int) bool {
		arg := argument(call.Call.Args, param)
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
	if ok || returnsOther(fn) {
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
			if i := indexOf(param); !slices.Contains(given, i) {
				given = append(given, i)
			}
			return true
		}
		return false
	}
	known.fills = alwaysReturns(fn, 0, func(v ssa.Value, b *ssa.BasicBlock) bool {
		if call, ok := v.(*ssa.Call); ok && call.Call.StaticCallee() == fn {
			again = append(again, call)
			return true
		}
		return need(v, b)
	})
	for n := 0; n < len(given) && known.fills; n++ { // which may grow
		for _, call := range again {
			arg := argument(call.Call.Args, given[n])
			known.fills = known.fills && arg != nil && need(arg, call.Block())
		}
	}
	if known.fills {
		known.given = given
	}
	p.filling[fn] = known
	return known
}

// writerFilled returns that the writer which a function returns is never nil, if that is so.
func (p *Package) writerFilled(fn *ssa.Function) []summary.Part {
	results := fn.Signature.Results()
	if results.Len() != 1 || !types.IsInterface(results.At(0).Type()) || !hasWrite(results.At(0).Type()) {
		return nil
	}
	if of := p.fillingOf(fn); !of.fills || len(of.given) > 0 {
		return nil
	}
	return []summary.Part{{Value: summary.IsNil(false)}}
}

// alwaysReturns reports whether fn returns, and each return has for a result what holds
// accepts in the block that it is in.
func alwaysReturns(fn *ssa.Function, result int, holds func(ssa.Value, *ssa.BasicBlock) bool) bool {
	ends := endsOf(fn)
	return len(ends) > 0 && !slices.ContainsFunc(ends, func(b *ssa.BasicBlock) bool {
		ret, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		return !ok || result >= len(ret.Results) || !holds(ret.Results[result], b)
	})
}

// filledAt reports whether v, of which block b makes use, is not nil there.
func (p *Package) filledAt(v ssa.Value, b *ssa.BasicBlock, depth int) bool {
	if c, ok := constOf(v); ok {
		return c == summary.IsNil(false)
	}
	switch at := addressOf(v).(type) {
	case *ssa.Global:
		if p.filled[at] && !p.emptied[at] {
			return true
		}
	case *ssa.Alloc: // of a result, until what is deferred has been done
		return p.storedFilled(at, depth)
	}
	for ; b != nil; b = b.Idom() {
		if x := filledIn(b); x == v || x != nil && loadsSame(x, v) {
			return true
		}
	}
	return p.fills(v)
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

// filledIn returns what is not nil in block b, as a condition says that alone leads there,
// nil if none does.
func filledIn(b *ssa.BasicBlock) ssa.Value { return comparedIn(b, false) }

// loadsSame reports whether a and b are loaded from the same field of the same thing.
func loadsSame(a, b ssa.Value) bool {
	at, ok := addressOf(a).(*ssa.FieldAddr)
	return ok && isSameField(at, addressOf(b))
}

// returnsOther reports whether fn may return what no return of it has: what it defers may end a
// panic, or set a result.
func returnsOther(fn *ssa.Function) bool {
	if fn.Recover == nil {
		return false
	}
	return hasInstruction(fn, func(i ssa.Instruction) bool {
		d, ok := i.(*ssa.Defer)
		return ok && !isStandard(d.Call.StaticCallee())
	})
}

// hasInstruction reports whether there is one in fn of which is holds.
func hasInstruction(fn *ssa.Function, is func(ssa.Instruction) bool) bool {
	return slices.ContainsFunc(fn.Blocks, func(b *ssa.BasicBlock) bool { return slices.ContainsFunc(b.Instrs, is) })
}

func isStandard(fn *ssa.Function) bool {
	return fn != nil && fn.Object() != nil && fn.Object().Pkg() != nil && known.Standard(fn.Object().Pkg().Path())
}

// fill takes in what an instruction does with g: only variables of which nobody else can
// name one are known to hold something from the beginning.
func (p *Package) fill(g *ssa.Global, i ssa.Instruction) {
	if g.Object() == nil || g.Object().Exported() || !isNillable(g.Type().Underlying().(*types.Pointer).Elem()) {
		return
	}
	if loads(i) {
		return
	}
	st, ok := i.(*ssa.Store)
	if !ok || st.Addr != g || isNil(st.Val) {
		p.emptied[g] = true
		return
	}
	if c, ok := constOf(st.Val); ok && c == summary.IsNil(false) && declares(st.Parent()) {
		p.filled[g] = true
	}
}
