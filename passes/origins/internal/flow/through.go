package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
)

// A function that calls another one which it is given for each element of a list, and makes a list
// of what that returns, hands on the order that the elements have, whatever is made of them:
//
//	func Map[A, B any](in []A, f func(A) B) (out []B) {
//		for _, a := range in {
//			out = append(out, f(a))
//		}
//		return out
//	}

// madeOf returns what the elements of a list of arguments are made of by functions that the
// function is given.
func (f *frame) madeOf(list ssa.Value) (out value) {
	elements, _ := form.Variadic(list)
	for _, v := range elements {
		out = union(out, f.handedTo(v))
	}
	return out
}

// handedTo returns the elements of lists with which a function is called that returns a value, and
// of which no more is known than that it is given.
func (f *frame) handedTo(v ssa.Value) (out value) {
	v = form.Unbox(v)
	if of, ok := v.(*ssa.Extract); ok {
		v = of.Tuple
	}
	call, ok := v.(*ssa.Call)
	if !ok || call.Call.IsInvoke() || call.Call.StaticCallee() != nil || !isGiven(f.val(call.Call.Value)) {
		return nil
	}
	for _, arg := range call.Call.Args {
		load, ok := form.Unbox(arg).(*ssa.UnOp)
		if !ok {
			continue
		}
		if at := elementAt(load.X); at != nil && f.isCounted(at) {
			out = union(out, f.val(load))
		}
	}
	return out
}

// isGiven reports whether a function may be one that the caller gave.
func isGiven(v value) bool {
	return slices.ContainsFunc(v, func(e entry) bool { return e.kind == isParam })
}

// isCounted reports whether an element is another one in each iteration of a loop around it.
func (f *frame) isCounted(at *ssa.IndexAddr) bool {
	return slices.ContainsFunc(f.findLoops(), func(l *loop) bool { return l.body[at.Block()] && f.counts(at.Index, l, mayGrow) })
}
