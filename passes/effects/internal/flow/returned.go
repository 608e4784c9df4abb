package flow

import (
	"go/types"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
)

// What a function or method that the caller hands in returns is a place below it.

// symbols hands over the places that stand for the results of calling what a
// caller hands in.
func (f *frame) symbols(method string, atoms []atom, sig *types.Signature, c call) {
	if c.into == nil {
		return
	}
	for i := range sig.Results().Len() {
		if !f.pkg.carries(sig.Results().At(i).Type()) {
			continue
		}
		var out cell
		for _, a := range atoms {
			if r, ok := a.node.(*ref); ok && f.owns(r) && r.root != summary.Global {
				step := paths.Call(method, i)
				if _, last := paths.CutLast(a.path); last == step {
					out.add(a) // m = m.Update(x) in a loop
				} else if p, ok := a.extend(step); ok {
					out.add(p)
				}
			}
		}
		c.result(i, out.atoms)
	}
}

// follow returns what is held at a path that begins with a call of a.
func (f *frame) follow(a atom, path string) []atom {
	if f.depth >= maxLevels || f.exhausted() {
		return nil
	}
	f.depth++
	f.work++
	defer func() { f.depth-- }()
	var out cell
	if method, i, rest, ok := paths.CutCall(path); ok {
		for _, r := range f.returned(a, method, i) {
			if rest == "" {
				out.add(r)
			} else {
				out.addAll(f.follow(r, rest))
			}
		}
		return out.atoms
	}
	for _, u := range f.unboxed(a) {
		if p, ok := u.extend(path); ok && u.kind == isPlace {
			f.addContents(&out, p, f.cur)
		}
	}
	return out.atoms
}

// returned returns what result i holds when a is called, or the method of it.
func (f *frame) returned(a atom, method string, i int) []atom {
	switch n := a.node.(type) {
	case *ref:
		if p, ok := a.extend(paths.Call(method, i)); ok && a.kind == isPlace {
			return f.contents(p, f.cur)
		}
	case *function:
		if method == "" {
			sum, of := f.sumOf(n)
			return f.resultOf(sum, of, i, call{}, f.bound(a, n))
		}
	case *boxed:
		if n.typ != nil {
			return f.returnedBy(n.typ, method, i, f.inside(a, n))
		}
		for _, m := range n.methods {
			if m.Name == method {
				c := call{args: [][]atom{f.inside(a, n)}, deciding: deciding{never: n.never}}
				return f.resultOf(m.Sum, n, i, c, nil)
			}
		}
	case *object:
		if method == "" || n.variable { // a variable of what is called, or of what has the method
			var out cell
			for _, b := range f.contents(a, f.cur) {
				out.addAll(f.follow(b, paths.Call(method, i)))
			}
			return out.atoms
		}
		if n.typ != nil && a.path == "" {
			return f.returnedBy(n.typ, method, i, []atom{a})
		}
	}
	return nil
}

// returnedBy is what the method of a value of type t returns.
func (f *frame) returnedBy(t types.Type, method string, i int, recv []atom) []atom {
	sel := f.pkg.method(t, method)
	if sel == nil {
		return nil
	}
	m := sel.Obj().(*types.Func)
	for _, step := range sel.Index()[:len(sel.Index())-1] {
		if recv, t = f.embedded(recv, t, step); t == nil {
			return nil
		}
	}
	if types.IsInterface(m.Signature().Recv().Type()) {
		var out cell
		for _, a := range recv {
			out.addAll(f.follow(a, paths.Call(method, i)))
		}
		return out.atoms
	}
	sum, of := f.sumOf(&function{decl: m})
	return f.resultOf(sum, of, i, call{args: [][]atom{recv}}, nil)
}

// resultOf is what result i of a summary is in f.
func (f *frame) resultOf(sum *summary.Summary, of any, i int, c call, bind [][]atom) []atom {
	if sum == nil || i < 0 || i >= len(sum.Results) {
		return nil
	}
	return substitution{f: f, of: of, made: sum.Made, c: c, bind: bind}.value(sum.Results[i])
}

// sumOf returns what is known of the function n, and what it is known under.
func (f *frame) sumOf(n *function) (*summary.Summary, any) {
	fn := n.fn
	if fn == nil && n.decl != nil {
		fn = f.pkg.body(n.decl)
	}
	switch {
	case fn != nil:
		return f.pkg.summaryOf(f, fn), fn
	case n.decl == nil:
		return n.sum, n
	case n.decl.Pkg() == nil || known.Described(n.decl.Pkg().Path()):
		return nil, nil
	}
	return f.pkg.env.Summary(n.decl.Origin()), n.decl
}
