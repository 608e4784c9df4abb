package conditions

import (
	"go/token"

	"github.com/envvet/envvet/passes/effects/summary"
)

// Comparisons are the operators that compare.
var Comparisons = map[token.Token]bool{token.EQL: true, token.NEQ: true, token.LSS: true, token.LEQ: true, token.GTR: true, token.GEQ: true}

// Mirrored has the operator by which y is compared with x, of that by which x is with y.
var Mirrored = map[token.Token]token.Token{
	token.EQL: token.EQL, token.NEQ: token.NEQ, token.LSS: token.GTR, token.LEQ: token.GEQ, token.GTR: token.LSS, token.GEQ: token.LEQ,
}

// Negated has the operator that holds where another one does not.
var Negated = map[token.Token]token.Token{
	token.EQL: token.NEQ, token.NEQ: token.EQL, token.LSS: token.GEQ, token.LEQ: token.GTR, token.GTR: token.LEQ, token.GEQ: token.LSS,
}

// Compare returns what a comparison of two constants says, if that is known: two
// things that are not nil may be the same or not, and so may two texts that can have
// the same ends.
func Compare(op token.Token, x, y summary.Const) (holds, known bool) {
	if y.Kind == summary.Ends {
		x, y, op = y, x, Mirrored[op]
	}
	if x.Kind == summary.Ends {
		same := summary.Cond{Op: token.EQL, Value: y}.Holds(x)
		return op == token.NEQ, !same && (op == token.EQL || op == token.NEQ)
	}
	if x.Kind != y.Kind || !Comparisons[op] || x == summary.IsNil(false) && y == x {
		return false, false
	}
	return summary.Cond{Op: op, Value: y}.Holds(x), true
}
