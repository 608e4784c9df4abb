package flow

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// What a function literal has captured decides like a parameter does, if nothing ever
// sets it again, as the name does of which an option is made:
//
//	func WithStyle(name string) Option {
//		return func(r *Renderer) {
//			if name == Auto {
//				name = r.ask(os.Stdout)
//			}
//			...
//		}
//	}
//
// Whoever makes the literal says what that is.

// captured returns which variable that the function has captured v is loaded from, and
// false if it is none, or one that may be set after the literal was made.
func (f *frame) captured(v ssa.Value) (int, bool) {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return 0, false
	}
	from, ok := load.X.(*ssa.FreeVar)
	if !ok || !decides(v.Type()) {
		return 0, false
	}
	return f.capturedAs(from)
}

// capturedAs is captured for the address of the variable.
func (f *frame) capturedAs(v *ssa.FreeVar) (int, bool) {
	if f.free == nil {
		f.free = make(map[*ssa.FreeVar]int, len(f.fn.FreeVars))
		for i, v := range f.fn.FreeVars {
			if isSettled(v, 0) {
				f.free[v] = i
			}
		}
	}
	i, ok := f.free[v]
	return i, ok
}

// isSettled reports whether a captured variable holds for ever what it does when the
// function literal is made, and it is made in one place only.
func isSettled(v *ssa.FreeVar, depth int) bool {
	if depth > maxDepth {
		return false
	}
	switch from := form.BindingOf(v).(type) {
	case *ssa.Alloc:
		return form.AlwaysIn(from) != nil
	case *ssa.FreeVar:
		return isSettled(from, depth+1)
	}
	return false
}

// heldIn returns what a function literal captures where f makes it, nil if of nothing of
// that something is known.
func (f *frame) heldIn(made *ssa.MakeClosure) []operand {
	fn := made.Fn.(*ssa.Function)
	if fn.Parent() == nil {
		return nil // of a method value, which captures no variable
	}
	out := make([]operand, len(made.Bindings))
	for i, v := range made.Bindings {
		switch from := v.(type) {
		case *ssa.Alloc:
			if held := form.AlwaysIn(from); held != nil && decides(held.Type()) {
				out[i] = f.operandOf(held, "", made)
			}
		case *ssa.FreeVar:
			if n, ok := f.capturedAs(from); ok {
				out[i] = operand{by: decider{param: conditions.OfCaptured(n)}, decides: true}
			}
		}
	}
	return ifAny(out)
}

// ifAny returns list, nil if all that it has are zero values.
func ifAny[T comparable](list []T) []T {
	var zero T
	if slices.ContainsFunc(list, func(x T) bool { return x != zero }) {
		return list
	}
	return nil
}

// heldBy returns what the function a, which is n, has captured, as far as that makes
// sense in f: what is said of another activation of f, or of another function, is not of
// this one, but for constants, and what all say that call it.
func (f *frame) heldBy(a atom, n *function) []operand {
	if n.held == nil || f.hasMade(a, n) {
		return n.held
	}
	out := make([]operand, len(n.held))
	for i, o := range n.held {
		switch {
		case o.known:
			out[i] = o
		case o.decides && n.home != nil:
			out[i] = f.pkg.saidByAll(n.home, o.by, 0)
		}
	}
	return out
}

// hasMade reports whether this activation of f has made the function a, which is n.
func (f *frame) hasMade(a atom, n *function) bool { return !a.kept && n.home == f.fn && !f.entering }

// operandFor returns what a call at at hands over for a decider of its callee.
func (f *frame) operandFor(by deciding, d decider, at ssa.Instruction) operand {
	if d.param == summary.Variable && slices.Contains(by.back, d.path) {
		return operand{by: d, decides: true} // once it has put it back, it is what it was
	}
	if d.param == summary.Variable {
		return f.modeAt(d, at)
	}
	if c, ok := pairOf(d); ok {
		return f.pairFor(by, c, at)
	}
	if i := conditions.OfCaptured(d.param); d.param < 0 {
		if d.path != "" {
			return f.pkg.partOfCaptured(by, i, d.path)
		}
		if i >= len(by.held) {
			return operand{}
		}
		return by.held[i]
	}
	if arg := form.Argument(by.vals, d.param); arg != nil {
		return f.operandOf(arg, d.path, at)
	}
	if d.param < len(by.said) {
		return by.said[d.param].partAt(d.path)
	}
	return operand{}
}

// capturedWhole returns which variable that the function has captured v is the address of, or
// the receiver that a method value has, and false if it may be set after that was made.
func (f *frame) capturedWhole(v *ssa.FreeVar) (int, bool) {
	if form.IsWrapper(f.fn) {
		i := slices.Index(f.fn.FreeVars, v)
		return i, i >= 0
	}
	return f.capturedAs(v)
}

