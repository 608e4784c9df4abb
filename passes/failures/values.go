package failures

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// called traces what calling a function value answers with.
func (t *tracer) called(v ssa.Value, yield func(item)) {
	switch v := v.(type) {
	case *ssa.ChangeType:
		t.called(v.X, yield)
	case *ssa.MakeClosure:
		if fn, ok := v.Fn.(*ssa.Function); ok {
			t.function(fn, v.Parent(), yield)
		}
	case *ssa.Parameter:
		if i := slices.Index(v.Parent().Params, v); i >= 0 {
			yield(item{Failure: Failure{Param: i}, handed: true, call: true})
		}
	case *ssa.UnOp:
		if at, ok := v.X.(*ssa.IndexAddr); ok {
			t.calledOf(v, at.X, yield)
			return
		}
		if p := captured(v); p != nil {
			t.called(p, func(it item) {
				it.of = p.Parent()
				yield(it.in(v.Parent()))
			})
		}
	case *ssa.Call:
		t.returned(v, yield)
	case *ssa.Function:
		t.function(v, nil, yield)
	}
}

// calledOf traces what calling an element answers with that is read from a list which is written
// out:
//
//	for _, check := range []func() error{hasName, isFree} {
func (t *tracer) calledOf(read *ssa.UnOp, list ssa.Value, yield func(item)) {
	if t.seen[read] || isRewritten(list) {
		return
	}
	t.seen[read] = true
	elements, _ := form.WrittenAs(list)
	for _, e := range elements {
		t.called(e, yield)
	}
}

// isRewritten reports whether an element of a list is replaced once it is made.
func isRewritten(list ssa.Value) bool {
	return list.Referrers() != nil && slices.ContainsFunc(*list.Referrers(), func(ref ssa.Instruction) bool {
		at, ok := ref.(*ssa.IndexAddr)
		return ok && slices.ContainsFunc(*at.Referrers(), func(use ssa.Instruction) bool {
			st, ok := use.(*ssa.Store)
			return ok && st.Addr == at
		})
	})
}

// function traces what calling fn answers with, of which in makes a closure if it is one.
func (t *tracer) function(fn, in *ssa.Function, yield func(item)) {
	if fn.Origin() != nil {
		fn = fn.Origin()
	}
	plain := func(it item) {
		switch {
		case it.handed && it.of != nil && in != nil:
			yield(it.in(in))
		case !it.handed && it.Param == 0:
			yield(it)
		}
	}
	for _, it := range t.sums[fn].items() {
		plain(it)
	}
	var fact Answers
	if obj, ok := fn.Object().(*types.Func); ok && obj.Pkg() != nil && obj.Pkg() != t.pass.Pkg && t.pass.ImportObjectFact(obj, &fact) {
		for _, f := range fact.Failures {
			plain(item{Failure: f})
		}
	}
}

// in returns the item as fn knows it: the parameter of a function around it, or its own.
func (it item) in(fn *ssa.Function) item {
	if it.of == fn {
		it.of = nil
	}
	return it
}

// captured returns the parameter of a function that is read there, or by a function
// literal in it, from the variable that holds it, nil if anything else is put there.
func captured(read *ssa.UnOp) *ssa.Parameter {
	if read.Op != token.MUL {
		return nil
	}
	var param *ssa.Parameter
	for _, place := range places(read.X) {
		if _, ok := place.Type().Underlying().(*types.Pointer); !ok || place.Referrers() == nil {
			return nil
		}
		for _, ref := range *place.Referrers() {
			st, ok := ref.(*ssa.Store)
			if !ok || st.Addr != place {
				continue
			}
			p, ok := st.Val.(*ssa.Parameter)
			if !ok || param != nil {
				return nil
			}
			param = p
		}
	}
	return param
}

// returned traces what calling the function that a call returns answers with.
func (t *tracer) returned(c *ssa.Call, yield func(item)) {
	callee := c.Call.StaticCallee()
	if callee == nil {
		return
	}
	if callee.Origin() != nil {
		callee = callee.Origin()
	}
	for _, it := range t.returnedBy(callee) {
		switch {
		case it.handed && it.of != nil:
			yield(it.in(c.Parent()))
		case it.handed && it.Param < len(c.Call.Args):
			to := yield
			if it.Chosen {
				to = chosen(yield)
			}
			t.called(c.Call.Args[it.Param], to)
		case !it.handed && it.Param == 0:
			yield(it)
		}
	}
}

// returnedBy returns what calling the function that fn returns answers with.
func (f *flow) returnedBy(fn *ssa.Function) []item {
	obj, ok := fn.Object().(*types.Func)
	if !ok || obj.Pkg() == nil || obj.Pkg() == f.pass.Pkg {
		return f.makes[fn].items()
	}
	return made(f.pass, obj)
}

// made returns what calling the function that fn, of another package, returns answers with.
func made(pass *analysis.Pass, fn *types.Func) (out []item) {
	var fact Makes
	if !pass.ImportObjectFact(fn, &fact) {
		return nil
	}
	for _, failure := range fact.Failures {
		out = append(out, item{Failure: failure})
	}
	for _, h := range fact.Handed {
		if h.Param >= 0 {
			out = append(out, item{Failure: Failure{Param: h.Param, Chosen: h.Chosen}, handed: true, call: true})
		}
	}
	return out
}

// makers looks at what fn returns if that is one function, and reports whether there was
// anything new.
func (f *flow) makers(fn *ssa.Function) (changed bool) {
	at := -1
	for i := range fn.Signature.Results().Len() {
		if typeinfo.IsFunc(fn.Signature.Results().At(i).Type()) {
			if at >= 0 {
				return false // which of them somebody calls is not followed
			}
			at = i
		}
	}
	if at < 0 {
		return false
	}
	set := f.makes[fn]
	if set == nil {
		set = newSet()
		f.makes[fn] = set
	}
	set.changed = false
	for _, b := range fn.Blocks {
		if r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && at < len(r.Results) {
			f.tracer().called(r.Results[at], set.add)
		}
	}
	return set.changed
}
