package condense_test

import (
	"fmt"
	"testing"

	"github.com/envvet/envvet/passes/effects/internal/condense"
	"github.com/envvet/envvet/passes/effects/summary"
)

// maker returns the summary of a constructor of something with a method of so many uses, which
// hands each of them a value.
func maker(uses int) *summary.Summary {
	method := new(summary.Summary)
	for i := range uses {
		method.Uses = append(method.Uses, summary.Use{
			Op: summary.Call, Target: summary.Ref{Root: summary.Param, Path: fmt.Sprint(i)},
			Args: []summary.Value{{{Kind: summary.At, Ref: summary.Ref{Root: summary.Param}}}},
		})
	}
	box := summary.Atom{Kind: summary.Box, Name: "thing", Methods: []summary.Method{{Name: "Do", Sum: method}}}
	return &summary.Summary{
		Uses:    []summary.Use{{Op: summary.Call, Target: summary.Ref{Root: summary.Param, Path: "[]"}}},
		Results: []summary.Value{{box}},
	}
}

func TestAfford(t *testing.T) {
	for _, c := range []struct {
		name       string
		uses, left int
		args       bool // of what the method calls something is said
		made       bool // what is made is said
	}{
		{"all fits", 10, 100, true, true},
		{"the method says less", 10, 20, false, true},
		{"nothing is said of values", 10, 5, false, false},
		{"much is said without what methods make", 100, 150, false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			full, left := maker(c.uses), c.left
			got := condense.Afford(&left, full)
			if got == nil || len(got.Uses) != 1 {
				t.Fatalf("%+v: the use is told of", got)
			}
			if want := c.left - got.Weight(c.left); left != want {
				t.Errorf("%d is left, want %d", left, want)
			}
			if made := len(got.Results) > 0; made != c.made {
				t.Fatalf("made: %v", made)
			}
			if c.made {
				method := got.Results[0][0].Methods[0].Sum
				if args := method.Uses[0].Args != nil; len(method.Uses) != c.uses || args != c.args {
					t.Errorf("%d uses, arguments: %v", len(method.Uses), args)
				}
			}
			if full.Results[0][0].Methods[0].Sum.Uses[0].Args == nil {
				t.Error("what was to be told of has changed")
			}
			if slim, n := full.Slim(), full.SlimWeight(1000); slim.Weight(1000) != n {
				t.Errorf("it weighs %d, and %d is said", slim.Weight(1000), n)
			}
		})
	}
}
