package finding

import (
	"cmp"
	"maps"
	"slices"
)

// Collisions returns pairs of findings whose first fixes change the same code in
// different ways, so that only one of the two can be applied, in their order. Not
// all pairs of fixes that many others collide with are named.
func Collisions(findings []Finding) (pairs [][2]Finding) {
	type change struct {
		Edit
		of int // index of the finding
	}
	changes := make(map[string][]change)
	for i, f := range findings {
		if len(f.Fixes) == 0 {
			continue
		}
		for _, e := range f.Fixes[0].Edits {
			changes[e.File] = append(changes[e.File], change{e, i})
		}
	}
	found := make(map[[2]int]bool)
	for _, list := range changes {
		slices.SortFunc(list, func(a, b change) int {
			return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(a.End, b.End), cmp.Compare(a.of, b.of))
		})
		for i, last := 1, 0; i < len(list); i++ { // last goes on furthest of those before
			a, b := list[last], list[i]
			if a.of != b.of && b.Start < a.End && a.Edit != b.Edit {
				found[[2]int{min(a.of, b.of), max(a.of, b.of)}] = true
			}
			if b.End > a.End {
				last = i
			}
		}
	}
	for _, pair := range slices.SortedFunc(maps.Keys(found), func(a, b [2]int) int {
		return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1]))
	}) {
		pairs = append(pairs, [2]Finding{findings[pair[0]], findings[pair[1]]})
	}
	return pairs
}
