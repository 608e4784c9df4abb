package flow

import (
	"go/constant"
	"go/token"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/form"
)

// A number, a text or a truth value that a caller has left out may stand for another one:
//
//	func Open(options Options) *DB {
//		if options.Workers == 0 {
//			options.Workers = 4
//		}
//		return &DB{options}
//	}
//
// What decides by it is what the caller says, or else that constant.

// orElse begins the path of the decider of such a field: "#else == 4 Workers".
const orElse = derived + "else "

// A standIn is the constant that stands for another one which is zero, or not above zero, or where
// something else is so, as in
//
//	if options.ReadOnly {
//		options.Compact = false
//	}
//
// of which it is known what it is then if it is the same in any case.
type standIn struct {
	op    token.Token // by which that is compared with zero, perhaps if it is not
	value summary.Const
}

// perhaps is the comparison of which nothing is known, and absent that where the constant stands for the
// field of a parameter that is nil, see nildefault.go.
const (
	perhaps = token.ILLEGAL
	absent  = token.NOT
)

// path returns the path of the decider that says what is at a path, or else the constant.
func (s standIn) path(of string) string {
	return orElse + s.op.String() + " " + s.value.String() + " " + of
}

// standInOf returns what a path says, and false if it is not one of a decider for which a constant
// may stand in.
func standInOf(path string) (s standIn, of string, ok bool) {
	rest, ok := strings.CutPrefix(path, orElse)
	op, rest, more := strings.Cut(rest, " ")
	text, err := strconv.QuotedPrefix(rest)
	if err != nil {
		text, _, _ = strings.Cut(rest, " ")
	}
	of, space := strings.CutPrefix(rest[len(text):], " ")
	if !ok || !more || !space {
		return standIn{}, "", false
	}
	switch op {
	case token.EQL.String():
		s.op = token.EQL
	case token.LEQ.String():
		s.op = token.LEQ
	case perhaps.String():
		s.op = perhaps
	case absent.String():
		s.op = absent
	default:
		return standIn{}, "", false
	}
	s.value, ok = summary.ParseConst(text)
	return s, of, ok || s.op == absent
}

// instead returns what is there once the constant stands in for c if it has to.
func (s standIn) instead(c summary.Const) (summary.Const, bool) {
	switch {
	case s.op == token.LEQ && c.Kind != constant.Int || c.Kind != s.value.Kind:
		return summary.Const{}, false
	case s.op == perhaps:
		return c, c == s.value
	case s.op == absent:
		return c, true // of what is there
	}
	if zero, ok := conditions.Compare(s.op, c, summary.Const{Kind: c.Kind}); !ok || !zero {
		return c, ok
	}
	return s.value, true
}

// operand returns what is known of a field of an argument once the constant stands in for it.
func (s standIn) operand(v ssa.Value, of string, o operand) operand {
	switch {
	case s.op == absent && form.IsNil(v):
		return operand{value: s.value, known: s.value != summary.Const{}}
	case s.op == absent && o.decides && o.by.path != of:
		return operand{} // of what the parameter is that has what may be nil
	case o.known:
		c, ok := s.instead(o.value)
		return operand{value: c, known: ok}
	case o.decides && standsFor(o.by):
		return operand{by: decider{o.by.param, s.path(o.by.path)}, decides: true}
	}
	return operand{}
}

// standsFor reports whether a constant may stand for what a decider says: for a field, or for what
// options leave there.
func standsFor(d decider) bool { return d.isPlain() || strings.HasPrefix(d.path, setBy) }

// standingIn returns what a part is once the constant stands in for it.
func (p *Package) standingIn(s standIn, x part, depth int) (part, bool) {
	if c, ok := p.constantPart(x, depth); ok {
		c, ok = s.instead(c)
		return part{constant: c, lasts: x.lasts, told: x.told}, ok
	}
	var f *frame
	switch {
	case x.value != nil:
		f = p.frames[x.value.Parent()]
	case x.param != nil && !x.isOptional():
		f = p.frames[x.param.Parent()]
	}
	if f == nil {
		return part{}, false
	}
	d, ok := f.deciderOfPart(x)
	if !ok || d.param < 0 || !standsFor(d) {
		return part{}, false
	}
	return part{param: f.fn.Params[d.param], path: s.path(d.path), lasts: x.lasts, told: x.told, shared: x.shared}, true
}

// partStandingIn returns what is made of a field of an argument of a call, for which the constant may
// stand in.
func (p *Package) partStandingIn(s standIn, of string, arg ssa.Value, call *ssa.Call, shared bool, depth int) (part, bool) {
	found, ok := part{value: arg}, true
	switch {
	case s.op == absent && form.IsNil(arg):
		return part{constant: s.value}, s.value != summary.Const{}
	case strings.HasPrefix(of, setBy):
		found, ok = p.setIn(call, arg, of)
	case shared:
		found, ok = p.pointedPart(arg, of, call, depth)
	case of != "":
		found, ok = p.fieldOf(arg, of, call, depth)
	}
	if !ok || s.op == absent && found.param != nil && (found.param != arg || found.path != of) {
		return part{}, false
	}
	return p.standingIn(s, found, depth)
}
