package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
)

// maxNesting bounds the steps, several for each call, in which functions call
// functions that they were given.
const maxNesting = 64

// A call is what is known of one call besides the function called.
type call struct {
	args [][]atom // a method's receiver first; shorter than the parameters if not all are known
	deciding
	into func(i int, atoms []atom)
	inst *ssa.Function // of the generic function that is called by name, if it is one

	replaced []summary.Ref // where the callee puts something in whose place something else is put at once
}

// deciding is what a call hands over by which its callee decides.
type deciding struct {
	vals []ssa.Value // the arguments, if they stand in this function
	said []operand   // what they are, if they stand elsewhere
	held []operand   // what the callee has captured

	closure *ssa.MakeClosure // that has made the callee, nil if none has in this package
	here    bool             // that was in this activation of the caller

	never []summary.Cond // conditions of the callee that do not hold
	back  []string       // the variables into which the callee puts back what was there
}

func (c call) arg(i int) []atom {
	if 0 <= i && i < len(c.args) { // a broken fact may hold any
		return c.args[i]
	}
	return nil
}

// result hands over what result i holds.
func (c call) result(i int, atoms []atom) {
	if c.into != nil && len(atoms) > 0 {
		c.into(i, atoms)
	}
}

// withReceiver returns c as the call of a method of recv.
func (c call) withReceiver(recv []atom) call {
	args := make([][]atom, max(1, len(c.args)))
	copy(args, c.args)
	args[0] = recv
	c.args = args
	return c
}

// perform applies an operation to each of atoms, by way of v. For Call and
// Invoke, c has the arguments. It reports whether every atom was understood, so
// that what was handed over went nowhere else.
func (f *frame) perform(op summary.Op, method string, atoms []atom, c call, v via, depth int) bool {
	if depth > maxNesting || f.exhausted() {
		return true
	}
	f.work += len(atoms)
	if op == summary.Hand {
		v = v.handed()
	}
	v.alone, v.self = v.alone && len(atoms) == 1, v.self && (op == summary.Invoke || len(atoms) == 1)
	all := len(atoms) > 0
	for _, a := range atoms {
		v, ok := f.first(op, method, a, v)
		if !ok {
			continue
		}
		switch n := a.node.(type) {
		case *writer:
			if op == summary.Write || op == summary.Hand || op == summary.Invoke && writesFile(method) {
				as := isWritten
				if op == summary.Hand {
					as = isLent
				}
				f.arm(n, as, v)
			}
		case *ref:
			f.onRef(op, method, a, n, c, v)
			all = all && f.tells(op, n)
		case *function:
			outer := f.among
			if outer == nil && len(atoms) > 1 {
				f.among = n
			}
			v, ok := f.wherever(a, n.made, v)
			switch {
			case ok && (op == summary.Call || op == summary.Hand):
				f.run(a, n, c, v, depth)
			case ok && op == summary.Start:
				f.starts(n, v)
			}
			f.among = outer
		case *boxed:
			if v, ok := f.wherever(a, n.made, v); ok {
				f.onBox(op, method, a, n, c, v, depth)
			}
		case *object:
			if n.opaque {
				all = false
			}
			f.onObject(op, method, a, n, c, v, depth)
		}
	}
	return all
}

// A performed is an operation of the current instruction. What holds itself, or
// is held in many ways, is looked at once for each place that operates on it. Of
// places in this package that do the same by way of one function the first counts: to
// look again for each would take a large function beyond its bound.
type performed struct {
	op     summary.Op
	method string
	atom   atom
	what   string
	site   siteKey
	among  *function // of the instruction, if it calls several
	chosen bool
}

// first returns v under the conditions under which the current instruction does this as
// far as is known by now, and whether that is more than was known before.
func (f *frame) first(op summary.Op, method string, a atom, v via) (via, bool) {
	if a.kind == isWriter {
		return v, true
	}
	key := performed{op, method, a, v.what, v.site, f.among, v.chosen}
	old, again := f.done[key]
	conds := v.conds
	if again {
		if conds = conditions.Either(old, v.conds); len(conds) == len(old) {
			return v, false
		}
	}
	f.done[key] = conds
	v.conds = conds
	return v, true
}

// writesFile reports whether the method of *os.File of that name writes.
func writesFile(method string) bool {
	switch method {
	case "Write", "WriteString", "WriteAt", "ReadFrom":
		return true
	}
	return false
}

func (f *frame) onRef(op summary.Op, method string, a atom, r *ref, c call, v via) {
	if !f.owns(r) || r.root == summary.Global && !hidden(r.name) {
		return // what a package variable holds was looked up already, as far as it is known
	}
	target := summary.Ref{Root: r.root, Index: r.index, Name: r.name, Path: a.path}
	if f.asked != nil {
		if op == summary.Write || op == summary.Hand || op == summary.Invoke && writesFile(method) {
			f.answer(Destination{Place: target})
		}
		return
	}
	u := summary.Use{
		Op: op, Target: target, Method: method,
		What: v.what, Site: v.site, If: v.conds, Later: v.later, Chosen: v.chosen,
		Sure: v.replaces(op == summary.Invoke) && !v.later && f.always(f.cur),
		Each: v.each && target.Root == summary.Param && target.Path == paths.Element,
	}.In(v.pos)
	if r.root == summary.Made && (op == summary.Write || op == summary.Hand || op == summary.Invoke && writesFile(method)) {
		f.spend(a, v)
	}
	used := f.addUse(u, v.trail)
	f.addArgs(used, c)
	f.noteLeft(used, c)
}

