package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A handler answers with what it has captured, or what it is a method of, as who makes it says:
//
//	func newList(o *options) *cobra.Command {
//		return &cobra.Command{RunE: func(cmd *cobra.Command, args []string) error {
//			return json.NewEncoder(os.Stdout).Encode(report{At: o.now()})
//		}}
//	}
//
//	root.AddCommand(newList(&options{now: time.Now}))

// maxGivers bounds the places that are looked at where such functions are made, and called.
const maxGivers = 32

// A giver is an instruction that gives a function something: what it captures, as a literal or
// the value of a method, or what it is called with.
type giver struct {
	by    ssa.Instruction
	binds []ssa.Value // captured variables, or the receiver of a method; nil for a call
}

// given returns what the parameters and captured variables of fn among the entries of v are
// where fn is made, and where that is called which makes it. Only what it is a method of counts
// of what a handler, or what that calls, is called with. As many places are looked at as are left.
func (p *Package) given(fn *ssa.Function, v value, handler bool, left *int) (out value) {
	v = slices.DeleteFunc(slices.Clone(v), func(e entry) bool {
		called := int(e.param) < len(fn.Params)
		return e.kind != isParam || handler && called && (fn.Signature.Recv() == nil || e.param > 0)
	})
	if len(v) == 0 {
		return nil
	}
	for _, g := range p.giversOf(fn) {
		if *left--; *left < 0 {
			break
		}
		in := g.by.Parent()
		p.callees(in)
		f := newFrame(p, in)
		var said value
		f.giving = g.by
		f.gives = func(st *state) {
			s := substitution{f, st, g.args(f, fn), nil, g.by.Pos(), "", make(map[*closure]*closure)}
			said = union(said, f.closed(st, s.value(v)))
		}
		f.evaluate()
		out = union(out, union(said, p.given(in, said, false, left)))
	}
	return out
}

// args returns what fn is given in terms of f, which gives it: nothing for what is not known.
func (g giver) args(f *frame, fn *ssa.Function) []value {
	args := make([]value, len(fn.Params)+len(fn.FreeVars))
	if call, ok := g.by.(ssa.CallInstruction); ok && g.binds == nil {
		for i, v := range call.Common().Args {
			args[i] = f.val(v)
		}
		return args
	}
	first := len(fn.Params)
	if fn.Parent() == nil {
		first = 0 // the receiver
	}
	for i, v := range g.binds {
		args[first+i] = f.val(v)
	}
	return args
}

// giversOf returns what gives a function of the package something, in the order of the source.
func (p *Package) giversOf(fn *ssa.Function) []giver {
	if p.givers == nil {
		p.givers = make(map[*ssa.Function][]giver)
		for _, fn := range p.sorted() {
			p.findGivers(fn)
		}
	}
	return p.givers[fn]
}

func (p *Package) findGivers(in *ssa.Function) {
	for _, b := range in.Blocks {
		for _, i := range b.Instrs {
			switch i := i.(type) {
			case *ssa.MakeClosure:
				fn := i.Fn.(*ssa.Function)
				if isWrapper(fn) {
					method, _ := fn.Object().(*types.Func)
					if method == nil || len(i.Bindings) != 1 {
						continue
					}
					if fn = p.prog.FuncValue(method); fn == nil || len(fn.Params) == 0 {
						continue
					}
				} else if len(i.Bindings) != len(fn.FreeVars) {
					continue
				}
				p.givers[fn] = append(p.givers[fn], giver{i, i.Bindings})
			case ssa.CallInstruction:
				if fn := i.Common().StaticCallee(); fn != nil && fn.Parent() == nil && len(i.Common().Args) == len(fn.Params) {
					p.givers[fn] = append(p.givers[fn], giver{i, nil})
				}
			}
		}
	}
	for _, anon := range in.AnonFuncs {
		p.findGivers(anon)
	}
}
