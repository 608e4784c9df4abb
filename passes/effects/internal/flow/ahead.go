package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// What is done on every way to a call was done before it, whichever functions are between:
//
//	func serve(cmd *cobra.Command, args []string) error {
//		prepare() // which always sets what is asked about
//		go func() { errs <- run(cmd.Context()) }()
//		return <-errs
//	}
//
//	func run(ctx context.Context) error { return server.ServeStdio(s) }

// maxLifted bounds the calls that are known to execute one instruction.
const maxLifted = 32

// executing returns an instruction, and the calls by name of functions of the package that
// execute it, or end what calls them, as they fail.
func (p *Package) executing(by ssa.Instruction) []ssa.Instruction {
	out := []ssa.Instruction{by}
	for n := 0; n < len(out); n++ {
		fn := out[n].Parent()
		f := p.frame(fn)
		always := f.always(out[n])
		if fn.Parent() != nil || !always && !f.usuallyOne(out[n:n+1]) {
			continue
		}
		for c := range p.callsByName(fn) {
			call, now := c.(*ssa.Call)
			if now && (always || p.failsWith(call)) && len(out) < maxLifted && !slices.Contains(out, ssa.Instruction(c)) {
				out = append(out, c)
			}
		}
	}
	return out
}

// areAhead reports whether one of some instructions is executed before another one on every
// way there.
func (p *Package) areAhead(by []ssa.Instruction, at ssa.Instruction, depth int) bool {
	fn := at.Parent()
	f := p.frame(fn)
	if f.precede(slices.DeleteFunc(slices.Clone(by), func(i ssa.Instruction) bool { return i.Parent() != fn || form.IsDefer(i) }), at) {
		return true
	}
	return p.comesOnlyBy(fn, depth, func(from ssa.Instruction) bool { return p.areAhead(by, from, depth+1) }) ||
		p.hooksAhead(by, fn)
}

// comesOnlyBy reports whether accepted is true of each instruction by which alone control comes
// to fn: the calls of it, if all are known, or for a function literal where it is made.
func (p *Package) comesOnlyBy(fn *ssa.Function, depth int, accepted func(ssa.Instruction) bool) bool {
	if depth > maxDepth {
		return false
	}
	if fn.Parent() != nil {
		uses := form.UsesOfLiteral(fn)
		return len(uses) == 1 && accepted(uses[0])
	}
	if !p.isCalledByNameOnly(fn) && !p.isCalledAsMethodOnly(fn) {
		return false
	}
	called := false
	for c := range p.callsByName(fn) {
		if called = true; !accepted(c) {
			return false
		}
	}
	return called
}

// isCalledAsMethodOnly reports whether all that is done with a method is to call it by its name:
// one that no other package knows, and that no interface value is asked for here.
func (p *Package) isCalledAsMethodOnly(fn *ssa.Function) bool {
	decl, ok := fn.Object().(*types.Func)
	return ok && decl.Signature().Recv() != nil && !decl.Exported() && !p.isValue(fn) && !p.isInvoked(decl.Name())
}