// tells reports whether a use of the place r says all that there is to say of
// the operation: what is called, and with which arguments.
func (f *frame) tells(op summary.Op, r *ref) bool {
	return (op == summary.Call || op == summary.Invoke) && f.owns(r) && r.root != summary.Global
}

// hidden reports whether name is that of a variable of the standard library
// which any package may set: what is done to it is said of it, like of a parameter.
func hidden(name string) bool { return name != "" && name[0] == '$' }

func (f *frame) onBox(op summary.Op, method string, a atom, b *boxed, c call, v via, depth int) {
	v.chosen = v.chosen || b.listed
	switch op {
	case summary.Call, summary.Default, summary.Start:
		f.perform(op, method, f.inside(a, b), c, v, depth+1)
		return
	case summary.Write, summary.Hand:
		method, c, v.fixed = "Write", call{}, true
	}
	if b.typ != nil {
		if f.pkg.methodNamed(b.typ, known.Named(method)) == nil {
			return // nor has a pointer to it, which is not what the value holds
		}
		f.dispatch(b.typ, method, f.inside(a, b), f.ofLiteral(c, a, b), v, depth)
		return
	}
	has := func(m summary.Method) bool { return m.Name == method }
	c.never = b.never
	if !slices.ContainsFunc(b.methods, has) {
		c.never = slices.Concat(c.never, neverOf(method))
		method = known.Named(method)
	}
	for _, m := range b.methods {
		if has(m) {
			f.apply(m.Sum, b, b.name+"."+method, c.withReceiver(f.inside(a, b)), nil, v, depth+1)
			return
		}
	}
	if op != summary.Invoke {
		f.perform(op, method, f.inside(a, b), c, v, depth+1)
	}
}

func (f *frame) onObject(op summary.Op, method string, a atom, o *object, c call, v via, depth int) {
	switch op {
	case summary.Invoke:
		if o.typ != nil && a.path == "" {
			f.dispatch(o.typ, method, []atom{a}, c, v, depth)
		} else if o.isWrapper() {
			f.perform(op, method, f.wrapped(a), c, v, depth+1)
		}
	case summary.Write, summary.Hand:
		if o.isWrapper() {
			f.perform(op, method, f.wrapped(a), call{}, v, depth+1)
		}
	}
}

// isWrapper reports whether o is of a type of the standard library, or a list
// of things: to write to it is to write to everything that it holds.
func (o *object) isWrapper() bool {
	return o.wraps || o.typ != nil && (fromStandard(o.typ) || hasElements(o.typ))
}

func hasElements(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Slice, *types.Map, *types.Chan:
		return true
	}
	return false
}

// wrapped returns what the object a holds, but for functions: whoever writes
// to the object calls none of them. A field that everybody can set holds nothing of what
// is in others, nor does a part that rows hold apart.
func (f *frame) wrapped(a atom) []atom {
	var out cell
	whole := a
	if !a.node.(*object).hasField(a.path) && !known.IsApart(a.path) {
		whole.path = ""
	}
	f.touchBelow(whole)
	for _, p := range f.pkg.parts[a.node] {
		if !paths.Within(p.path, whole.path) {
			continue
		}
		p.kept = a.kept
		for _, held := range f.contents(p, f.cur) {
			if held.kind != isFunction {
				out.add(held)
			}
		}
	}
	return out.atoms
}

// hasField reports whether a path begins with an exported field of o.
func (o *object) hasField(path string) bool {
	if o.typ == nil {
		return false
	}
	t := o.typ
	if ptr, ok := t.Underlying().(*types.Pointer); ok {
		t = ptr.Elem()
	}
	first, _, _ := strings.Cut(path, ".")
	return token.IsExported(first) && typeAt(t, first) != nil
}

// fromStandard reports whether t, or what it points to, is declared in the standard library.
func fromStandard(t types.Type) bool {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t = p.Elem()
	}
	named, ok := types.Unalias(t).(*types.Named)
	return ok && named.Obj().Pkg() != nil && known.Standard(named.Obj().Pkg().Path())
}

// run calls the function a, which is n.
func (f *frame) run(a atom, n *function, c call, v via, depth int) {
	fn := n.fn
	if fn == nil && n.decl != nil {
		fn = f.pkg.body(n.decl)
	}
	c.held, c.closure, c.here = f.heldBy(a, n), n.closure, f.hasMade(a, n)
	switch {
	case fn != nil:
		f.dispatches(fn, c, depth)
		f.edge(fn, c, v)
		sum := f.pkg.summaryOf(f, fn)
		f.wait(sum, fn)
		f.apply(sum, fn, n.name, c, f.bound(a, n), v.inPackage(), depth+1)
	case n.decl != nil && n.decl.Pkg() != nil && known.Described(n.decl.Pkg().Path()):
		if !v.fixed {
			v.what = n.name
		}
		f.standard(n.decl, c, v, depth+1)
	case n.decl != nil:
		sum := f.pkg.env.Summary(n.decl.Origin())
		f.apply(sum, n.decl, n.name, c, nil, v, depth+1)
		f.unknownResults(n.decl.Signature(), sum, c)
	default:
		f.apply(n.sum, n, n.name, c, f.bound(a, n), v, depth+1)
	}
}

// bound returns what the function a, which is n, captured, as far as that makes sense in f.
func (f *frame) bound(a atom, n *function) [][]atom {
	out := make([][]atom, len(n.bind))
	for i, b := range n.bind {
		f.lookAt(b.held)
		out[i] = a.keepAll(b.atoms)
	}
	return out
}
