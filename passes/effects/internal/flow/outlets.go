package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// Of a package that others tell where it writes it is a guess that all of its functions write
// there. Where it has a variable for each of several places, and does nothing with these but
// write, it is known which of them do:
//
//	var answers, progress io.Writer = io.Discard, os.Stderr
//
//	func SetAnswers(w io.Writer) { answers = w }
//
//	func Progress(s string) { fmt.Fprintln(progress, s) }

// maxOutlets bounds the variables of a package that are told of, and maxSpeakers the functions
// by which one of them is set or written by.
const (
	maxOutlets  = 16
	maxSpeakers = 128
)

// An outlet is a variable under examination.
type outlet struct {
	setters []*ssa.Function
	writers []*ssa.Function
}

// Outlets returns those variables of the package, in order of the alphabet. Among the functions
// that set one are none that put the same elsewhere, too: of these it is not known by what it
// is written to.
func (p *Package) Outlets() (out []summary.Outlet) {
	found := make(map[*ssa.Global]*outlet)
	for _, name := range p.env.Pkg.Scope().Names() {
		g, ok := p.ssa.Members[name].(*ssa.Global)
		if !ok || !typeinfo.HasWrite(g.Object().Type()) {
			continue
		}
		o := p.outlet(g)
		if o == nil || len(o.setters) == 0 && !token.IsExported(name) {
			continue
		}
		leading, ok := p.namedAbove(o.writers)
		said := summary.Outlet{Var: name, Writers: fullNames(leading)}
		if ok && len(o.setters)+len(said.Writers) <= maxSpeakers && len(out) < maxOutlets {
			out = append(out, said)
			found[g] = o
		}
	}
	for i := range out {
		o := found[p.ssa.Var(out[i].Var)]
		out[i].Setters = fullNames(slices.DeleteFunc(o.setters, func(fn *ssa.Function) bool {
			return !putsOnlyIn(fn, found)
		}))
	}
	return out
}

// putsOnlyIn reports whether a setter of one of outlets puts what it is given into no other
// variables.
func putsOnlyIn(fn *ssa.Function, outlets map[*ssa.Global]*outlet) bool {
	for _, b := range fn.Blocks {
		for _, i := range b.Instrs {
			if st, ok := i.(*ssa.Store); ok && form.ParamAlone(st.Val) >= 0 {
				if g, ok := st.Addr.(*ssa.Global); !ok || outlets[g] == nil {
					return false
				}
			}
		}
	}
	return true
}

// outlet examines a variable; it returns nil if something else may be done with what that
// holds, or put there.
func (p *Package) outlet(g *ssa.Global) *outlet {
	o := new(outlet)
	for _, use := range p.usesOfVariable(g) {
		if !p.inTest(use.Parent()) && !o.take(use, g) {
			return nil
		}
	}
	return o
}

// take notes an instruction that mentions the variable, and reports whether it is one of those
// that an outlet has.
func (o *outlet) take(use ssa.Instruction, g *ssa.Global) bool {
	fn := use.Parent()
	switch use := use.(type) {
	case *ssa.DebugRef:
		return true
	case *ssa.UnOp:
		o.writers = append(o.writers, fn)
		return onlyWritten(use) && !form.Initializes(fn)
	case *ssa.Store:
		if _, constant := use.Val.(*ssa.Const); use.Addr == g && (constant || form.Declares(fn)) {
			return true
		}
		o.setters = append(o.setters, fn)
		return use.Addr == g && fn.Object() != nil && onlyPutInVariables(use.Val)
	}
	return false
}

// onlyPutInVariables reports whether v is what its function is given, and nothing else is done
// with that.
func onlyPutInVariables(v ssa.Value) bool {
	n := form.ParamAlone(v)
	return n >= 0 && onlyUsed(v.Parent().Params[n], func(i ssa.Instruction, v ssa.Value) bool {
		st, ok := i.(*ssa.Store)
		if !ok {
			return false
		}
		_, global := st.Addr.(*ssa.Global)
		return global && st.Val == v
	})
}

// onlyWritten reports whether v is written to, and nothing else is done with it.
func onlyWritten(v ssa.Value) bool {
	return onlyUsed(v, func(i ssa.Instruction, v ssa.Value) bool {
		c, ok := i.(*ssa.Call)
		return ok && writesTo(c.Common(), v)
	})
}

// writesTo reports whether a call does nothing with v but write to it.
func writesTo(c *ssa.CallCommon, v ssa.Value) bool {
	if c.IsInvoke() {
		return c.Value == v && known.IsWrite(c.Method) && !slices.Contains(c.Args, v)
	}
	callee := c.StaticCallee()
	if callee == nil || c.Value == v {
		return false
	}
	decl, ok := callee.Object().(*types.Func)
	if !ok || decl.Pkg() == nil || !known.Standard(decl.Pkg().Path()) {
		return false
	}
	is := func(o *known.Operand) bool {
		return o != nil && o.Root == known.RootArg && o.Index < len(c.Args) && c.Args[o.Index] == v
	}
	writes := false
	for _, op := range known.Lookup(decl) {
		here := op.Kind == known.OpWrite && is(&op.X)
		if !here && is(&op.X) || is(&op.Y) || is(op.Or) {
			return false
		}
		writes = writes || here
	}
	return writes
}

// onlyUsed reports whether all uses of v are comparisons or such as is says, be it as another
// type.
func onlyUsed(v ssa.Value, is func(ssa.Instruction, ssa.Value) bool) bool {
	for _, i := range *v.Referrers() {
		switch i := i.(type) {
		case *ssa.DebugRef, *ssa.BinOp:
		case *ssa.MakeInterface, *ssa.ChangeInterface, *ssa.ChangeType:
			if !onlyUsed(i.(ssa.Value), is) {
				return false
			}
		default:
			if !is(i, v) {
				return false
			}
		}
	}
	return true
}

// namedAbove returns functions and those of the package that lead to them, and whether these are
// all: nothing calls one of them but by its name.
func (p *Package) namedAbove(fns []*ssa.Function) (out []*ssa.Function, all bool) {
	for _, fn := range fns {
		for by := range p.above(fn) {
			if by.Object() == nil || by.Parent() != nil || by.Signature.Recv() != nil || by.Origin() != nil || form.Initializes(by) || p.isValue(by) {
				return nil, false
			}
			out = append(out, by)
		}
	}
	return out, true
}

// fullNames returns the names of functions, in order of the alphabet, each once.
func fullNames(fns []*ssa.Function) (out []string) {
	for _, fn := range fns {
		if decl, ok := fn.Object().(*types.Func); ok {
			out = append(out, decl.FullName())
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
