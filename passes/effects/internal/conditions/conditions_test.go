package conditions_test

import (
	"go/constant"
	"go/token"
	"maps"
	"slices"
	"testing"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
)

// given is what the two parameters of a function are called with.
type given [2]summary.Const

// hold reports whether all of conds hold of that.
func (g given) hold(conds []summary.Cond) bool {
	return !slices.ContainsFunc(conds, func(c summary.Cond) bool {
		if alternatives := c.Alternatives(); len(alternatives) > 0 {
			return !slices.ContainsFunc(alternatives, func(a summary.Cond) bool { return g.hold([]summary.Cond{a}) })
		}
		return !c.Holds(g[c.Param])
	})
}

// calls are all pairs of some numbers.
func calls() (out []given) {
	for x := range int64(4) {
		for y := range int64(4) {
			out = append(out, given{number(x), number(y)})
		}
	}
	return out
}

func number(n int64) summary.Const { return summary.Const{Kind: constant.Int, Int: n} }

func operators() []token.Token { return slices.Sorted(maps.Keys(conditions.Comparisons)) }

// sets are conditions that a branch, or two in one another, may have.
func sets() (out [][]summary.Cond) {
	var single []summary.Cond
	for param := range 2 {
		for _, op := range operators() {
			for n := range int64(3) {
				single = append(single, summary.Cond{Param: param, Op: op, Value: number(n)})
			}
		}
	}
	out = append(out, nil)
	for i, c := range single {
		out = append(out, []summary.Cond{c})
		for _, d := range single[i+1:] {
			out = append(out, []summary.Cond{c, d})
		}
	}
	return out
}

// TestOperators holds that operators are mirrored and negated as Go has them.
func TestOperators(t *testing.T) {
	for _, op := range operators() {
		for _, g := range calls() {
			holds, known := conditions.Compare(op, g[0], g[1])
			mirrored, _ := conditions.Compare(conditions.Mirrored[op], g[1], g[0])
			negated, _ := conditions.Compare(conditions.Negated[op], g[0], g[1])
			if !known || mirrored != holds || negated == holds {
				t.Errorf("%d %s %d: %t (%t); mirrored %t, negated %t", g[0].Int, op, g[1].Int, holds, known, mirrored, negated)
			}
		}
	}
	if _, known := conditions.Compare(token.EQL, summary.IsNil(false), summary.IsNil(false)); known {
		t.Error("two things that are not nil are known to be the same")
	}
	if _, known := conditions.Compare(token.EQL, summary.Bool(true), number(1)); known {
		t.Error("a truth value is compared with a number")
	}
}

// TestTogether holds what is said of two sets of conditions against what they are called with.
func TestTogether(t *testing.T) {
	all := sets()
	for i := range all {
		for j := range all {
			a, b := all[i], all[(j*7+i)%len(all)]
			if j%11 != i%11 { // some of each
				continue
			}
			joined, either := conditions.Join(a, b), conditions.Either(a, b)
			ways := conditions.OneOfWays([][]summary.Cond{a, b}, nil)
			for _, g := range calls() {
				inA, inB := g.hold(a), g.hold(b)
				switch {
				case inA && inB && conditions.Exclude(a, b):
					t.Fatalf("%v and %v exclude each other, but not of %v", a, b, g)
				case inA && inB && !g.hold(joined):
					t.Fatalf("%v and %v are joined as %v, which does not hold of %v", a, b, joined, g)
				case (inA || inB) && !g.hold(either):
					t.Fatalf("of %v or %v holds %v, but not of %v", a, b, either, g)
				case (inA || inB) && !g.hold(ways):
					t.Fatalf("by %v or %v it is known that %v, but not of %v", a, b, ways, g)
				case inA && !inB && conditions.Imply(a, b):
					t.Fatalf("%v imply %v, but not of %v", a, b, g)
				}
			}
		}
	}
}

// TestExclude holds that what excludes each other is known where it is plain.
func TestExclude(t *testing.T) {
	is := func(n int64) []summary.Cond { return []summary.Cond{{Op: token.EQL, Value: number(n)}} }
	if !conditions.Exclude(is(1), is(2)) || conditions.Exclude(is(1), is(1)) {
		t.Error("levels are not told apart")
	}
	oneOf := conditions.OneOfWays([][]summary.Cond{is(1), is(2)}, nil)
	if len(oneOf) != 1 || conditions.Exclude(oneOf, is(1)) || !conditions.Exclude(oneOf, is(3)) || !conditions.Excludes(is(3), oneOf[0]) {
		t.Errorf("what is known by two ways, %v, is not compared with others", oneOf)
	}
	verbose := func(b bool) []summary.Cond { return []summary.Cond{{Op: token.EQL, Value: summary.Bool(b)}} }
	if known := conditions.OneOfWays([][]summary.Cond{verbose(true), verbose(false)}, nil); known != nil {
		t.Errorf("both sides of a branch say that %v", known)
	}
}

// TestJoin holds that conditions that ask for nil do not crowd out others.
func TestJoin(t *testing.T) {
	var nils []summary.Cond
	for param := range 6 {
		nils = append(nils, summary.Cond{Param: param, Op: token.EQL, Value: summary.IsNil(true)})
	}
	level := summary.Cond{Param: 7, Op: token.EQL, Value: number(3)}
	joined := conditions.Join(nil, append(nils, level))
	if !slices.Contains(joined, level) || len(joined) > conditions.MaxConds || len(joined) < 2 {
		t.Errorf("kept are %v", joined)
	}
	if left := conditions.WithoutNils(joined); !slices.Equal(left, []summary.Cond{level}) {
		t.Errorf("without those that ask for nil there are %v", left)
	}
}
