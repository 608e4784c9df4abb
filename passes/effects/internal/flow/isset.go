package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// What a variable of the standard library begins with is so until something else is put there,
// or into a part of it by one of its methods:
//
//	flag.CommandLine = flag.NewFlagSet("tool", flag.ContinueOnError)
//	flag.CommandLine.Init("tool", flag.ContinueOnError)

// isSet reports whether a variable of the standard library, or a part of one, holds something
// else than it began with when the current instruction is executed, whatever way led there.
func (f *frame) isSet(o known.Operand) bool {
	for _, own := range f.pkg.diversions() { // which are known before anything is evaluated
		if slices.ContainsFunc(own, func(d diversion) bool { return d.name == o.Global && f.comesFirst(d.by) }) {
			return true
		}
	}
	if slices.ContainsFunc(f.pkg.partsSet(o), f.comesFirst) {
		return true
	}
	place := f.pkg.place(summary.Ref{Root: summary.Global, Name: "$" + o.Global})
	s := f.memory(place)[place]
	return s != nil && slices.ContainsFunc(s.writes, func(w write) bool { return w.must && w.by != nil && !form.IsDefer(w.by) && f.comesFirst(w.by) })
}

// comesFirst reports whether i is executed before the current instruction whenever that
// is, by the function itself, by main, or while the package is initialized.
func (f *frame) comesFirst(i ssa.Instruction) bool {
	return f.dominates(i, f.cur) || f.pkg.beforeAll(i) && f.pkg.frame(i.Parent()).always(i) ||
		form.Initializes(i.Parent()) && !f.atInit() && f.pkg.frame(i.Parent()).always(i)
}

// partsSet returns the calls of methods that put something into a part of what a variable of
// the standard library holds, or that may put nothing there.
func (p *Package) partsSet(o known.Operand) []ssa.Instruction {
	name := o.String()
	if by, ok := p.setParts[name]; ok || len(o.Path) == 0 {
		return by
	}
	by := []ssa.Instruction{}
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				if c, ok := i.(*ssa.Call); ok && setsPart(&c.Call, o) {
					by = append(by, i)
				}
			}
		}
	}
	p.setParts[name] = by
	return by
}

// setsPart reports whether a call is of a function of the standard library that puts something,
// or nothing, into a part of what a variable of that holds.
func setsPart(c *ssa.CallCommon, o known.Operand) bool {
	fn := form.DeclaredAs(c)
	if fn == nil || fn.Signature().Recv() == nil || c.IsInvoke() || len(c.Args) == 0 {
		return false
	}
	g := form.ReadFrom(c.Args[0])
	if g == nil {
		return false
	}
	if v, ok := g.Object().(*types.Var); !ok || known.Global(v) != o.Global {
		return false
	}
	return slices.ContainsFunc(known.Lookup(fn), func(op known.Op) bool {
		return op.Kind == known.OpAssign && op.X.Root == known.RootArg && op.X.Index == 0 && slices.Equal(op.X.Path, o.Path) &&
			!slices.ContainsFunc(op.Conds, func(cond known.Cond) bool {
				return cond.Arg >= len(c.Args) || !meets(c.Args[cond.Arg], cond)
			})
	})
}
