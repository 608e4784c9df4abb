package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
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
	writes  []*ssa.Function
	setters []*ssa.Function
	unknown bool // something else may be done with what it holds, or put there
}

// Outlets returns those variables of the package, in order of the alphabet.
func (p *Package) Outlets() (out []summary.Outlet) {
	found := p.findOutlets()
	named := p.namedOnly()
	for _, name := range p.env.Pkg.Scope().Names() {
		g, _ := p.ssa.Members[name].(*ssa.Global)
		o := found[g]
		if o == nil || o.unknown || len(o.setters) == 0 && !token.IsExported(name) {
			continue
		}
		said := summary.Outlet{Var: name, Setters: fullNames(o.setters)}
		led, ok := leading(p.funcs, o.writes, named)
		said.Writers = fullNames(led)
		if ok && len(said.Setters)+len(said.Writers) <= maxSpeakers && len(out) < maxOutlets {
			out = append(out, said)
		}
	}
	return out
}

// findOutlets examines the variables of the package that may hold writers.
func (p *Package) findOutlets() map[*ssa.Global]*outlet {
	found := make(map[*ssa.Global]*outlet)
	for _, m := range p.ssa.Members {
		if g, ok := m.(*ssa.Global); ok && g.Object() != nil && hasWrite(g.Object().Type()) { // the guard of init has none
			found[g] = new(outlet)
		}
	}
	if len(found) == 0 {
		return nil
	}
	var operands []*ssa.Value
	for _, fn := range p.funcs {
		if p.inTest(fn) {
			continue
		}
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				operands = i.Operands(operands[:0])
				for _, v := range operands {
					if g, ok := (*v).(*ssa.Global); ok && found[g] != nil {
						found[g].take(fn, i, g)
					}
				}
			}
		}
	}
	return found
}

// take notes an instruction that mentions the variable.
func (o *outlet) take(fn *ssa.Function, i ssa.Instruction, g *ssa.Global) {
	switch i := i.(type) {
	case *ssa.DebugRef:
		return
	case *ssa.UnOp:
		if onlyWritten(i) && !initializes(fn) {
			o.writes = append(o.writes, fn)
			return
		}
	case *ssa.Store:
		if i.Addr == g && (declares(fn) || isConst(i.Val)) {
			return
		}
		if i.Addr == g && fn.Object() != nil && onlyPutInVariables(i.Val) {
			o.setters = append(o.setters, fn)
			return
		}
	}
	o.unknown = true
}

func isConst(v ssa.Value) bool {
	_, ok := v.(*ssa.Const)
	return ok
}

// onlyPutInVariables reports whether v is what its function is given, and nothing else is done
// with that.
func onlyPutInVariables(v ssa.Value) bool {
	n := paramAlone(v)
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

// namedOnly returns the functions of the package that nobody can call in it but by name: no
// methods or literals, and none that something has as a value.
func (p *Package) namedOnly() map[*ssa.Function]bool {
	out := make(map[*ssa.Function]bool)
	for _, fn := range p.funcs {
		out[fn] = fn.Object() != nil && fn.Parent() == nil && fn.Signature.Recv() == nil && fn.Origin() == nil && !initializes(fn)
	}
	var operands []*ssa.Value
	for _, fn := range p.funcs {
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				if _, ok := i.(*ssa.DebugRef); ok {
					continue
				}
				operands = i.Operands(operands[:0])
				if c, ok := i.(ssa.CallInstruction); ok && !c.Common().IsInvoke() {
					operands = slices.DeleteFunc(operands, func(v *ssa.Value) bool { return v == &c.Common().Value })
				}
				for _, v := range operands {
					if used, ok := (*v).(*ssa.Function); ok {
						out[used] = false
					}
				}
			}
		}
	}
	return out
}

// leading returns those of all functions that lead to one of to, and whether these are all:
// each of them can be called by name only.
func leading(all, to []*ssa.Function, named map[*ssa.Function]bool) ([]*ssa.Function, bool) {
	callers := make(map[*ssa.Function][]*ssa.Function)
	for _, fn := range all {
		for _, callee := range form.Mentioned(fn) {
			callers[callee] = append(callers[callee], fn)
		}
	}
	var out []*ssa.Function
	seen := make(map[*ssa.Function]bool)
	for _, fn := range to {
		if !seen[fn] {
			seen[fn] = true
			out = append(out, fn)
		}
	}
	for n := 0; n < len(out); n++ {
		if !named[out[n]] {
			return nil, false
		}
		for _, caller := range callers[out[n]] {
			if !seen[caller] {
				seen[caller] = true
				out = append(out, caller)
			}
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

// outletsOf returns the outlets of another package that one of its functions sets or, if
// written is true, writes by. Their names stand for that of a package.
func (p *Package) outletsOf(decl *types.Func, written bool) (out []string) {
	for _, o := range p.env.Outlets(decl.Pkg()) {
		by := o.Setters
		if written {
			by = o.Writers
		}
		if _, found := slices.BinarySearch(by, decl.FullName()); found {
			out = append(out, outletName(decl.Pkg(), o.Var))
		}
	}
	return out
}

// outletAt returns what stands for the package of a variable of it: its own name if it is an
// outlet.
func (p *Package) outletAt(of *types.Var) string {
	pkg := of.Pkg()
	if slices.ContainsFunc(p.env.Outlets(pkg), func(o summary.Outlet) bool { return o.Var == of.Name() }) {
		return outletName(pkg, of.Name())
	}
	return pkg.Path()
}

func outletName(pkg *types.Package, name string) string { return pkg.Path() + "#" + name }

// samePlace reports whether two of what stands for packages may be of the same outlet: one of
// them is the path of the package, where it is not known which.
func samePlace(a, b string) bool {
	return a == b || strings.HasPrefix(a, b+"#") || strings.HasPrefix(b, a+"#")
}
