package payload

import (
	"fmt"
	"go/types"
	"reflect"
	"slices"
	"strings"
)

// A typeTest is what a condition asks of the type of a value, of which a function
// only knows that it is of an interface type, and the answer:
//
//	if l, ok := v.([]string); ok {               // typ: []string
//	if reflect.ValueOf(v).Kind() != reflect.Map { // kind: Map, not
type typeTest struct {
	typ    types.Type   // it is of this type, or has its methods
	kind   reflect.Kind // or its type is of this kind, if it is not Invalid
	target bool         // of the kind is what it points to, if it is a pointer
	isNil  bool         // or it is nil
	not    bool         // the answer is no
}

// A test of which all is empty asks what is not known.
func (t typeTest) unknown() bool { return t.typ == nil && t.kind == reflect.Invalid && !t.isNil }

func (t typeTest) String() string {
	s := "?"
	switch {
	case t.typ != nil:
		s = types.TypeString(t.typ, nil)
	case t.kind != reflect.Invalid:
		s = t.kind.String()
	case t.isNil:
		s = "nil"
	}
	if t.target {
		s = "*" + s
	}
	if t.not {
		s = "not " + s
	}
	return s
}

func (t typeTest) same(other typeTest) bool {
	if (t.typ == nil) != (other.typ == nil) || t.typ != nil && !types.Identical(t.typ, other.typ) {
		return false
	}
	t.typ, other.typ = nil, nil
	return t == other
}

// holds reports whether a value of a type that is no interface passes the test.
func (t typeTest) holds(of types.Type) Maybe {
	is := Unknown
	switch {
	case t.unknown() || isDynamic(of) || isOpen(of) || t.typ != nil && isOpen(t.typ):
		return Unknown
	case t.isNil:
		is = No
	case t.typ != nil && types.IsInterface(t.typ):
		is = maybe(types.Implements(of, t.typ.Underlying().(*types.Interface)))
	case t.typ != nil:
		is = maybe(types.Identical(of, t.typ))
	case t.target && kindOf(of) == reflect.Pointer:
		return Unknown
	default:
		is = maybe(kindOf(of) == t.kind)
	}
	if t.not {
		return map[Maybe]Maybe{Yes: No, No: Yes}[is]
	}
	return is
}

func maybe(is bool) Maybe {
	if is {
		return Yes
	}
	return No
}

// kindOf returns the kind that package reflect says of a type.
func kindOf(t types.Type) reflect.Kind { return view{t: t}.Kind() }

// A guard is the tests that a parameter has passed on its way to an encoder. There
// is one of each, nil for none.
type guard struct{ tests []typeTest }

func (g *guard) String() string {
	var list []string
	for _, t := range g.all() {
		list = append(list, t.String())
	}
	return strings.Join(list, ", ")
}

func (g *guard) all() []typeTest {
	if g == nil {
		return nil
	}
	return g.tests
}

// maxTests bounds the tests of one value. Without the others it gets further than
// it does, which nobody knows of then.
const maxTests = 8

// guard returns the guard of tests.
func (e *encodings) guard(tests []typeTest) *guard {
	var all []typeTest
	for _, t := range tests {
		if !slices.ContainsFunc(all, t.same) {
			all = append(all, t)
		}
	}
	if len(all) > maxTests {
		all = append(all[:maxTests-1:maxTests-1], typeTest{})
	}
	if len(all) == 0 {
		return nil
	}
	for _, g := range e.guards {
		if slices.EqualFunc(g.tests, all, typeTest.same) {
			return g
		}
	}
	g := &guard{all}
	e.guards = append(e.guards, g)
	return g
}

// passes returns a source behind a guard, and whether its type lets it get there.
func (e *encodings) passes(s source, g *guard) (source, bool) {
	if s.param >= 0 || isOpen(s.typ) {
		s.guard = e.guard(slices.Concat(s.guard.all(), g.all()))
		return s, true
	}
	for _, t := range g.all() {
		switch t.holds(s.typ) {
		case No:
			return s, false
		case Unknown:
			s.unsure = true
		}
	}
	return s, true
}

// TypeTest is a test of a parameter as a fact holds it, see [Encoding].
type TypeTest struct {
	Type               *FactType
	Kind               reflect.Kind
	Target, IsNil, Not bool
}

func (g *guard) encode(fn *types.Func) (out []TypeTest) {
	for _, t := range g.all() {
		test := TypeTest{Kind: t.kind, Target: t.target, IsNil: t.isNil, Not: t.not}
		if t.typ != nil {
			if test.Type = encodeType(t.typ, fn, 0); test.Type == nil {
				test = TypeTest{} // of which importers know nothing
			}
		}
		out = append(out, test)
	}
	return out
}

func (t TypeTest) decode(from *types.Package, fn *types.Func) typeTest {
	test := typeTest{kind: t.Kind, target: t.Target, isNil: t.IsNil, not: t.Not}
	if t.Type != nil {
		if test.typ = t.Type.decode(from, fn, 0); test.typ == nil {
			return typeTest{}
		}
	}
	return test
}

func (t TypeTest) String() string {
	s := typeTest{kind: t.Kind, target: t.Target, isNil: t.IsNil, not: t.Not}.String()
	if t.Type != nil {
		s = fmt.Sprint(map[bool]string{true: "not "}[t.Not], t.Type)
	}
	return s
}
