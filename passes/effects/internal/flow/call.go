package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// call evaluates a call, a go or a defer statement.
func (f *frame) call(i ssa.CallInstruction) {
	common := i.Common()
	if b, ok := common.Value.(*ssa.Builtin); ok {
		f.builtin(i, b)
		return
	}
	pos := f.callsite(common)
	_, later := i.(*ssa.Go)
	v := via{pos: pos, site: f.pkg.env.Site(pos), later: later, alone: true, self: true}
	c := call{into: f.resultsOf(i)}
	if common.IsInvoke() {
		recv := f.value(common.Value)
		c.args = append(c.args, recv)
		c.vals = append(c.vals, nil) // the receiver is what the value holds
	}
	for _, a := range common.Args {
		c.args = append(c.args, f.value(a))
		c.vals = append(c.vals, a)
	}
	f.guard(i)

	v.each = f.calledEach(i) != nil
	if f.contextual(common, c, v) {
		return
	}
	if common.IsInvoke() {
		v.what = f.pkg.declName(common.Method)
		known, choices := true, f.choices(common.Value, c.args[0])
		for _, choice := range choices {
			d, w := c.withReceiver(choice.atoms), v
			w.conds, w.alone = choice.conds, len(choices) == 1
			known = f.invokeOf(common, choice.atoms, d, w) && known
		}
		f.unknownCall(known, common.Method.Name(), c.args[0], common.Signature(), c, 1, v)
		return
	}
	if f.lookUp(i) {
		return
	}
	if fn := common.StaticCallee(); fn != nil {
		v.sure = true
		c.args = f.withoutNotified(fn, f.withoutOutput(fn, f.withoutProtocol(fn, c.args)))
		if c.inst = form.Instance(fn); c.inst != nil {
			f.typeArguments(c)
		}
		for _, way := range f.waysByKey(c) {
			w := v
			w.conds, w.alone = way.conds, v.alone && len(way.conds) == 0
			f.run(atom{}, f.callee(common, fn), way.call, w, 0)
		}
		return
	}
	v.what, v.from = "a function value", variableRead(common.Value)
	fn := f.value(common.Value)
	known := f.perform(summary.Call, "", f.pkg.withoutKept(fn), c, v, 0)
	f.unknownCall(known, "", fn, common.Signature(), c, 0, v)
}

// callee returns the function that a call names, with what it captured.
func (f *frame) callee(common *ssa.CallCommon, fn *ssa.Function) *function {
	if _, ok := common.Value.(*ssa.MakeClosure); ok {
		for _, a := range f.value(common.Value) {
			return a.node.(*function)
		}
	}
	return f.pkg.function(fn).node.(*function)
}

// resultsOf returns what takes the results of a call.
func (f *frame) resultsOf(i ssa.CallInstruction) func(int, []atom) {
	value := i.Value()
	if value == nil {
		return nil
	}
	if value.Call.Signature().Results().Len() == 1 {
		if !f.carries(value) {
			return nil
		}
		return func(_ int, atoms []atom) { f.set(value, f.spared(value, atoms)...) }
	}
	return func(n int, atoms []atom) {
		key := madeKey{by: i, id: -1 - n}
		c, ok := f.made[key].(*cell)
		if !ok {
			c = new(cell)
			f.made[key] = c
		}
		f.pkg.keepCell(c)
		if c.addAll(atoms) {
			f.changed = true
			f.disturbUsers(value)
		}
	}
}

// unknownCall does what is left to do for a call of atoms, or of a method of
// them, which is not known or known to the caller alone.
func (f *frame) unknownCall(known bool, method string, atoms []atom, sig *types.Signature, c call, first int, v via) {
	if known && !slices.ContainsFunc(atoms, isRef) {
		return
	}
	f.symbols(method, atoms, sig, c)
	f.handOver(c, first, !known, v)
	if !known {
		f.unknownResults(sig, nil, c)
	}
}

// handOver notes that arguments go to code that may fill an object among them
// and, if nothing is known of it, write to a writer or call a function.
func (f *frame) handOver(c call, first int, unknown bool, v via) {
	for _, arg := range c.args[min(first, len(c.args)):] {
		for _, a := range arg {
			if o, ok := a.node.(*object); ok {
				f.leak(o)
			}
		}
		f.escape(arg, unknown)
		for _, a := range arg {
			if w, ok := a.node.(*writer); !unknown || ok && w.home == f.fn && !f.atInit() {
				continue // told with the call, or escaped already
			}
			if a.kind == isPlace {
				if _, ok := a.node.(*object); ok {
					continue
				}
			}
			f.perform(summary.Hand, "", []atom{a}, call{}, v, 1)
		}
	}
}

// leak notes that the current instruction hands o to code that may fill it.
func (f *frame) leak(o *object) {
	p := f.pkg
	old := p.leaked[o]
	if len(old) < 2 && !slices.Contains(old, f.cur) {
		p.leaked[o] = append(slices.Clone(old), f.cur)
		p.undoing(func() { p.leaked[o] = old })
	}
}

// leaks reports whether code may fill o that an instruction hands it to.
func (p *Package) leaks(o *object) bool { return len(p.leaked[o]) > 0 }

// builtin evaluates the call of a built-in function.
func (f *frame) builtin(i ssa.CallInstruction, b *ssa.Builtin) {
	args := i.Common().Args
	switch b.Name() {
	case "append", "ssa:wrapnilchk":
		if v := i.Value(); v != nil && f.carries(v) {
			for _, a := range args {
				f.set(v, f.value(a)...)
			}
		}
	case "copy":
		if f.carries(args[0]) {
			f.store(elements(f.value(args[0])), f.read(elements(f.value(args[1])), nil), i, false, false)
		}
	}
}
