package flow

import (
	"go/token"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
)

// A function may decide by how one thing that its callers say compares to another one:
//
//	func (l *Logger) Info(text string) { l.log(Info, text) }
//
//	func (l *Logger) log(level Level, text string) {
//		if level >= l.level {
//			fmt.Println(text)
//		}
//	}
//
// That is found out of the first of them, and the path of the decider says to what it is
// compared. Where a caller says what one of them is, it decides by the other one.
type pair struct {
	op   token.Token
	x, y decider
}

// comparedAs begins the path of the decider of a pair: "#as < 0 level " is that of the
// parameter itself, compared to the field level of parameter 0.
const comparedAs = derived + "as "

// decider returns the pair as what is found out of its first part.
func (c pair) decider() decider {
	return decider{c.x.param, comparedAs + strings.Join([]string{c.op.String(), strconv.Itoa(c.y.param), c.y.path, c.x.path}, " ")}
}

// pairOf returns the pair that a decider is, and false if it is none.
func pairOf(d decider) (pair, bool) {
	rest, ok := strings.CutPrefix(d.path, comparedAs)
	parts := strings.Split(rest, " ")
	if !ok || len(parts) != 4 {
		return pair{}, false
	}
	param, err := strconv.Atoi(parts[1])
	c := pair{x: decider{d.param, parts[3]}, y: decider{param, parts[2]}}
	for op := range conditions.Comparisons {
		if op.String() == parts[0] {
			c.op = op
		}
	}
	return c, err == nil && c.op != 0 && c.x.isPlain() && c.y.isPlain()
}

// each returns the two that d compares, or d itself.
func (d decider) each() []decider {
	if c, ok := pairOf(d); ok {
		return []decider{c.x, c.y}
	}
	return []decider{d}
}

// isPlain reports whether d is a parameter, a captured variable or a field of one.
func (d decider) isPlain() bool {
	return d.param > summary.Several && !strings.HasPrefix(d.path, derived) && !strings.Contains(d.path, " ")
}

// comparedDecider returns the decider that the truth value v is as a comparison of two deciders,
// and false if it is none.
func (f *frame) comparedDecider(v ssa.Value) (decider, bool) {
	b, ok := v.(*ssa.BinOp)
	if !ok || !conditions.Comparisons[b.Op] || !isConstant(b.X.Type()) || !isConstant(b.Y.Type()) {
		return decider{}, false
	}
	x, okx := f.deciderOf(b.X)
	y, oky := f.deciderOf(b.Y)
	if !okx || !oky || x == y || !x.isPlain() || !y.isPlain() {
		return decider{}, false
	}
	c := pair{b.Op, x, y}
	if c.op == token.GTR || c.op == token.GEQ {
		c = pair{conditions.Mirrored[c.op], y, x}
	}
	return c.decider(), true
}

// pairFor returns what a call at at hands over for a pair of its callee: what the comparison
// says, or what of it is left where only one of the two is known.
func (f *frame) pairFor(by deciding, c pair, at ssa.Instruction) operand {
	x, y := f.operandFor(by, c.x, at), f.operandFor(by, c.y, at)
	switch {
	case x.known && y.known:
		holds, ok := conditions.Compare(c.op, x.value, y.value)
		return operand{value: summary.Bool(holds), known: ok}
	case x.known && y.decides:
		return operand{says: y.by.cond(conditions.Mirrored[c.op], x.value)}
	case x.decides && y.known:
		return operand{says: x.by.cond(c.op, y.value)}
	case x.decides && y.decides && x.by != y.by && x.by.isPlain() && y.by.isPlain():
		return operand{by: pair{c.op, x.by, y.by}.decider(), decides: true}
	}
	return operand{}
}
