package flow

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/internal/paths"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
	"github.com/envvet/envvet/passes/internal/known"
	"github.com/envvet/envvet/passes/internal/typeinfo"
)

// A decider is what the caller of a function says by which the function decides: a
// parameter, or a field of one, joined by dots, or what a function literal has captured.
type decider struct {
	param int
	path  string
}

func (d decider) cond(op token.Token, value summary.Const) summary.Cond {
	return summary.Cond{Param: d.param, Path: d.path, Op: op, Value: value}
}

// field returns a field of what d is.
func (d decider) field(path string) decider {
	return decider{d.param, paths.Join(d.path, path)}
}

// deciderOf returns the decider of f that v is, which conversions may have given
// another type, but no other value.
func (f *frame) deciderOf(v ssa.Value) (decider, bool) {
	if !decides(v.Type()) {
		return decider{}, false
	}
	from := form.Unwiden(v)
	if put, ok := f.stored(from); ok && put.value != nil {
		from = form.Unwiden(put.value)
	} else if ok && (put.param != nil || put.free != nil) {
		return f.deciderOfPart(put)
	}
	if p := f.asParam(from); p != nil && decides(p.Type()) {
		i := slices.Index(f.fn.Params, p)
		return decider{param: i}, i >= 0
	}
	if d, ok := f.derivedDecider(form.Unwiden(v)); ok {
		return d, true
	}
	if d, ok := f.comparedDecider(v); ok {
		return d, true
	}
	if d, ok := f.defaultedDecider(form.Unwiden(v)); ok {
		return d, true
	}
	if i, ok := f.captured(form.Unwiden(v)); ok {
		return decider{param: conditions.OfCaptured(i)}, true
	}
	return f.fieldOfParam(v)
}

// deciderOfPart is deciderOf for a part of what f makes.
func (f *frame) deciderOfPart(x part) (decider, bool) {
	if x.value != nil {
		return f.deciderOf(x.value)
	}
	if x.free != nil {
		i, ok := f.capturedWhole(x.free)
		return decider{conditions.OfCaptured(i), x.path}, ok
	}
	i := slices.Index(f.fn.Params, x.param)
	return decider{i, x.path}, i >= 0
}

// asParam returns the parameter that v is, by another type as well, as options(list) has, or
// that the variable holds for ever which it is loaded from, as one does that a function literal
// captures; nil if it is neither.
func (f *frame) asParam(v ssa.Value) *ssa.Parameter {
	v = form.Retyped(v)
	if load, ok := v.(*ssa.UnOp); ok && load.Op == token.MUL {
		if local, ok := load.X.(*ssa.Alloc); ok {
			return f.spilled(local)
		}
	}
	p, _ := v.(*ssa.Parameter)
	return p
}

// decides reports whether values of type t are compared: with constants, or with nil.
func decides(t types.Type) bool { return isConstant(t) || typeinfo.IsNillable(t) }

// isConstant reports whether constants of type t are followed.
func isConstant(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&(types.IsInteger|types.IsString|types.IsBoolean) != 0
}

// constOf returns the constant that v is: of what is made where it stands, that it is
// not nil.
func constOf(v ssa.Value) (summary.Const, bool) {
	switch c := form.Unwiden(v).(type) {
	case *ssa.Const:
		switch {
		case c.Value != nil && isConstant(c.Type()):
			return summary.ConstOf(c.Value)
		case c.Value == nil && typeinfo.IsNillable(c.Type()):
			return summary.IsNil(true), true
		}
	case *ssa.ChangeInterface:
		return constOf(c.X)
	case *ssa.Call:
		if form.IsFalseOnceBuilt(c) {
			return summary.Bool(false), true
		}
	case *ssa.Alloc, *ssa.MakeInterface, *ssa.MakeClosure, *ssa.MakeMap, *ssa.MakeSlice, *ssa.MakeChan, *ssa.Function, *ssa.Global, *ssa.FieldAddr, *ssa.IndexAddr:
		return summary.IsNil(false), true
	case *ssa.UnOp:
		if g, ok := c.X.(*ssa.Global); ok && c.Op == token.MUL && isStream(g) {
			return summary.IsNil(false), true
		}
	}
	return summary.Const{}, false
}

func isStream(g *ssa.Global) bool {
	v, ok := g.Object().(*types.Var)
	return ok && known.IsStream(v)
}

// An operand is what is known of an argument.
type operand struct {
	value    summary.Const
	known    bool // it is that constant; if not, it may have the ends that value says
	by       decider
	decides  bool         // it is what that says
	fills    bool         // it is not nil if that is not
	says     summary.Cond // it is the truth value of that, if there is an operator
	negated  bool         // it is a number that is not above zero
	computed ssa.Value    // a truth value, of which something may be known
	part     string       // nothing is known but this field of it; see partial.go
}

// tells reports whether all that is known of it is what value says.
func (o operand) tells() bool { return o.known || o.value.Kind == summary.Ends }

