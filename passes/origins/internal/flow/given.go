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
		f := newFrame(p, in)
		var said value
		operands := g.operands(fn)
		v, passed := passedOn(operands, v)
		reached := func(st *state) {
			args := make([]value, len(operands))
			for i, v := range operands {
				args[i] = f.val(v)
			}
			s := substitution{f, st, args, nil, g.by.Pos(), "", make(map[*closure]*closure)}
			said = union(said, f.closed(st, s.value(v)))
		}
		if passed {
			reached(new(state))
		} else {
			f.evaluateUntil(g.by, reached)
		}
		out = union(out, union(said, p.given(in, said, false, left)))
	}
	return out
}

// operands returns what gives fn its parameters and what it has captured, nil for what does not.
func (g giver) operands(fn *ssa.Function) []ssa.Value {
	out := make([]ssa.Value, len(fn.Params)+len(fn.FreeVars))
	switch call, ok := g.by.(ssa.CallInstruction); {
	case ok && g.binds == nil:
		copy(out, call.Common().Args)
	case fn.Parent() == nil:
		copy(out, g.binds) // the receiver
	default:
		copy(out[len(fn.Params):], g.binds)
	}
	return out
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
