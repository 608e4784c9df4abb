package failures

import (
	"go/constant"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// call traces the errors that a call returns.
func (t *tracer) call(c *ssa.Call, yield func(item)) {
	args := c.Call.Args
	if c.Call.IsInvoke() {
		return
	}
	callee := c.Call.StaticCallee()
	if callee == nil {
		switch v := c.Call.Value.(type) {
		case *ssa.Parameter, *ssa.UnOp:
			t.called(v, yield)
		}
		return
	}
	if callee.Origin() != nil {
		callee = callee.Origin()
	}
	if obj, ok := callee.Object().(*types.Func); ok && obj.Pkg() != nil && obj.Pkg() != t.pass.Pkg {
		switch {
		case isErrorf(obj):
			t.make(c, c, yield)
		case isPrompt(obj):
			t.prompted(c, yield)
		case obj.Name() == "WithData" && isFailureMethod(obj) && len(args) > 0:
			t.trace(args[0], held(yield, ""))
		case isFunc(c, "fmt", "Errorf") && len(args) == 2:
			if format, ok := args[0].(*ssa.Const); ok && wraps(format) {
				t.list(args[1], yield)
			}
		case isFunc(c, "errors", "Join") && len(args) == 1:
			t.list(args[0], yield)
		case (isFunc(c, "errors", "AsType") || isFunc(c, "errors", "Unwrap")) && len(args) == 1:
			if asked(c) {
				yield = chosen(yield)
			}
			t.untested(args[0], yield)
		default:
			t.foreign(c, obj, yield)
		}
		return
	}
	for _, it := range t.sums[callee].items() {
		t.instantiate(c, it, yield)
	}
}

// foreign traces what a function of another package answers with.
func (t *tracer) foreign(c *ssa.Call, obj *types.Func, yield func(item)) {
	var fact Answers
	if !t.pass.ImportObjectFact(obj, &fact) {
		return
	}
	for _, f := range fact.Failures {
		if f.Param >= 0 {
			t.instantiate(c, item{Failure: f}, yield)
		}
	}
	for _, h := range fact.Handed {
		if h.Param < 0 {
			continue
		}
		t.instantiate(c, item{Failure: Failure{Param: h.Param, Chosen: h.Chosen}, handed: true, call: h.Call}, yield)
	}
}

// instantiate yields what an item of a function is at a call of it.
func (t *tracer) instantiate(c *ssa.Call, it item, yield func(item)) {
	args := c.Call.Args
	if it.Chosen {
		yield = chosen(yield)
	}
	switch {
	case it.handed && it.of != nil:
		yield(it.in(c.Parent()))
	case it.handed && it.Param >= len(args):
	case it.handed && it.call:
		t.called(args[it.Param], yield)
	case it.handed:
		t.trace(args[it.Param], without(args[it.Param], c.Block(), yield))
	case it.Param > len(args):
	case it.Param > 0:
		for _, e := range t.exits(args[it.Param-1]) {
			made := it
			made.Exit, made.Param, made.Chosen = e.code, e.param, it.Chosen || e.chosen
			made.pos, made.end = t.span(c)
			made.here = true // where it is told which one it is
			if made.pos.IsValid() && !t.ignored(made.pos) {
				yield(made)
			}
		}
	default:
		if !it.here {
			it.pos, it.end = t.span(c)
			if t.ignored(it.pos) {
				return
			}
		}
		yield(it)
	}
}

func wraps(format *ssa.Const) bool {
	if format.Value == nil || format.Value.Kind() != constant.String {
		return false
	}
	text := constant.StringVal(format.Value)
	for i := 0; i+1 < len(text); i++ {
		if text[i] == '%' {
			if text[i+1] == 'w' {
				return true
			}
			i++
		}
	}
	return false
}

func isFailureMethod(obj *types.Func) bool {
	recv := obj.Signature().Recv()
	if recv == nil {
		return false
	}
	ptr, ok := types.Unalias(recv.Type()).(*types.Pointer)
	return ok && isFailure(ptr.Elem())
}

// isFunc reports whether a call plainly is one of a function of the standard
// library.
func isFunc(c *ssa.Call, path, name string) bool {
	callee := c.Call.StaticCallee()
	if callee == nil {
		return false
	}
	obj, ok := callee.Object().(*types.Func)
	return ok && obj.Name() == name && obj.Pkg() != nil && obj.Pkg().Path() == path
}