// operandOf returns what is known of v, or of a field of it, that at hands on.
func (f *frame) operandOf(v ssa.Value, path string, at ssa.Instruction) operand {
	if strings.HasPrefix(path, comparedAs) || path == unasked {
		return operand{} // which says as little as v alone
	}
	if by, of, ok := standInOf(path); ok {
		return by.operand(v, of, f.operandOf(v, of, at))
	}
	if strings.HasPrefix(path, derived) {
		return f.derivedOf(v, path, at)
	}
	if path != "" {
		if c, ok := f.pkg.heldPart(v, path); ok {
			return operand{value: c, known: true}
		}
		changing := at != nil && (handsTwice(at, v) || f.pkg.changesAlongside(at, v, path)) && !f.pkg.onlyMade(v.Type(), path)
		if d, ok := f.partOfParam(v); ok && !changing {
			d = d.field(path)
			remains := f.remains(d, at)
			return operand{by: d, decides: remains, fills: !remains && f.staysFilled(d)}
		}
		found, ok := f.pkg.fieldOf(v, path, at, 0)
		switch {
		case !ok || found.isOptional() || changing && !found.lasts:
			return operand{}
		case found.param != nil || found.free != nil:
			d, ok := f.deciderOfPart(found)
			return operand{by: d, decides: ok}
		case found.value == nil:
			return operand{value: found.constant, known: true}
		}
		v = found.value
	}
	if c, ok := f.pkg.constant(v, 0); ok {
		return operand{value: c, known: true}
	}
	if d, ok := f.deciderOf(v); ok {
		return operand{by: d, decides: true}
	}
	if typeinfo.IsBool(v.Type()) {
		return operand{computed: v}
	}
	if typeinfo.IsString(v.Type()) {
		return textual(v)
	}
	if isNegated(v) {
		return operand{negated: true}
	}
	return operand{value: summary.IsNil(false), known: f.pkg.fills(v)}
}

// handsTwice reports whether an instruction hands v, or parts of the same, on by two
// names.
func handsTwice(at ssa.Instruction, v ssa.Value) bool {
	n := 0
	for _, x := range at.Operands(nil) {
		if form.RootOf(*x) == form.RootOf(v) {
			n++
		}
	}
	return n > 1
}

// valueOf returns the constant that v is where given says what deciders of f are,
// which may be nil and is asked of each that v depends on until it is known.
func (f *frame) valueOf(v ssa.Value, given func(decider) (summary.Const, bool), depth int) (summary.Const, bool) {
	if c, ok := constOf(v); ok {
		return c, true
	}
	if d, ok := f.deciderOf(v); ok {
		if given == nil {
			return summary.Const{}, false
		}
		c, known := given(d)
		if _, compared := pairOf(d); known || !compared {
			return c, known
		}
	}
	if depth > maxDepth {
		return summary.Const{}, false
	}
	switch v := v.(type) {
	case *ssa.UnOp:
		if v.Op == token.NOT {
			if x, ok := f.valueOf(v.X, given, depth+1); ok {
				return summary.Bool(x == summary.Bool(false)), true
			}
		}
	case *ssa.BinOp:
		if !conditions.Comparisons[v.Op] {
			break
		}
		x, okx := f.valueOf(v.X, given, depth+1)
		y, oky := f.valueOf(v.Y, given, depth+1)
		if holds, ok := conditions.Compare(v.Op, x, y); okx && oky && ok {
			return summary.Bool(holds), true
		}
	case *ssa.Phi:
		return f.valueOfMerged(v, given, depth)
	}
	return summary.Const{}, false
}

// maxWays bounds the values that are looked at of those that come together, or are
// computed with, as each of them may be another such.
const maxWays = 6

// valueOfMerged is valueOf for what several ways lead to: what all of them bring that
// can be taken.
func (f *frame) valueOfMerged(v *ssa.Phi, given func(decider) (summary.Const, bool), depth int) (out summary.Const, known bool) {
	if len(v.Edges) > maxWays {
		return summary.Const{}, false
	}
	unknown := false
	for i, e := range v.Edges {
		from := v.Block().Preds[i]
		if f.pkg.stops(from) || excluded(f.condsAt(from), given) {
			continue
		}
		if cond, holds, ok := form.Branch(from, v.Block()); ok {
			if c, ok := f.valueOf(cond, given, depth+1); ok && c != summary.Bool(holds) {
				continue
			}
		}
		c, ok := f.valueOf(e, given, depth+1)
		unknown = unknown || !ok || known && c != out
		out, known = c, true
	}
	if !known || unknown {
		return summary.Const{}, false
	}
	return out, true
}

// excluded reports whether conditions cannot hold where given says what deciders are.
func excluded(conds []summary.Cond, given func(decider) (summary.Const, bool)) bool {
	if given == nil {
		return false
	}
	out := false
	for _, c := range conds {
		if c.Of != "" {
			continue
		}
		if alternatives := c.Alternatives(); len(alternatives) > 0 {
			all := true
			for _, a := range alternatives { // each, as given may note what it is asked
				all = excluded([]summary.Cond{a}, given) && all
			}
			out = out || all
			continue
		}
		v, ok := given(decider{c.Param, c.Path})
		out = out || ok && !c.Holds(v)
	}
	return out
}
