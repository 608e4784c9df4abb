package flow

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestTree holds trees against maps: what they hold, and where they differ.
func TestTree(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	type version struct {
		tree tree
		held map[int]int
	}
	versions := []version{{held: map[int]int{}}}
	owner := 0
	for range 400 {
		v := versions[random.IntN(len(versions))]
		slot, n := random.IntN(1<<random.IntN(11)), 1+random.IntN(maxEntries)
		held := map[int]int{slot: n}
		for s, n := range v.held {
			if s != slot {
				held[s] = n
			}
		}
		owner++
		to := v.tree.with(owner, slot, make(value, n))
		for range random.IntN(3) { // what it has made it may change
			slot, n := random.IntN(1<<random.IntN(11)), 1+random.IntN(maxEntries)
			to, held[slot] = to.with(owner, slot, make(value, n)), n
		}
		versions = append(versions, version{to, held})
	}
	for _, v := range versions {
		for slot := range 1100 {
			got, ok := v.tree.get(slot)
			n, want := v.held[slot]
			if ok != want || len(got) != n {
				t.Fatalf("slot %d has %d, %v; want %d, %v", slot, len(got), ok, n, want)
			}
		}
		w := versions[random.IntN(len(versions))]
		var found []int
		different(v.tree, w.tree, func(slot int) { found = append(found, slot) })
		if !slices.IsSorted(found) {
			t.Fatalf("not in order: %v", found)
		}
		for slot := range 1100 {
			a, inA := v.held[slot]
			b, inB := w.held[slot]
			if (a != b || inA != inB) && !slices.Contains(found, slot) {
				t.Fatalf("slot %d differs, which was not found", slot)
			}
		}
	}
	if _, ok := (tree{}).get(0); ok {
		t.Error("an empty tree holds something")
	}
}
