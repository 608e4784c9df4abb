package flow

import (
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// What makes something may be a function that is kept in a field or a variable, for tests to put
// another one there, say:
//
//	type app struct{ newScanner func() *scan.Scanner }
//
//	func New() *cobra.Command {
//		a := &app{newScanner: func() *scan.Scanner { return &scan.Scanner{Quiet: true} }}
//		return &cobra.Command{Use: "scan", RunE: a.run}
//	}
//
//	func (a *app) run(cmd *cobra.Command, args []string) error {
//		return a.newScanner().Scan(args[0])
//	}
//
// Of what all functions make that are ever there, it is known what they have in common.

// maxKeptFuncs bounds the functions that a call may be of.
const maxKeptFuncs = 8

// makersOf returns the functions that a call may be of: the one that it names, or all that are
// ever in the field or the variable that it loads the function from; nil if others may be.
func (p *Package) makersOf(call *ssa.Call) []*ssa.Function {
	if fn := call.Call.StaticCallee(); fn != nil {
		return []*ssa.Function{fn}
	}
	k, ok := p.keeperOf(call.Call.Value)
	if !ok || call.Call.IsInvoke() {
		return nil
	}
	kept, asked := p.keptFuncs[k]
	if asked {
		return kept
	}
	if p.keptFuncs == nil {
		p.keptFuncs = make(map[keeper][]*ssa.Function)
	}
	if !p.addKept(&kept, call.Call.Value, 0) {
		kept = nil
	}
	for _, fn := range kept {
		if fn.Pkg == p.ssa && fn.Blocks != nil {
			p.frame(fn) // of which is asked what it returns
		}
	}
	p.keptFuncs[k] = kept
	return kept
}

// addKept adds the functions that v may be, and reports whether all are known. To call none fails.
func (p *Package) addKept(out *[]*ssa.Function, v ssa.Value, depth int) bool {
	if depth > maxDepth || len(*out) > maxKeptFuncs {
		return false
	}
	switch v := form.Retyped(v).(type) {
	case *ssa.Const:
		return true
	case *ssa.Function:
		*out = append(*out, v)
		return true
	case *ssa.MakeClosure:
		fn := v.Fn.(*ssa.Function)
		*out = append(*out, fn)
		return !form.IsWrapper(fn)
	case *ssa.Parameter:
		return p.addGiven(out, v, depth)
	}
	k, ok := p.keeperOf(v)
	if !ok {
		return false
	}
	_, stores, ok := p.usesOfKeeper(k)
	for _, st := range stores {
		ok = ok && p.addKept(out, st.Val, depth+1)
	}
	return ok
}

// addGiven is addKept for a parameter, by what all calls of its function give for it.
func (p *Package) addGiven(out *[]*ssa.Function, param *ssa.Parameter, depth int) bool {
	fn := param.Parent()
	if fn.Signature.TypeParams().Len() > 0 || !p.isCalledByNameOnly(fn) {
		return false
	}
	for call := range p.callsByName(fn) {
		if arg := form.Argument(call.Common().Args, form.IndexOf(param)); arg == nil || !p.addKept(out, arg, depth+1) {
			return false
		}
	}
	return true
}
