package payload

import (
	"fmt"
	"go/constant"
	"go/token"
	"go/types"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A tested is a value that has passed a test where control got to some place.
type tested struct {
	value ssa.Value
	test  typeTest
	other *ssa.BasicBlock // where control goes with another answer
}

// testedAt returns what is known of values wherever a block is executed.
func (e *encodings) testedAt(b *ssa.BasicBlock) []tested {
	if b == nil {
		return nil
	}
	if all, ok := e.tests[b]; ok {
		return all
	}
	all := e.testedAt(b.Idom())
	if len(b.Preds) == 1 {
		all = slices.Concat(all, e.testedOn(b.Preds[0], b))
	}
	if e.tests == nil {
		e.tests = make(map[*ssa.BasicBlock][]tested)
	}
	e.tests[b] = all
	return all
}

// testedOn returns what is known of values where control goes from a block to
// another one, by what is asked at the end of the first.
func (e *encodings) testedOn(from, to *ssa.BasicBlock) []tested {
	branch, ok := from.Instrs[len(from.Instrs)-1].(*ssa.If)
	if !ok || from.Succs[0] == from.Succs[1] {
		return nil
	}
	other := from.Succs[0]
	if other == to {
		other = from.Succs[1]
	}
	cond, holds := form.Plain(branch.Cond, from.Succs[0] == to)
	all := e.asks(cond, holds)
	if all == nil {
		for _, v := range e.askedOf(cond, 0) {
			all = append(all, tested{value: v})
		}
	}
	all = slices.DeleteFunc(all, func(t tested) bool { return typeinfo.IsError(t.value.Type()) })
	for i := range all {
		all[i].other = other
	}
	return all
}

// asks returns what a condition asks that can be answered for a type.
func (e *encodings) asks(cond ssa.Value, holds bool) []tested {
	switch cond := cond.(type) {
	case *ssa.Extract:
		if assert, ok := cond.Tuple.(*ssa.TypeAssert); ok && cond.Index == 1 {
			return []tested{{value: e.origin(assert.X), test: typeTest{typ: assert.AssertedType, not: !holds}}}
		}
	case *ssa.BinOp:
		if cond.Op != token.EQL && cond.Op != token.NEQ {
			break
		}
		for _, sides := range [][2]ssa.Value{{cond.X, cond.Y}, {cond.Y, cond.X}} {
			c, ok := sides[0].(*ssa.Const)
			if !ok {
				continue
			}
			not := holds != (cond.Op == token.EQL)
			if c.Value == nil && types.IsInterface(c.Type()) {
				return []tested{{value: e.origin(sides[1]), test: typeTest{isNil: true, not: not}}}
			}
			call, ok := sides[1].(*ssa.Call)
			if !ok || c.Value == nil || known.AspectOf(declOf(call)) != known.AspectKind {
				continue
			}
			of, target := e.reflected(argumentsOf(call)[0], make(map[ssa.Value]bool))
			kind, exact := constant.Uint64Val(constant.ToInt(c.Value))
			if of != nil && exact && kind != uint64(reflect.Invalid) {
				return []tested{{value: of, test: typeTest{kind: reflect.Kind(kind), target: target, not: not}}}
			}
		}
	}
	return nil
}

// reflected returns the value that v is for package reflect, or whose type it is,
// and whether v is what that points to if it is a pointer.
func (e *encodings) reflected(v ssa.Value, seen map[ssa.Value]bool) (of ssa.Value, target bool) {
	if seen[v] || len(seen) > maxTests {
		return nil, false
	}
	seen[v] = true
	switch v := e.origin(v).(type) {
	case *ssa.Call:
		switch known.AspectOf(declOf(v)) {
		case known.AspectWhole:
			return e.origin(v.Call.Args[0]), false
		case known.AspectTarget:
			of, _ = e.reflected(v.Call.Args[0], seen)
			return of, true
		}
	case *ssa.Phi: // for v.Kind() == reflect.Pointer { v = v.Elem() }
		for _, edge := range v.Edges {
			from, through := e.reflected(edge, seen)
			if from != nil && of != nil && from != of {
				return nil, false
			}
			if from != nil {
				of = from
			} else if !seen[edge] {
				return nil, false
			}
			target = target || through
		}
		return of, true
	}
	return nil, false
}

// maxAsked bounds how far back in a condition values are looked for.
const maxAsked = 4

// askedOf returns the values that a condition may say something of by what is called
// with them, other than what they hold.
func (e *encodings) askedOf(cond ssa.Value, depth int) (all []ssa.Value) {
	if depth > maxAsked {
		return nil
	}
	var from []ssa.Value
	switch v := cond.(type) {
	case *ssa.Call:
		if known.AspectOf(declOf(v)) == known.AspectState {
			return nil
		}
		from = argumentsOf(v)
		for _, arg := range from {
			if arg = e.origin(arg); isDynamic(arg.Type()) {
				all = append(all, arg)
			}
		}
	case *ssa.BinOp:
		from = []ssa.Value{v.X, v.Y}
	case *ssa.UnOp:
		from = []ssa.Value{v.X}
	case *ssa.Extract:
		from = []ssa.Value{v.Tuple}
	case *ssa.Phi:
		from = v.Edges
	case *ssa.TypeAssert:
		return []ssa.Value{e.origin(v.X)}
	}
	for _, v := range from {
		all = append(all, e.askedOf(v, depth+1)...)
	}
	return all
}

// origin returns what a value of an interface type is a copy of, as far as there is
// one such value.
func (e *encodings) origin(v ssa.Value) ssa.Value {
	for range maxTests {
		switch x := v.(type) {
		case *ssa.ChangeInterface:
			v = x.X
		case *ssa.ChangeType: // any(v) of a v of a type parameter
			v = x.X
		case *ssa.MakeInterface:
			return x.X
		case *ssa.UnOp:
			if x.Op != token.MUL {
				return v
			}
			stored := e.stored(x.X)
			if len(stored) != 1 {
				return v
			}
			v = stored[0]
		default:
			return v
		}
	}
	return v
}

// leadsOn reports whether something is encoded or returned from a block on: then a
// test that leads there may be what tells lists from envelopes.
func (e *encodings) leadsOn(b *ssa.BasicBlock) bool {
	seen := map[*ssa.BasicBlock]bool{b: true}
	for queue := []*ssa.BasicBlock{b}; len(queue) > 0; queue = queue[1:] {
		for _, i := range queue[0].Instrs {
			switch i := i.(type) {
			case ssa.CallInstruction:
				if e.encodes(i) {
					return true
				}
			case *ssa.Return:
				for _, v := range i.Results {
					if _, isConst := v.(*ssa.Const); !isConst && isDynamic(v.Type()) && !typeinfo.IsError(v.Type()) {
						return true
					}
				}
			}
		}
		for _, next := range queue[0].Succs {
			if !seen[next] {
				seen[next] = true
				queue = append(queue, next)
			}
		}
	}
	return false
}

// encodes reports whether a call encodes something, as far as is known by now.
func (e *encodings) encodes(c ssa.CallInstruction) bool {
	if _, ok := known.EncoderOf(declOf(c)); ok {
		return true
	}
	return slices.ContainsFunc(e.effects.Callees(c), func(callee effects.Callee) bool {
		if callee.Func == nil {
			return len(e.fact(callee.Decl.Origin())) > 0
		}
		return len(e.open[callee.Func])+len(e.sites[callee.Func]) > 0
	})
}

// edge traces what a phi is if control comes from the block before it of that index.
func (t *tracer) edge(phi *ssa.Phi, i int, v ssa.Value) {
	if t.text {
		t.trace(v)
		return
	}
	before, pred := t.tested, phi.Block().Preds[i]
	defer func() { t.tested = before }()
	t.tested = nil
	for _, k := range before {
		// In a loop, another value may have been another one then.
		if _, isParam := k.value.(*ssa.Parameter); isParam || k.value == phi {
			if k.value == phi {
				k.value = t.origin(v)
			}
			t.tested = append(t.tested, k)
		}
	}
	t.tested = slices.Concat(t.tested, t.testedAt(pred), t.testedOn(pred, phi.Block()))
	t.trace(v)
}

// behind traces a value that has passed tests.
func (t *tracer) behind(v ssa.Value, tests ...typeTest) {
	before := t.tested
	defer func() { t.tested = before }()
	t.tested = slices.Clip(t.tested)
	if t.text {
		tests = nil
	}
	for _, test := range tests {
		t.tested = append(t.tested, tested{value: t.origin(v), test: test})
	}
	t.trace(v)
}

// guardOf returns the tests that a value has passed where it is what is traced.
func (t *tracer) guardOf(v ssa.Value) *guard {
	var tests []typeTest
	for _, k := range t.tested {
		if k.value == v && !t.text && (!k.test.unknown() || k.other == nil || t.leadsOn(k.other)) {
			tests = append(tests, k.test)
		}
	}
	return t.guard(tests)
}

// testedKey tells apart what is known of values.
func (t *tracer) testedKey() string {
	var b strings.Builder
	for _, k := range t.tested {
		fmt.Fprintf(&b, "%p %s;", k.value, k.test)
	}
	return b.String()
}
