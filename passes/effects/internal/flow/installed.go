package flow

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
)

// What the entry of a program puts into variables of other packages, or has their setters
// put there, is what handlers find, and not what these began with:
//
//	func main() {
//		ui.Writer = os.Stderr
//		ui.SetLogger(logger)
//		newRoot().Execute()
//	}

// A put is an instruction that puts something into a variable of another package, or a field
// of one.
type put struct {
	name  string
	by    ssa.Instruction
	other bool // than what writes to standard output or ends the process
}

// maxPuts bounds how many of them are compared for one variable: where there are more, nothing
// is known.
const maxPuts = 64

// findInstalled finds the variables, and fields of them, of which that is so. Early has all
// functions that may run before a handler, which were evaluated.
func (p *Package) findInstalled(early []*ssa.Function) {
	p.installed, p.installing = make(map[string]bool), make(map[string][]ssa.Instruction)
	evaluated := make(map[*ssa.Function]bool, len(early))
	for _, fn := range early {
		evaluated[fn] = true
	}
	var all []put
	of := make(map[string][]put) // by the name of the variable
	for _, fn := range p.funcs {
		if form.Declares(fn) || p.inTest(fn) {
			continue
		}
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				for _, x := range p.passedBy(i) {
					if p.isGiven(x, p.passedOn(fn)) {
						continue // that is noted where the function is called
					}
					variable, _, _ := strings.Cut(x.Target, ":")
					y := put{x.Target, i, p.frame(fn).putsElse(x, evaluated[fn])}
					all, of[variable] = append(all, y), append(of[variable], y)
				}
			}
		}
	}
	for _, x := range all {
		variable, _, _ := strings.Cut(x.name, ":")
		same := of[variable]
		if !x.other || len(same) > maxPuts || slices.ContainsFunc(same, func(y put) bool {
			return !y.other && overlap(x.name, y.name) && !p.isBefore(y.by, x.by)
		}) {
			continue
		}
		p.installing[x.name] = append(p.installing[x.name], x.by)
		switch _, set := x.by.(*ssa.Call); {
		case !form.Initializes(x.by.Parent()):
			p.installed[x.name] = p.installed[x.name] || p.settles(x.by)
		case set && p.frame(x.by.Parent()).always(x.by): // stores are found before; see findReplaced
			p.replaced[x.name] = true // for all who import the package
		}
	}
}

// isInstalled reports whether what a variable of another package began with, or a field of one, is
// there no more when handlers run.
func (p *Package) isInstalled(place atom) bool {
	r := place.node.(*ref)
	return r.root == summary.Global && !hidden(r.name) && len(p.installed) > 0 && p.installed[named(r.name, place.path)]
}

// overlap reports whether two names are of one thing, or one of what is in the other.
func overlap(a, b string) bool {
	return a == b || strings.HasPrefix(a, b+":") || strings.HasPrefix(b, a+":")
}

// covers reports whether what has one name is, or is in, what has the other.
func covers(whole, name string) bool { return whole == name || strings.HasPrefix(name, whole+":") }

// isBefore reports whether an instruction is executed before another one of its function,
// and not again after that.
func (p *Package) isBefore(by, other ssa.Instruction) bool {
	if by.Parent() != other.Parent() || form.IsDefer(by) {
		return form.Initializes(by.Parent()) && !form.Initializes(other.Parent())
	}
	return !p.frame(by.Parent()).reaches(other, by)
}

// putsElse reports whether an instruction puts something else there.
func (f *frame) putsElse(x placing, evaluated bool) bool {
	switch {
	case x.val == nil:
		return x.Other
	case x.Param >= 0 && !x.Alone:
		return false
	}
	return f.isElse(x.val, evaluated)
}

// isElse reports whether what is put somewhere is something else than what writes to standard
// output or ends the process. Nil may stand for that.
func (f *frame) isElse(v ssa.Value, evaluated bool) bool {
	switch {
	case form.IsNil(v):
		return false
	case evaluated:
		return f.pkg.areOther(f.value(v))
	}
	return isOther(v, 0)
}

// putBy yields what the call of a setter sets, the package of the variable if it is known to
// begin without standard output, and what to, nil if that is not one thing.
func (p *Package) putBy(c ssa.CallInstruction, yield func(name string, in *types.Package, v ssa.Value)) {
	decl := p.calledLibrary(c)
	if decl == nil {
		return
	}
	sum := p.env.Summary(decl.Origin())
	if sum == nil {
		return
	}
	for _, r := range sum.Replaces {
		if r.Path == "" { // else what is put there is found as the call is evaluated
			yield(r.Name, nil, form.Argument(c.Common().Args, r.Param))
		}
	}
	for _, st := range sum.Stores {
		of := form.Argument(c.Common().Args, st.Target.Index)
		if st.Target.Root != summary.Param || st.Target.Path == "" || paths.InElement(st.Target.Path) || of == nil {
			continue
		}
		name, in := p.variableWith(of)
		if name == "" {
			continue
		}
		var v ssa.Value
		if st.Must && len(st.Value) == 1 && st.Value[0].Kind == summary.At && st.Value[0].Ref.Root == summary.Param && st.Value[0].Ref.Path == "" {
			v = form.Argument(c.Common().Args, st.Value[0].Ref.Index)
		}
		yield(named(name, st.Target.Path), in, v)
	}
}

// variableWith returns the name of the package variable, or of the field of one, from which
// a value was read, "" if it is of something else, and its package if it is one of another that
// is known to begin without standard output.
func (p *Package) variableWith(v ssa.Value) (name string, in *types.Package) {
	if name, in := p.returned(v); name != "" {
		return name, in
	}
	name = variableRead(v)
	if name == "" {
		return "", nil
	}
	of, _ := globalAt(v.(*ssa.UnOp).X)
	if of.Pkg() != p.env.Pkg && !bearsStdout(p.env.Var(of), 0) {
		in = of.Pkg()
	}
	return name, in
}

// variableRead returns the name of the package variable, or of the field of one, from which
// a value was read, "" if it is of something else.
func variableRead(v ssa.Value) string {
	load, ok := v.(*ssa.UnOp)
	if !ok {
		return ""
	}
	of, name := globalAt(load.X)
	if of == nil || known.Standard(of.Pkg().Path()) {
		return ""
	}
	return name
}
