package flow

import (
	"go/types"
	"slices"
	"strings"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
)

// standard does what package known says of fn, a function of the standard
// library. The call is the sink of what fn does by itself.
func (f *frame) standard(fn *types.Func, c call, v via, depth int) {
	f.standardOps(known.Lookup(fn), fn, c, v, depth)
}

// standardOps does what a row says of fn.
func (f *frame) standardOps(ops []known.Op, fn *types.Func, c call, v via, depth int) {
	results := fn.Signature().Results()
	given := make([]bool, results.Len())
	for _, op := range ops {
		conds, possible := f.holds(op, c)
		if !possible || f.isLoggerAside(op) {
			continue
		}
		switch op.Kind {
		case known.OpStdout:
			if to, ok := f.aside(); ok && len(op.Conds) == 0 {
				f.perform(summary.Write, "", to, call{}, v, depth+1)
				continue
			}
			f.record(summary.Effect{Kind: summary.Stdout, Class: summary.Process, What: v.what, Site: v.site, Sure: v.sure, If: v.conds, Chosen: v.chosen}, v.trail, v.pos)
		case known.OpExit:
			e := summary.Effect{Kind: summary.Exit, Class: summary.Process, What: v.what, Site: v.site, Sure: v.sure, If: v.conds, Chosen: v.chosen, From: v.from}
			if !v.later || !e.EndsGoroutine() {
				f.record(e, v.trail, v.pos)
			}
		case known.OpWrite:
			f.standardWrite(op.X, c, v.of(op.X), depth)
		case known.OpHand:
			atoms := f.operand(op.X, c)
			f.escape(atoms, true)
			f.perform(summary.Hand, "", f.withoutOwn(atoms), call{}, v, depth+1)
		case known.OpCall:
			f.perform(summary.Call, "", f.operand(op.X, c), f.calledWith(op, fn, c, given), v.handed(), depth+1)
		case known.OpGo:
			f.guardStandard(op.X, c, v)
			w := v.handed()
			w.later = true
			f.perform(summary.Call, "", f.operand(op.X, c), call{}, w, depth+1)
		case known.OpInvoke:
			w := v.of(op.X).handed()
			w.fixed = true // the source calls fn, not the method
			with := call{deciding: deciding{said: f.saidBy(op.Part, c)}}
			f.perform(summary.Invoke, op.Method, f.operand(op.X, c), with, w, depth+1)
		case known.OpAssign:
			f.standardAssign(op, fn, c, v, conds, given)
		case known.OpYield:
			given[op.X.Index] = true
			c.result(op.X.Index, []atom{f.yielding(op, fn, c)})
		case known.OpPull:
			given[op.X.Index] = true
			f.pull(op, fn, c, v, depth)
		}
	}
	if c.into != nil {
		f.standardResults(results, given, c)
	}
}

// of returns v as what is done to an operand of a row.
func (v via) of(o known.Operand) via {
	if o.Root == known.RootGlobal {
		v.hidden = named("$"+o.Global, strings.Join(o.Path, "."))
	}
	return v
}

// standardWrite writes to an operand of a row.
func (f *frame) standardWrite(o known.Operand, c call, v via, depth int) {
	if o.Root != known.RootArg || o.Index >= len(c.args) || o.Index >= len(c.vals) {
		f.perform(summary.Write, "", f.operand(o, c), call{}, v, depth+1)
		return
	}
	args := slices.Clone(c.args)
	for _, choice := range f.choices(c.vals[o.Index], c.args[o.Index]) {
		args[o.Index] = choice.atoms
		w := v
		w.conds = conditions.Join(v.conds, choice.conds)
		f.perform(summary.Write, "", f.operand(o, call{args: args}), call{}, w, depth+1)
	}
}

// withoutOwn drops the writers that this function mentions itself, of which
// the mention is the sink.
func (f *frame) withoutOwn(atoms []atom) []atom {
	var out cell
	for _, a := range atoms {
		if w, ok := a.node.(*writer); !ok || w.home != f.fn || f.atInit() {
			out.add(a)
		}
	}
	return out.atoms
}

