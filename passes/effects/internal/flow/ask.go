package flow

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// A Destination is where bytes go that are written: to standard output, or to
// what a place holds that only callers know.
type Destination struct {
	Class summary.Class // of standard output; 0 if it is a place
	Place summary.Ref   // of the function that was asked about
}

// Functions returns the functions with a body in this package, callees before
// callers where there is no recursion.
func (p *Package) Functions() []*ssa.Function { return p.funcs }

// Writes returns where a call, in a function of this package, writes to.
func (p *Package) Writes(call ssa.CallInstruction) []Destination {
	return p.ask(call, func(f *frame) { f.call(call) })
}

// WritesTo returns where bytes go that the callee of a call writes to a place
// of its own. The values are the arguments, a method's receiver first, or what
// a closure captured if the place is a captured variable.
func (p *Package) WritesTo(at ssa.Instruction, values []ssa.Value, place summary.Ref) []Destination {
	return p.ask(at, func(f *frame) {
		atoms := make([][]atom, len(values))
		for i, v := range values {
			atoms[i] = f.value(v)
		}
		s := substitution{f: f, c: call{args: atoms}, bind: atoms}
		f.perform(summary.Write, "", s.contents(place), call{}, via{}, 0)
	})
}

// ask evaluates something at an instruction and returns what it writes to.
func (p *Package) ask(at ssa.Instruction, evaluate func(*frame)) []Destination {
	in := p.frames[at.Parent()]
	if in == nil {
		return nil
	}
	f := in.scratch()
	f.entering = false
	f.asked, f.cur = new([]Destination), at
	p.query(func() { evaluate(f) })
	return *f.asked
}

// A Dispatch is a call that the callee of a call makes of a function of this
// package, by way of an interface value or a function that it was given.
type Dispatch struct {
	Func *ssa.Function
	args [][]atom
	in   *frame
}

// maxDispatches bounds those of one call.
const maxDispatches = 16

// Dispatches returns the calls that the callee of a call makes in this package.
func (p *Package) Dispatches(c ssa.CallInstruction) []Dispatch {
	in := p.frames[c.Parent()]
	if in == nil {
		return nil
	}
	f := in.scratch()
	f.asked, f.dispatched, f.cur = new([]Destination), new([]Dispatch), c
	p.query(func() { f.call(c) })
	return *f.dispatched
}

// WritesTo returns where bytes go that the function called writes to a place of
// its own.
func (d Dispatch) WritesTo(place summary.Ref) []Destination {
	f := d.in.scratch()
	f.entering = false
	f.asked, f.cur = new([]Destination), d.in.cur
	d.in.pkg.query(func() {
		f.perform(summary.Write, "", substitution{f: f, c: call{args: d.args}}.contents(place), call{}, via{}, 0)
	})
	return *f.asked
}

// dispatches notes that the callee of the call that was asked about calls fn.
func (f *frame) dispatches(fn *ssa.Function, c call, depth int) {
	if f.dispatched != nil && depth > 0 && len(*f.dispatched) < maxDispatches {
		*f.dispatched = append(*f.dispatched, Dispatch{fn, c.args, f})
	}
}

// answer notes a destination if f was asked for them.
func (f *frame) answer(d Destination) bool {
	if f.asked == nil {
		return false
	}
	if !slices.Contains(*f.asked, d) {
		*f.asked = append(*f.asked, d)
	}
	return true
}

// Exits returns what ends the process, or the goroutine, where a call in a function of this
// package is made: outside of the package, as far as is known, and the functions of this
// package that are called.
func (p *Package) Exits(c ssa.CallInstruction) (ends []summary.Effect, own []*ssa.Function) {
	in := p.frames[c.Parent()]
	if in == nil {
		return nil, nil
	}
	f := in.scratch()
	f.entering = false
	f.asked, f.exits, f.cur = new([]Destination), new([]summary.Effect), c
	p.query(func() { f.call(c) })
	for fn := range f.edges {
		own = append(own, fn)
	}
	slices.SortFunc(own, func(a, b *ssa.Function) int {
		return cmp.Or(cmp.Compare(a.Pos(), b.Pos()), cmp.Compare(a.String(), b.String()))
	})
	return *f.exits, own
}

// A Callee is a function that a call may call.
type Callee struct {
	Func  *ssa.Function // with a body in this package, or nil
	Decl  *types.Func   // declared elsewhere, or nil
	Bound []ssa.Value   // what Func captured, in the function that makes the closure
	Made  *ssa.MakeClosure
}

// Callees returns the functions that a call may call, as far as they are known,
// in an order that holds.
func (p *Package) Callees(call ssa.CallInstruction) []Callee {
	common := call.Common()
	if made, ok := common.Value.(*ssa.MakeClosure); ok {
		return []Callee{{Func: made.Fn.(*ssa.Function), Bound: made.Bindings, Made: made}}
	}
	if fn := common.StaticCallee(); fn != nil {
		return p.calleeOf(nil, &function{fn: fn})
	}
	f := p.frames[call.Parent()]
	if _, ok := common.Value.(*ssa.Builtin); ok || f == nil {
		return nil
	}
	var out []Callee
	for _, a := range f.value(common.Value) {
		switch n := a.node.(type) {
		case *function:
			if !common.IsInvoke() {
				out = p.calleeOf(out, n)
			}
		case *boxed:
			if !common.IsInvoke() || n.typ == nil {
				continue
			}
			if sel := p.method(n.typ, common.Method.Id()); sel != nil && len(sel.Index()) == 1 {
				out = p.calleeOf(out, &function{decl: sel.Obj().(*types.Func)})
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Callee) int { return strings.Compare(a.name(), b.name()) })
	return out
}

func (p *Package) calleeOf(out []Callee, n *function) []Callee {
	c := Callee{Func: n.fn, Decl: n.decl}
	if c.Func != nil && !p.hasBody(c.Func) {
		c.Decl, _ = c.Func.Object().(*types.Func)
		c.Func = nil
	}
	if c.Decl != nil && c.Func == nil {
		if fn := p.body(c.Decl); fn != nil {
			c.Func, c.Decl = fn, nil
		}
	}
	if c.Func == nil && c.Decl == nil || slices.ContainsFunc(out, func(d Callee) bool { return d.Func == c.Func && d.Decl == c.Decl }) {
		return out
	}
	return append(out, c)
}

func (c Callee) name() string {
	if c.Func != nil {
		return c.Func.String()
	}
	return c.Decl.FullName()
}

// A Visit is a function that a start reaches.
type Visit struct {
	Func  *ssa.Function
	Start int      // which
	Steps []Step   // calls within this package that lead there, the start's own not included
	Part  ast.Node // what of the function is reached, if the start is no more than that; nil for all of it
}

// Has reports whether a position in the function is one of what is reached of it.
func (v *Visit) Has(pos token.Pos) bool { return v.Part == nil || within(v.Part, pos) }

// Reached returns the functions of this package that starts reach, each once,
// by a shortest chain, nearest first; for each start that is a part of a function, that as well.
func (p *Package) Reached(starts []Start) []Visit {
	w := p.walkFrom(starts)
	var out []Visit
	seen := make(map[*ssa.Function]bool)
	for i, v := range w.queue {
		if !seen[v.fn] || v.within != nil {
			seen[v.fn] = seen[v.fn] || v.within == nil
			out = append(out, Visit{v.fn, v.start, w.steps(v, i), v.within})
		}
	}
	return out
}
