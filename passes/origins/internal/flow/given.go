package flow

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
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

// A reach says by which calls a function is reached.
type reach struct {
	as      instance    // as which that is, if it is generic
	handler bool        // from a handler: of what it is called with by others nothing counts but its receiver
	by      []token.Pos // from a handler, by the parentheses
}

// takes reports whether what gives fn something does so for an entry of what fn says.
func (r *reach) takes(fn *ssa.Function, g giver, e entry) bool {
	if e.kind != isParam {
		return false
	}
	isReceiver := fn.Signature.Recv() != nil && e.param == 0
	return !r.handler || int(e.param) >= len(fn.Params) || isReceiver || r.leads(g)
}

// leads reports whether a call is one of those by which a handler reaches what it calls.
func (r *reach) leads(g giver) bool {
	call, ok := g.by.(ssa.CallInstruction)
	return ok && g.binds == nil && slices.Contains(r.by, call.Common().Pos())
}

// given returns what the parameters and captured variables of fn among the entries of v are
// where fn is made, and where that is called which makes it. As many places are looked at as
// are left.
func (p *Package) given(fn *ssa.Function, v value, r reach, left *int) (out value) {
	for _, g := range p.giversOf(fn) {
		v := slices.DeleteFunc(slices.Clone(v), func(e entry) bool { return !r.takes(fn, g, e) })
		if len(v) == 0 || !g.calls(fn, r.as) {
			continue
		}
		if *left--; *left < 0 {
			break
		}
		in := g.by.Parent()
		f := newFrame(p, in)
		var said value
		operands := g.operands(fn)
		passed := passedOn(operands, v)
		reached := func(st *state) {
			f.cur = g.by
			args := make([]value, len(operands))
			for i, v := range operands {
				args[i] = f.heldBy(st, v)
			}
			if sum := p.summary(fn); sum != nil {
				args = f.sortedBy(st, sum, args, nil)
			}
			s := substitution{f, st, args, nil, g.by.Pos(), "", make(map[*closure]*closure)}
			said = union(said, f.closed(st, s.value(v)))
		}
		if passed {
			reached(new(state))
		} else {
			f.evaluateUntil(g.by, reached)
		}
		next := reach{as: r.as}
		if r.handler && r.leads(g) {
			next = r
		}
		out = union(out, union(said, p.given(in, said, next, left)))
	}
	return out
}

// sortedBy takes the order from the lists that a function sorts of what it is given, and returns
// what that is then.
func (f *frame) sortedBy(st *state, sum *summary, args []value, given []ssa.Value) []value {
	if len(sum.sorts) > 0 {
		args = slices.Clone(args)
	}
	for _, p := range sum.sorts {
		if f.sort(st, args, given, p); p.Param < len(args) {
			args[p.Param] = withoutOrder(args[p.Param], p.Path)
		}
	}
	return args
}

// heldBy returns what a value that a function is given holds, or, if it is a pointer, what that
// points to: the variable of a pointer, if a literal has captured one.
func (f *frame) heldBy(st *state, v ssa.Value) value {
	if v == nil {
		return nil
	}
	held, t := f.val(v), v.Type()
	for range maxHops {
		ptr, ok := t.Underlying().(*types.Pointer)
		if !ok {
			break
		}
		held, t = f.load(st, held), ptr.Elem()
	}
	return held
}

// An instance is a generic function with types in place of its parameters, none if that is not
// known.
type instance struct {
	of   *ssa.Function
	with []types.Type
}

// instanceOf returns the function around fn with those types.
func instanceOf(fn *ssa.Function, with []types.Type) instance {
	return instance{form.Outermost(fn), with}
}

// calls reports whether what gives fn something gives it to an instance, if fn is what that is of.
func (g giver) calls(fn *ssa.Function, as instance) bool {
	call, ok := g.by.(ssa.CallInstruction)
	if !ok || g.binds != nil || fn != as.of || len(as.with) == 0 {
		return true
	}
	return slices.EqualFunc(call.Common().StaticCallee().TypeArgs(), as.with, types.Identical)
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
				if form.IsWrapper(fn) {
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
				fn := i.Common().StaticCallee()
				if fn != nil && fn.Origin() != nil {
					fn = fn.Origin()
				}
				if fn != nil && fn.Parent() == nil && len(i.Common().Args) == len(fn.Params) {
					p.givers[fn] = append(p.givers[fn], giver{i, nil})
				}
			}
		}
	}
	for _, anon := range in.AnonFuncs {
		p.findGivers(anon)
	}
}
