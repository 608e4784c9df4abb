package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// Options may return what they have changed, which the next one is called with:
//
//	type Option func(config) config
//
//	func New(options ...Option) *Exporter {
//		c := config{out: os.Stdout}
//		for _, change := range options {
//			c = change(c)
//		}
//		return &Exporter{json.NewEncoder(c.out)}
//	}
//
// What the last one returns is what they leave.

// chained reports whether options in a list of type t return a struct as what they are called
// with, or their method does.
func chained(t types.Type) bool {
	if t == nil {
		return false
	}
	list, ok := t.Underlying().(*types.Slice)
	if !ok {
		return false
	}
	of := list.Elem()
	if iface, ok := of.Underlying().(*types.Interface); ok && iface.NumMethods() == 1 {
		of = iface.Method(0).Type()
	}
	sig, ok := of.Underlying().(*types.Signature)
	if !ok || sig.Params().Len() != 1 || sig.Results().Len() != 1 {
		return false
	}
	given := sig.Params().At(0).Type()
	return typeinfo.IsAggregate(given) && types.Identical(given, sig.Results().At(0).Type())
}

// chains returns which argument of the options that a use of the callee calls is what the last
// one returned, false if none is.
func (s substitution) chains(u *summary.Use, c call) (arg int, ok bool) {
	if !s.fills(u) || !chained(s.typeOf(summary.Ref{Root: summary.Param, Index: u.Target.Index})) {
		return 0, false
	}
	if u.Op == summary.Invoke {
		arg = 1
	}
	return arg, arg < len(c.args) && len(c.args[arg]) > 0
}

// applyChain calls options one after the other, those that are sure in any case, each with what
// the last one has returned.
func (f *frame) applyChain(u *summary.Use, options, sure []ssa.Value, arg int, c call, v via, depth int) {
	first := c.args[arg]
	for _, option := range options {
		then := f.changedBy(u, f.value(option), arg, c, v, depth)
		if !slices.Contains(sure, option) {
			then = slices.Concat(then, c.args[arg])
		}
		c.args = slices.Clone(c.args)
		c.args[arg] = then
	}
	f.becomes(first, c.args[arg])
}

// changedBy returns what an option makes of one argument, with that itself if it may leave it
// as it is, or makes something else in its place of which nothing is known.
func (f *frame) changedBy(u *summary.Use, option []atom, arg int, c call, v via, depth int) []atom {
	given := c.args[arg]
	op, method := u.Op, u.Method
	if inner, ok := f.calledInside(op, method, option); ok {
		op, method, option = summary.Call, "", inner
		c.args, c.said = c.args[1:], c.said[min(1, len(c.said)):]
	}
	var out cell
	c.into = func(_ int, atoms []atom) { out.addAll(atoms) }
	known := f.perform(op, method, option, c, v, depth+1)
	derived := !slices.ContainsFunc(out.atoms, func(a atom) bool { return !f.derives(a, given, 0) })
	if !known || !derived || len(out.atoms) == 0 {
		out.addAll(given)
	}
	return out.atoms
}

// calledInside returns the functions that options are whose method does nothing but to call
// them, false if it does something else.
//
//	func (fn optionFunc) apply(c config) config { return fn(c) }
func (f *frame) calledInside(op summary.Op, method string, options []atom) ([]atom, bool) {
	var out cell
	for _, a := range options {
		b, ok := a.node.(*boxed)
		if !ok || op != summary.Invoke || !f.callsInside(b, method) {
			return nil, false
		}
		out.addAll(f.inside(a, b))
	}
	return out.atoms, len(out.atoms) > 0
}

// callsInside reports whether a method of an interface value only calls the function that the
// value is.
func (f *frame) callsInside(b *boxed, method string) bool {
	if b.typ != nil {
		sel := f.pkg.method(b.typ, method)
		if sel == nil || len(sel.Index()) != 1 {
			return false
		}
		fn := f.pkg.body(sel.Obj().(*types.Func))
		return fn != nil && len(fn.Params) == 2 && form.CallsItself(fn)
	}
	i := slices.IndexFunc(b.methods, func(m summary.Method) bool { return m.Name == method })
	if i < 0 || b.methods[i].Sum == nil {
		return false
	}
	sum := b.methods[i].Sum
	return len(sum.Effects) == 0 && len(sum.Stores) == 0 && len(sum.Results) == 1 && len(sum.Results[0]) == 1 &&
		sum.Results[0][0].Kind == summary.At && sum.Results[0][0].Ref == summary.Ref{Root: summary.Param, Path: paths.Call("", 0)} &&
		len(sum.Uses) == 1 && sum.Uses[0].Op == summary.Call && sum.Uses[0].Target == summary.Ref{Root: summary.Param}
}

// derives reports whether a is one of given, or a copy of one with something else in it.
func (f *frame) derives(a atom, given []atom, depth int) bool {
	if slices.Contains(given, a) {
		return true
	}
	if _, ok := a.node.(*object); !ok || depth > maxDepth {
		return false
	}
	s := f.memory(a)[a.bare()]
	return s != nil && slices.ContainsFunc(s.entries, func(e entry) bool { return f.derives(e.atom, given, depth+1) })
}

// becomes notes what options that return something have made of what the current instruction
// has made.
func (f *frame) becomes(made, then []atom) {
	for _, a := range made {
		o, ok := a.node.(*object)
		if !ok || a.path != "" || o.home != f.fn {
			continue
		}
		if f.became == nil {
			f.became = make(map[*object][]atom)
		}
		old := f.became[o]
		f.became[o] = then
		f.pkg.undoing(func() { f.became[o] = old })
	}
}

// collect has a call of options, of which it is not known which they are, or in which order,
// note what they return, beside what they are called with, once what it returns is called.
func (f *frame) collect(u *summary.Use, s substitution, c *call) (done func()) {
	arg, ok := s.chains(u, *c)
	if !ok {
		return func() {}
	}
	out, options := new(cell), c.args[arg]
	out.addAll(options)
	c.into = func(_ int, atoms []atom) { out.addAll(atoms) }
	return func() { f.becomes(options, out.atoms) }
}

// leavesResults reports whether nothing of interest is put, after a call, into what it returns.
func (f *frame) leavesResults(call *ssa.Call) bool { return f.onlyLooked(call, call) }

func (f *frame) onlyLooked(v ssa.Value, call *ssa.Call) bool {
	_, pointer := v.Type().Underlying().(*types.Pointer)
	return !slices.ContainsFunc(*v.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.Return, *ssa.DebugRef, *ssa.Field, *ssa.BinOp:
			return false
		case *ssa.Extract:
			return !f.onlyLooked(use, call)
		case *ssa.FieldAddr:
			return f.storesAfter(call, use)
		case *ssa.UnOp:
			return false
		case *ssa.Store:
			local, ok := use.Addr.(*ssa.Alloc)
			return pointer || use.Val != v || !ok || !f.onlyLookedIn(local, use, call)
		}
		return true
	})
}

// onlyLookedIn is leavesResults for a variable into which a struct is put that was returned.
func (f *frame) onlyLookedIn(local *ssa.Alloc, put *ssa.Store, call *ssa.Call) bool {
	return !slices.ContainsFunc(*local.Referrers(), func(use ssa.Instruction) bool {
		switch use := use.(type) {
		case *ssa.DebugRef, *ssa.UnOp:
			return false
		case *ssa.Store:
			return use != put
		case *ssa.FieldAddr:
			return f.storesAfter(call, use)
		}
		return true
	})
}
