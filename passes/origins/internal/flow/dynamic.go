package flow

import "golang.org/x/tools/go/ssa"

// dynamic evaluates the call of a function value. Of several functions in a table one is
// called, so what only some of them sort may be left as it is; those in a list may be
// called one after the other.
func (f *frame) dynamic(st *state, callee value, args []value, add func([]value), n int, table bool) {
	given := f.given
	var rest value
	for _, e := range f.orders(st, callee) {
		f.each(st, args, e)
	}
	before, called := st, false
	if table = table && len(callee) > 1; table {
		before = st.fork()
	}
	for _, e := range callee {
		if e.at == "" && e.kind == isFunc {
			in := st
			if table && called {
				in = before.fork()
			}
			f.given = given
			if add(f.apply(in, e.fn, args, f.pos)); in != st {
				f.join(st, in)
			}
			called = true
		} else {
			rest = append(rest, e)
		}
	}
	if len(rest) == len(callee) {
		f.keepCalled(st, rest, args)
	}
	results := make([]value, min(n, maxOperands))
	var passing value // what is in the order of a loop is so, too, when something is made of it
	if len(rest) > 0 {
		passing = f.marks(st, args)
	}
	for i := range results {
		results[i] = union(f.get(st, rest, resultStep(i)), passing)
	}
	add(results)
	f.handed(st, rest, args, given)
}

// isLookedUp reports whether a function is one that a map has for a key.
func isLookedUp(v ssa.Value) bool {
	if of, ok := v.(*ssa.Extract); ok {
		v = of.Tuple
	}
	_, ok := v.(*ssa.Lookup)
	return ok
}
