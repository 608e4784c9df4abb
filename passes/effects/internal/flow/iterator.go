package flow

import (
	"go/types"
	"strings"

	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/known"
)

// What a function of the standard library returns may be a function that hands elements of what
// the first was given to what the second is given, such as the body of a loop, and what it is given
// may be such a function:
//
//	for _, stop := range slices.Backward(stops) {
//		stop()
//	}
//	all := slices.Collect(maps.Values(writers))
//
// The functions that a row speaks of have no body. Each is known by a summary, in which what
// the row speaks of is captured.

// iteratorID is where the numbers of functions begin that a row makes: that which is returned,
// that which is handed over, and what is kept for the first by the second.
const iteratorID = opaqueID * 3

// yielding returns a function that calls what it is given with what a row says.
func (f *frame) yielding(op known.Op, fn *types.Func, c call) atom {
	use := summary.Use{Op: summary.Call, Target: summary.Ref{Root: summary.Param}}
	bind := make([][]atom, len(op.With))
	for i, o := range op.With {
		var arg summary.Value
		if o.Root == known.RootArg {
			bind[i] = c.arg(o.Index)
			arg = capturedAt(i, strings.Join(o.Path, "."))
		}
		use.Args = append(use.Args, arg)
	}
	return f.capturing(f.key(fn, iteratorID-op.X.Index), &summary.Summary{Uses: []summary.Use{use}}, bind)
}

// pull calls an operand of a row with a function that keeps what it is given, and returns, as a
// result, one that returns that.
func (f *frame) pull(op known.Op, fn *types.Func, c call, v via, depth int) {
	const most = 2 // that an iterator may yield at once
	next, into := new(summary.Summary), make([][]atom, most)
	for i := range into {
		kept := f.object(f.key(fn, iteratorID*3-i))
		kept.wraps = true
		into[i] = []atom{{kind: isPlace, node: kept}}
		next.Results = append(next.Results, capturedAt(i, paths.Element))
	}
	keep := f.keeping([]string{paths.Element, paths.Element}, fn, into)
	f.perform(summary.Call, "", f.operand(op.Y, c), call{args: [][]atom{{keep}}}, v.handed(), depth+1)
	c.result(op.X.Index, []atom{f.capturing(f.key(fn, iteratorID-op.X.Index), next, into)})
}

// calledWith returns what a function of the standard library calls with which it was given.
func (f *frame) calledWith(op known.Op, fn *types.Func, c call, given []bool) call {
	var handed call
	for _, o := range op.With {
		handed.args = append(handed.args, f.heldNow(o, fn, c))
	}
	if len(op.Into) == 0 {
		return handed
	}
	into, at := make([][]atom, len(op.Into)), make([]string, len(op.Into))
	for i, o := range op.Into {
		at[i] = strings.Join(o.Path, ".")
		switch {
		case o.Root == known.RootArg:
			into[i] = f.unbox(c.arg(o.Index))
		case o.Root == known.RootResult && c.into != nil:
			given[o.Index] = true
			into[i] = []atom{f.standardResult(o.Index, fn, c)}
		}
	}
	handed.args = [][]atom{{f.keeping(at, fn, into)}}
	return handed
}

// heldNow is operand for one that may be what is returned.
func (f *frame) heldNow(o known.Operand, fn *types.Func, c call) []atom {
	if o.Root != known.RootResult {
		return f.operand(o, c)
	}
	if c.into == nil {
		return nil
	}
	result := f.standardResult(o.Index, fn, c)
	o.Root, o.Index = known.RootArg, 0
	return f.operand(o, call{args: [][]atom{{result}}})
}

// keeping returns a function that stores each of its arguments at a path below the places given
// for it, beside what is there.
func (f *frame) keeping(at []string, fn *types.Func, into [][]atom) atom {
	sum := new(summary.Summary)
	for i := range into {
		if len(into[i]) > 0 {
			sum.Stores = append(sum.Stores, summary.Store{
				Target: summary.Ref{Root: summary.Free, Index: i, Path: at[i]},
				Value:  summary.Value{{Kind: summary.At, Ref: summary.Ref{Root: summary.Param, Index: i}}},
			})
		}
	}
	return f.capturing(f.key(fn, iteratorID*2), sum, into)
}

// capturedAt returns what is at a path below captured variable i.
func capturedAt(i int, path string) summary.Value {
	return summary.Value{{Kind: summary.At, Ref: summary.Ref{Root: summary.Free, Index: i, Path: path}}}
}

// capturing returns the function under a key that does what a summary says, with what it has
// captured.
func (f *frame) capturing(key madeKey, sum *summary.Summary, bind [][]atom) atom {
	n, ok := f.made[key].(*function)
	if !ok {
		n = &function{id: f.pkg.next(), sum: sum, made: made{home: f.fn, under: f.also(nil)}}
		for range bind {
			n.bind = append(n.bind, newHeld())
		}
		f.made[key] = n
	}
	for i, atoms := range bind {
		f.fill(n.bind[i], atoms)
	}
	return atom{kind: isFunction, node: n}
}
