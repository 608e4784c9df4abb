package conditions

import (
	"go/constant"
	"go/token"
	"slices"

	"github.com/envvet/envvet/passes/effects/summary"
)

// opposite reports whether one of two comparisons holds wherever the other does not.
func opposite(c, d summary.Cond) bool {
	if c.Param != d.Param || c.Path != d.Path {
		return false
	}
	if c.Value.Kind == constant.Bool && c.Op == token.EQL && d.Op == token.EQL {
		return c.Value != d.Value
	}
	return c.Value == d.Value && c.Op == Negated[d.Op]
}

// Excludes reports whether c cannot hold where all of conds do.
func Excludes(conds []summary.Cond, c summary.Cond) bool {
	if alternatives := c.Alternatives(); len(alternatives) > 0 {
		return !slices.ContainsFunc(alternatives, func(a summary.Cond) bool { return !Excludes(conds, a) })
	}
	return slices.ContainsFunc(conds, func(d summary.Cond) bool {
		if alternatives := d.Alternatives(); len(alternatives) > 0 {
			return !slices.ContainsFunc(alternatives, func(a summary.Cond) bool { return !c.Excludes(a) })
		}
		return c.Excludes(d)
	})
}

// Exclude reports whether conditions of a and b cannot hold together.
func Exclude(a, b []summary.Cond) bool {
	return slices.ContainsFunc(a, func(c summary.Cond) bool { return Excludes(b, c) })
}
