// Package conditions is about what the conditions say together under which a function does
// something: which of them are kept, which cannot hold beside others, and what is known where
// several ways come together.
//
// Each speaks of the function's parameters, of what it has captured, or of settings; what it
// means is for package summary, and where it comes from for package flow.
package conditions

import (
	"go/constant"
	"go/token"
	"slices"

	"github.com/envvet/envvet/passes/effects/summary"
)

// Each calls do for each comparison among conditions, and for the alternatives of those
// that have some.
func Each(conds []summary.Cond, do func(summary.Cond)) {
	for _, c := range conds {
		if alternatives := c.Alternatives(); len(alternatives) > 0 {
			Each(alternatives, do)
		} else if c.Of == "" {
			do(c)
		}
	}
}

// OfCaptured returns how conditions name captured variable i, and which one is named so;
// parameters have the numbers from 0 on.
func OfCaptured(i int) int { return -1 - i }

// AsksSet reports whether a condition holds only of what is not nil, or true.
func AsksSet(c summary.Cond) bool {
	switch c.Value.Kind {
	case summary.Nil:
		return c.Op == token.NEQ && c.Value == summary.IsNil(true)
	case constant.Bool:
		return (c.Op == token.EQL) == (c.Value.Int != 0)
	}
	return false
}

// AsksOthers reports whether a condition asks for anything but parameters.
func AsksOthers(c summary.Cond) bool {
	return c.Of != "" || c.Param == summary.Variable || slices.ContainsFunc(c.Alternatives(), AsksOthers)
}
