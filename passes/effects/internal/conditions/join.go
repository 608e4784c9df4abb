package conditions

import (
	"slices"

	"github.com/envvet/envvet/passes/effects/summary"
)

// MaxConds bounds the conditions kept of one thing, and maxNils those among them that
// ask for nil, as nearly each function does, and maxModes those about variables; fewer say
// that it happens more often than it does.
const (
	MaxConds = 4
	maxNils  = 2
	maxModes = 2
)

// Join returns the conditions of a and b, as many as are kept.
func Join(a, b []summary.Cond) []summary.Cond {
	out := slices.Clip(a)
	for _, c := range b {
		if !slices.Contains(out, c) && fits(out, c) {
			out = append(out, c)
		}
	}
	return out
}

// fits reports whether one more condition is kept beside others.
func fits(conds []summary.Cond, c summary.Cond) bool {
	alike, limit := func(c summary.Cond) bool { return c.Of == "" && c.Param > summary.Several }, MaxConds
	switch {
	case c.Of != "":
		alike = func(c summary.Cond) bool { return c.Of != "" }
	case c.Param == summary.Several:
		alike, limit = func(c summary.Cond) bool { return c.Param == summary.Several }, maxOneOf
	case c.Param == summary.Variable:
		alike, limit = func(c summary.Cond) bool { return c.Param == summary.Variable }, maxModes
	case c.Value.Kind == summary.Nil:
		alike, limit = func(c summary.Cond) bool { return c.Value.Kind == summary.Nil }, maxNils
	}
	n := 0
	for _, c := range conds {
		if alike(c) {
			n++
		}
	}
	return n < limit
}

// WithoutNils returns conditions without those that ask for nil: what is done to what a
// place holds is looked at again for each set of conditions, and nearly each function
// asks for nil somewhere.
func WithoutNils(conds []summary.Cond) []summary.Cond {
	isNil := func(c summary.Cond) bool {
		return c.Value.Kind == summary.Nil || slices.ContainsFunc(c.Alternatives(), asksNil)
	}
	if !slices.ContainsFunc(conds, isNil) {
		return conds
	}
	return slices.DeleteFunc(slices.Clone(conds), isNil)
}

func asksNil(c summary.Cond) bool { return c.Value.Kind == summary.Nil }

// Either returns what holds wherever a or b does.
func Either(a, b []summary.Cond) []summary.Cond {
	if slices.Equal(a, b) {
		return a
	}
	var out []summary.Cond
	for _, c := range a {
		if slices.Contains(b, c) {
			out = append(out, c)
		}
	}
	return out
}

// Imply reports whether all of b are among a, so that they hold wherever those do.
func Imply(a, b []summary.Cond) bool {
	return !slices.ContainsFunc(b, func(c summary.Cond) bool { return !slices.Contains(a, c) })
}

// Nest reports whether one of a and b holds wherever the other does.
func Nest(a, b []summary.Cond) bool { return Imply(a, b) || Imply(b, a) }