// standardAssign does X = Y where conditions hold.
func (f *frame) standardAssign(op known.Op, fn *types.Func, c call, v via, conds []summary.Cond, given []bool) {
	var atoms []atom
	switch op.Y.Root {
	case known.RootStdout:
		atoms = []atom{f.madeStdout(v)}
	case known.RootExit:
		atoms = []atom{f.exitUnder(conds)}
	default:
		atoms = f.operand(op.Y, c)
		if len(atoms) == 0 && op.Or != nil && f.knowsAll() {
			atoms = f.operand(*op.Or, c)
		}
	}
	path := strings.Join(op.X.Path, ".")
	switch op.X.Root {
	case known.RootResult:
		if op.X.Index >= len(given) {
			return
		}
		given[op.X.Index] = true
		if path == "" {
			c.result(op.X.Index, atoms)
			return
		}
		if c.into == nil {
			return
		}
		place := f.standardResult(op.X.Index, fn, c)
		if p, ok := place.extend(path); ok {
			f.init(p, atoms)
		}
	case known.RootArg:
		f.put(f.unbox(c.arg(op.X.Index)), path, atoms, len(conds) == 0 && v.replaces(op.X.Index == 0 && fn.Signature().Recv() != nil))
	case known.RootGlobal:
		f.put([]atom{f.pkg.place(summary.Ref{Root: summary.Global, Name: "$" + op.X.Global})}, path, atoms, v.replaces(false))
	}
}

// standardResult returns the object of which a row says what it holds that is result i.
func (f *frame) standardResult(i int, fn *types.Func, c call) atom {
	o := f.object(f.key(fn, opaqueID/2-i))
	o.wraps, o.typ = true, madeType(fn.Signature().Results().At(i).Type())
	place := atom{kind: isPlace, node: o}
	c.result(i, []atom{place})
	return place
}

// knowsAll reports whether what nothing is found in may be taken to hold nothing: every
// function has been evaluated, and what initializes the package is among the last. If not,
// the current instruction is evaluated again then.
func (f *frame) knowsAll() bool {
	f.lookAt(&f.pkg.whole)
	return f.pkg.whole.at > 0
}

// put stores atoms at path below each of places, in place of what is there if must.
func (f *frame) put(places []atom, path string, atoms []atom, must bool) {
	var dst cell
	below(places, path, func(a atom) { dst.add(a) })
	for _, a := range dst.atoms {
		if o, ok := a.node.(*object); !ok || o.home != f.fn {
			f.escape(atoms, f.pkg.lends(a))
		}
	}
	f.store(dst.atoms, atoms, f.cur, must, false)
	f.recordStores(dst.atoms, f.cur)
}

// standardResults lets each result that no row speaks of be an object of its own.
func (f *frame) standardResults(results *types.Tuple, given []bool, c call) {
	for i := range results.Len() {
		t := results.At(i).Type()
		if given[i] || !f.pkg.carries(t) {
			continue
		}
		o := f.object(f.key(nil, opaqueID-i))
		o.opaque, o.wraps, o.typ = true, true, madeType(t)
		c.result(i, []atom{{kind: isPlace, node: o}})
	}
}

// madeStdout returns the writer that a call makes of file descriptor 1.
func (f *frame) madeStdout(v via) atom {
	key := madeKey{by: f.cur, id: opaqueID * 2}
	w, ok := f.made[key].(*writer)
	if !ok {
		w = &writer{writerKey: writerKey{class: f.pkg.class(f.fn, summary.Process), what: v.what}, home: f.fn, block: f.block(), pos: v.pos}
		f.made[key] = w
		f.pkg.noteOutput()
	}
	return atom{kind: isWriter, node: w}
}

// operand returns what an operand of a row holds in this call.
func (f *frame) operand(o known.Operand, c call) []atom {
	var r summary.Ref
	r.Path = strings.Join(o.Path, ".")
	switch o.Root {
	case known.RootArg:
		r.Root, r.Index = summary.Param, o.Index
	case known.RootGlobal:
		r.Root, r.Name = summary.Global, "$"+o.Global
	default:
		return nil
	}
	return substitution{f: f, c: c}.contents(r)
}
