package summary

import (
	"go/constant"
	"go/token"
	"slices"
	"testing"
)

func TestAlternatives(t *testing.T) {
	is := func(param int, path string, v Const) Cond {
		return Cond{Param: param, Path: path, Op: token.EQL, Value: v}
	}
	text := func(s string) Const { return Const{Kind: constant.String, Text: s} }
	all := []Cond{
		is(0, "", text("out")),
		is(0, "", text(`a|b "c" `)),
		is(-2, "config.level", Const{Kind: constant.Int, Int: -3}),
		{Param: Variable, Path: "example.com/p.mode", Op: token.NEQ, Value: IsNil(true)},
	}
	c, ok := OneOf(append(slices.Clone(all), all[0]))
	if !ok {
		t.Fatal("no condition of four alternatives, one of which is there twice")
	}
	got := c.Alternatives()
	if len(got) != len(all) || slices.ContainsFunc(all, func(c Cond) bool { return !slices.Contains(got, c) }) {
		t.Errorf("%v has the alternatives %v, want %v", c, got, all)
	}
	slices.Reverse(all)
	if d, _ := OneOf(all); d != c {
		t.Errorf("%v in another order is %v", c, d)
	}
	for _, few := range [][]Cond{nil, all[:1], {all[0], all[0]}, {all[0], c}, {all[0], {Of: "example.com/p"}}, append(slices.Clone(all), is(7, "", text("x")))} {
		if c, ok := OneOf(few); ok {
			t.Errorf("%v is one of %v", c, few)
		}
	}
}

func TestAlternativesOfBrokenFacts(t *testing.T) {
	for _, path := range []string{"", "|", "0", `0 "" 39 4 0`, `0 "" 39 4 0 "x"|`, `0 "" 39 4 0 "x" 1`, `0 "" x 4 0 "x"`, `0 "`, `-2147483647 "" 39 4 0 "x"`} {
		if got := (Cond{Param: Several, Path: path}).Alternatives(); got != nil {
			t.Errorf("%q has the alternatives %v", path, got)
		}
	}
}
