package flow

import (
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// What a function does with the functions that it is given is told by paths in
// its parameters: what they are called with, and what they put where their
// arguments point to.

// A callback is a call of a function that is held at a path.
type callback struct {
	path string
	args []value
}

// cutCalls takes what functions are called with out of a value.
func cutCalls(v value) (rest value, calls []callback) {
	for i, e := range v {
		path, arg, in, ok := cutArgument(e.at)
		if !ok {
			if calls != nil {
				rest = append(rest, e)
			}
			continue
		}
		if calls == nil {
			rest = slices.Clone(v[:i])
		}
		k := slices.IndexFunc(calls, func(c callback) bool { return c.path == path })
		if k < 0 {
			k = len(calls)
			calls = append(calls, callback{path: path})
		}
		for len(calls[k].args) <= arg {
			calls[k].args = append(calls[k].args, nil)
		}
		e.at = in
		calls[k].args[arg] = calls[k].args[arg].add(e)
	}
	if calls == nil {
		return v, nil
	}
	return rest, calls
}

// callBack evaluates calls of the functions that are at paths in a value.
func (f *frame) callBack(st *state, in value, calls []callback) {
	pos, given := f.pos, f.given
	for _, c := range calls {
		f.given = nil
		f.dynamic(st, f.get(st, in, c.path), c.args, func([]value) {}, 0, false)
		f.pos, f.given = pos, given
	}
}

// handed evaluates what the call of a function does of which the caller has the
// body: it puts something into what the arguments point to, and gets them.
func (f *frame) handed(st *state, callee value, args []value, given []ssa.Value) {
	var from value
	for _, e := range callee {
		if e.kind == isParam && !e.order || e.at != "" {
			from = append(from, e)
		}
	}
	if len(from) == 0 {
		return
	}
	for i := range min(len(args), maxOperands) {
		leads := i < len(given) && leads(given[i].Type())
		stored, calls := cutCalls(f.get(st, from, storeStep(i)))
		for _, a := range args[i] {
			if o, path, ok := f.target(a); ok && o.glob == nil && len(stored) > 0 && (leads || a.kind == isPlace) {
				f.set(st, o, union(f.content(st, o), stored.at(path)))
			}
		}
		f.callBack(st, args[i], calls)
		f.inOrder(st, args[i], stored)
		orders := f.ordersOf(st, args[i], f.curBlock(), func(*loop) bool { return true })
		for _, e := range from {
			if e.kind != isParam || e.at != "" || e.whole {
				continue
			}
			o := f.paramObject(int(e.param))
			f.set(st, o, union(f.content(st, o), orders.at(e.path)))
			if p, ok := join(e.path, argumentStep(i)); ok {
				f.set(st, o, union(f.content(st, o), f.closed(st, args[i]).at(p)))
			}
		}
	}
}

// inOrder evaluates that functions are called in the orders that a value has:
// what a function does to one that it is given.
func (f *frame) inOrder(st *state, functions, v value) {
	for _, e := range v {
		if e.at == "" && (e.kind == isSource && e.source.Origin.Orders() || e.kind == isParam && e.order) {
			f.each(st, []value{functions}, e)
		}
	}
}

// leads reports whether values of a type lead to what others see, too.
func leads(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Pointer, *types.Map, *types.Slice:
		return true
	}
	return false
}

// stored returns what a function puts into what its parameter i points to, called with
// the arguments that are given and whatever else.
func (f *frame) stored(st *state, c *closure, given []value, i int) value {
	var sum *summary
	if c.obj == nil {
		if f.p.depth > maxCalls || f.p.results > maxResults {
			return nil
		}
		f.p.depth++
		sum = f.p.summary(c.fn)
		f.p.depth--
	} else if imported := f.p.factOf(c.obj); imported != nil {
		sum = f.p.imported(imported, c.obj, f.mentioned(c))
	}
	if sum == nil {
		return nil
	}
	args := make([]value, c.params(), c.params()+len(c.binds))
	copy(args, given)
	s := substitution{f, st, append(args, c.binds...), nil, f.pos, "", make(map[*closure]*closure)}
	f.p.results++
	defer func() { f.p.results-- }()
	var out value
	for _, e := range sum.out[i] {
		if !e.untouched(i) {
			out.putAll(s.entry(e))
		}
	}
	return out
}

// collected returns the list of what iterators among the functions that a value holds call
// the function with that they are given.
func (f *frame) collected(st *state, v value) value {
	var out value
	order, calls := cutCalls(f.get(st, v, storeStep(0)))
	for _, e := range order {
		if e.at == "" && e.kind == isSource && e.source.Origin.Orders() {
			out.put(e)
		}
	}
	for _, c := range calls {
		if c.path == "" && len(c.args) > 0 {
			out.putAll(withoutMarks(c.args[0]).at("[]"))
		}
	}
	return out
}

// params returns how many parameters the function has, with its receiver.
func (c *closure) params() int {
	if c.fn != nil {
		return len(c.fn.Params)
	}
	sig := c.obj.Signature()
	if sig.Recv() != nil {
		return sig.Params().Len() + 1
	}
	return sig.Params().Len()
}