// partOfCaptured returns what a field holds for ever of what a function literal or a method
// value has captured, where it is a constant, or what the function is given that makes it:
//
//	list := &lister{NewParser("list", ReturnErrors)}
//	cmd := &cobra.Command{Use: "list", RunE: list.run}
func (p *Package) partOfCaptured(by deciding, i int, path string) operand {
	closure := by.closure
	if closure == nil || i >= len(closure.Bindings) {
		return operand{}
	}
	in := p.frames[closure.Parent()]
	v, at := closure.Bindings[i], ssa.Instruction(closure)
	if form.IsWrapper(closure.Fn.(*ssa.Function)) {
		v, at = pointedIn(v, at)
	} else if local, ok := v.(*ssa.Alloc); ok {
		if v = form.AlwaysIn(local); v != nil {
			at = form.PutIn(local)
		}
	}
	if in == nil || v == nil {
		return operand{}
	}
	if d, ok := in.partOfParam(v); ok && d.param >= 0 && in.remains(d.field(path), at) {
		if by.here {
			return operand{by: d.field(path), decides: true}
		}
		return p.saidByAll(in.fn, d.field(path), 0)
	}
	return p.lastingPart(v, path, at)
}

// pointedIn returns the pointer that is always in the variable which v is loaded from, and what has
// put it there, else v and at.
func pointedIn(v ssa.Value, at ssa.Instruction) (ssa.Value, ssa.Instruction) {
	load, ok := v.(*ssa.UnOp)
	if _, points := v.Type().Underlying().(*types.Pointer); !ok || !points {
		return v, at
	}
	if local, ok := load.X.(*ssa.Alloc); ok {
		if held := form.AlwaysIn(local); held != nil {
			return held, form.PutIn(local)
		}
	}
	return v, at
}

// lastingPart returns what a field holds for ever of what v is, or points to, as that is when at
// is executed, where it is a constant.
func (p *Package) lastingPart(v ssa.Value, path string, at ssa.Instruction) operand {
	found, ok := p.fieldOf(v, path, at, 0)
	_, points := v.Type().Underlying().(*types.Pointer)
	if points && path != stdoutIsIt && !found.lasts && !p.onlyMade(v.Type(), path) || !ok || found.isOptional() {
		return operand{}
	}
	if c, ok := p.constantPart(found, 0); ok {
		return operand{value: c, known: true}
	}
	return operand{}
}

// saidByAll returns what all calls of a function say of a decider that are known to be all, if
// that is one constant.
func (p *Package) saidByAll(fn *ssa.Function, d decider, depth int) (all operand) {
	if d.param < 0 || depth > maxDepth || !p.isCalledByNameOnly(fn) {
		return operand{}
	}
	for call := range p.callsByName(fn) {
		arg, in := form.Argument(call.Common().Args, d.param), p.frames[call.Parent()]
		if arg == nil || in == nil {
			return operand{}
		}
		var o operand
		if _, ok := in.partOfParam(arg); ok || d.path == "" {
			o = in.operandOf(arg, d.path, call)
		} else {
			o = p.lastingPart(arg, d.path, call)
		}
		if o.decides {
			o = p.saidByAll(in.fn, o.by, depth+1)
		}
		if !o.known || all.known && all.value != o.value {
			return operand{}
		}
		all = operand{value: o.value, known: true}
	}
	return all
}

// heldOutside returns what is told of what a function has captured.
func (f *frame) heldOutside(held []operand) []summary.Held {
	out := make([]summary.Held, len(held))
	for i, o := range held {
		switch {
		case o.known:
			out[i] = summary.Held{Value: o.value, Part: o.part}
		case o.decides:
			out[i] = summary.Held{Given: true, Param: o.by.param, Of: o.by.path, Part: o.part}
		case o.computed != nil:
			out[i].Value, _ = f.valueOf(o.computed, nil, 0)
		}
	}
	return ifAny(out)
}

// heldInside is the contrary, of what a callee tells.
func (s substitution) heldInside(holds []summary.Held) []operand {
	if len(holds) == 0 {
		return nil
	}
	out := make([]operand, len(holds))
	for i, h := range holds {
		switch {
		case h.Given:
			out[i] = s.f.operandFor(s.c.deciding, decider{h.Param, h.Of}, s.f.cur)
		case h.Value.Kind != constant.Unknown:
			out[i] = operand{value: h.Value, known: true}
		}
		if h.Part != "" {
			out[i] = out[i].asPart(h.Part)
		}
	}
	return out
}
