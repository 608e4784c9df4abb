package payload

import (
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// A tracer follows a value back to where its type is known, or a text back to
// what was encoded.
type tracer struct {
	*encodings
	fn    *ssa.Function // whose parameters are sources
	text  bool
	at    ssa.CallInstruction // that is given what is traced
	arg   int
	depth int  // of functions whose results are traced
	total *int // of the values that were looked at, with those of such functions
	seen  map[seenKey]bool
	out   []source

	tested []tested // what is known of values where what is traced is the value
}

type seenKey struct {
	value  ssa.Value
	tested string
}

// maxTraced bounds the values that one tracer looks at, maxCalled the functions
// in functions whose results it traces, maxTotal the values in all of them.
const (
	maxTraced = 200
	maxCalled = 3
	maxTotal  = 20 * maxTraced
)

// valuesOf returns what argument arg of a call may be.
func (e *encodings) valuesOf(c ssa.CallInstruction, arg int, v ssa.Value) []source {
	t := &tracer{encodings: e, fn: c.Parent(), at: c, arg: arg, total: new(int), tested: e.testedAt(c.Block())}
	t.trace(v)
	return t.out
}

// textsOf returns what was encoded into the text that is argument arg of a call.
func (e *encodings) textsOf(c ssa.CallInstruction, arg int, v ssa.Value) []source {
	t := &tracer{encodings: e, fn: c.Parent(), text: true, at: c, arg: arg, total: new(int)}
	t.trace(v)
	return t.out
}

func (t *tracer) trace(v ssa.Value) {
	key := seenKey{v, t.testedKey()}
	if t.seen[key] || len(t.seen) > maxTraced || *t.total > maxTotal {
		return
	}
	*t.total++
	if t.seen == nil {
		t.seen = make(map[seenKey]bool)
	}
	t.seen[key] = true
	if !t.text && !isDynamic(v.Type()) && !isParameterOfInstance(v) {
		t.end(v)
		return
	}
	switch v := v.(type) {
	case *ssa.Parameter:
		t.parameter(v)
	case *ssa.MakeInterface:
		if p, ok := v.X.Type().Underlying().(*types.Pointer); ok && !t.text && types.IsInterface(p.Elem()) {
			t.all(t.stored(v.X)) // &v, where v is any
			return
		}
		t.trace(v.X)
	case *ssa.ChangeInterface:
		t.trace(v.X)
	case *ssa.ChangeType:
		t.trace(v.X)
	case *ssa.MultiConvert:
		t.trace(v.X)
	case *ssa.Convert:
		t.trace(v.X)
	case *ssa.Slice:
		t.trace(v.X)
	case *ssa.Phi:
		for i, edge := range v.Edges {
			t.edge(v, i, edge)
		}
	case *ssa.FreeVar:
		for _, made := range t.made[v.Parent()] {
			t.trace(made.Bindings[slices.Index(v.Parent().FreeVars, v)])
		}
	case *ssa.UnOp:
		if v.Op == token.MUL {
			if stored := t.stored(v.X); len(stored) > 0 {
				t.all(stored)
				return
			}
		}
		t.end(v)
	case *ssa.TypeAssert:
		t.behind(v.X, typeTest{typ: v.AssertedType})
	case *ssa.Extract:
		switch tuple := v.Tuple.(type) {
		case *ssa.TypeAssert:
			t.behind(tuple.X, typeTest{typ: tuple.AssertedType})
		case *ssa.Call:
			t.called(v, tuple, v.Index)
		default:
			t.end(v)
		}
	case *ssa.Call:
		t.called(v, v, 0)
	case *ssa.BinOp:
		if t.text && v.Op == token.ADD {
			if isBlank(v.Y) {
				t.trace(v.X)
			} else if isBlank(v.X) {
				t.trace(v.Y)
			}
		}
	case *ssa.Alloc:
		if t.text {
			t.buffer(v)
		}
	case *ssa.Const:
		if v.Value != nil {
			t.end(v)
		}
	default:
		t.end(v)
	}
}

func (t *tracer) all(values []ssa.Value) {
	for _, v := range values {
		t.trace(v)
	}
}

// end ends at a value, of which the type is all there is to know. A text of
// which that is so is no JSON as far as anybody knows.
func (t *tracer) end(v ssa.Value) {
	if t.text {
		return
	}
	s := source{param: -1, typ: v.Type(), value: v, at: t.at, arg: t.arg, given: givenTo(t.at.Parent(), v)}
	if v.Parent() == t.at.Parent() {
		s.parts = partsOf(v)
	}
	if s, ok := t.passes(s, t.guardOf(v)); ok {
		t.add(s)
	}
}

func (t *tracer) add(s source) {
	if !slices.Contains(t.out, s) {
		t.out = append(t.out, s)
	}
}

func (t *tracer) parameter(v *ssa.Parameter) {
	switch {
	case v.Parent() != t.fn:
		t.end(v) // of the function around it
	case !t.text || isText(v.Type()) || isDynamic(v.Type()):
		t.add(source{param: slices.Index(t.fn.Params, v), text: t.text, guard: t.guardOf(v), arg: -1})
	}
}

// called traces result i of a call, the value v.
func (t *tracer) called(v ssa.Value, c *ssa.Call, i int) {
	args := argumentsOf(c)
	if t.text {
		t.calledText(c, args, i)
		return
	}
	before := len(t.out)
	if t.depth < maxCalled {
		for _, callee := range t.effects.Callees(c) {
			if callee.Func == nil {
				continue
			}
			in := &tracer{encodings: t.encodings, fn: callee.Func, at: t.at, arg: t.arg, depth: t.depth + 1, total: t.total}
			for _, b := range callee.Func.Blocks {
				if r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok && i < len(r.Results) {
					in.tested = t.testedAt(b)
					in.trace(r.Results[i])
				}
			}
			for _, s := range in.out {
				if s.param >= 0 && s.param < len(args) {
					t.behind(args[s.param], s.guard.all()...)
				} else if s.param < 0 && !isOpen(s.typ) {
					t.add(s)
				}
			}
		}
	}
	if len(t.out) == before {
		t.end(v)
	}
}

// stored returns what is put into the variable or field at an address, as far
// as it is one of this function or of those around it and in it.
func (e *encodings) stored(address ssa.Value) []ssa.Value {
	switch a := address.(type) {
	case *ssa.FreeVar:
		var out []ssa.Value
		for _, made := range e.made[a.Parent()] {
			out = append(out, e.stored(made.Bindings[slices.Index(a.Parent().FreeVars, a)])...)
		}
		return out
	case *ssa.Alloc:
		return e.storedIn(a)
	case *ssa.FieldAddr:
		of, ok := a.X.(*ssa.Alloc)
		if !ok || of.Referrers() == nil {
			return nil
		}
		var out []ssa.Value
		for _, i := range *of.Referrers() {
			if f, ok := i.(*ssa.FieldAddr); ok && f.Field == a.Field {
				out = append(out, e.storedIn(f)...)
			}
		}
		return out
	}
	return nil
}

func (e *encodings) storedIn(address ssa.Value) []ssa.Value {
	if address.Referrers() == nil {
		return nil
	}
	var out []ssa.Value
	for _, i := range *address.Referrers() {
		switch i := i.(type) {
		case *ssa.Store:
			if i.Addr == address {
				out = append(out, i.Val)
			}
		case *ssa.MakeClosure:
			fn, ok := i.Fn.(*ssa.Function)
			if n := slices.Index(i.Bindings, address); ok && n >= 0 {
				out = append(out, e.storedIn(fn.FreeVars[n])...)
			}
		}
	}
	return out
}

// isDynamic reports whether a value of the type may be of many types.
func isDynamic(t types.Type) bool {
	if _, ok := types.Unalias(t).(*types.TypeParam); ok {
		return true
	}
	return types.IsInterface(t)
}

func isParameterOfInstance(v ssa.Value) bool {
	p, ok := v.(*ssa.Parameter)
	return ok && isInstance(p.Parent())
}

// isBlank reports whether v is a constant text of nothing but white space.
func isBlank(v ssa.Value) bool {
	c, ok := v.(*ssa.Const)
	return ok && c.Value != nil && c.Value.Kind() == constant.String && strings.TrimSpace(constant.StringVal(c.Value)) == ""
}
