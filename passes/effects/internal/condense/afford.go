package condense

import (
	"cmp"
	"slices"

	"github.com/envvet/envvet/passes/effects/summary"
)

// maxSlim bounds what is said of values in place of all that is to be said of them.
const maxSlim = 48

// Afford returns as much of s as can be told of with what is left for a fact, and takes
// what that weighs from it: all, or what it says but of values that values make, if that is
// little, or but of values, or nothing.
func Afford(left *int, s *summary.Summary) *summary.Summary {
	if s == nil {
		return nil
	}
	n := s.Weight(*left)
	if n > *left {
		if most := min(*left, maxSlim); s.SlimWeight(most) <= most {
			s = s.Slim()
		} else {
			s = s.Lean()
		}
		n = s.Weight(*left)
	}
	if n > *left || s.Empty() {
		return nil
	}
	*left -= n
	return s
}

// Affordable keeps the methods that can be told of with what is left for a fact: those
// that say least first, as a method that makes another such value says as much as all of
// them together.
func Affordable(left *int, methods []summary.Method) []summary.Method {
	order := make([]int, len(methods))
	weights := make([]int, len(methods))
	for i, m := range methods {
		order[i], weights[i] = i, m.Sum.Weight(*left)
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(weights[i], weights[j]) })
	for _, i := range order {
		methods[i].Sum = Afford(left, methods[i].Sum)
	}
	return slices.DeleteFunc(methods, func(m summary.Method) bool { return m.Sum == nil })
}
