package flow

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestTree holds what trees hold against maps.
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
	}
	if _, ok := (tree{}).get(0); ok {
		t.Error("an empty tree holds something")
	}
}

// TestTreeJoin holds the join of two trees against that of maps, and that nobody else's tree
// changes by it.
func TestTreeJoin(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	values := make([]value, 6)
	for i := range values {
		values[i] = make(value, i+1)
	}
	filled := func(owner int, of tree, slots int) tree {
		for range random.IntN(slots) {
			of = of.with(owner, random.IntN(1<<random.IntN(9)), values[random.IntN(len(values))])
		}
		return of
	}
	larger := func(_ int, v, w slotValue) (slotValue, bool) {
		if len(w.value) > len(v.value) {
			return w, true
		}
		return v, false
	}
	for n := range 300 {
		owner := 3*n + 1
		common := filled(owner, tree{}, 200)
		s, u := filled(owner+1, common, 60), filled(owner+2, common, 60)
		all := func(of tree) (list []slotValue) {
			for slot := range 600 {
				v, in := of.get(slot)
				list = append(list, slotValue{v, in})
			}
			return list
		}
		inS, inU, inCommon := all(s), all(u), all(common)
		j := joiner{both: larger}
		joined, changed := j.join(s, u)
		if again, more := j.join(joined, u); again != joined || more {
			t.Fatal("a tree that holds all is another one when it is joined once more")
		}
		if again, more := j.join(s, u); more != changed || !slices.EqualFunc(all(again), all(joined), slotValue.is) {
			t.Fatal("what is joined a second time is something else")
		}
		if turned, _ := j.join(u, joined); !slices.EqualFunc(all(turned), all(joined), slotValue.is) {
			t.Fatal("the other way round it holds something else")
		}
		any := false
		for slot, got := range all(joined) {
			want, more := larger(slot, inS[slot], inU[slot])
			if any = any || more; !got.is(want) {
				t.Fatalf("slot %d has %d, want %d", slot, len(got.value), len(want.value))
			}
		}
		if changed != any {
			t.Fatalf("something is new: %v, want %v", changed, any)
		}
		if !slices.EqualFunc(all(u), inU, slotValue.is) || !slices.EqualFunc(all(common), inCommon, slotValue.is) {
			t.Fatal("what others have has changed")
		}
	}
}
