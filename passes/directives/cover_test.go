package directives

import (
	"go/token"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestCovering holds that the ignores found for a position are those whose scope
// contains it, however scopes lie in each other.
func TestCovering(t *testing.T) {
	found := 0
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 3))
		var d Directives
		for range r.IntN(30) {
			from := token.Pos(r.IntN(100)) // none at zero
			d.list = append(d.list, entry{
				Directive{Verb: Ignore, Rule: []string{"a", "b"}[r.IntN(2)]},
				scope{from: from, to: from + token.Pos(r.IntN(1+r.IntN(60)))},
			})
		}
		d.covers = covers(d.list)
		for _, rule := range []string{"a", "b", "c"} {
			for pos := range token.Pos(170) {
				var want []int
				for i := range d.list {
					if e := &d.list[i]; e.ignores(rule) && e.scope.contains(pos) {
						want = append(want, i)
					}
				}
				got := slices.Sorted(d.covering(rule, pos))
				if !slices.Equal(got, want) {
					t.Fatalf("seed %d, %s at %d: %v, want %v", seed, rule, pos, got, want)
				}
				if first, ok := d.Covering(rule, pos); ok != (len(want) > 0) || ok && first != d.list[want[0]].Directive {
					t.Fatalf("seed %d, %s at %d: %v", seed, rule, pos, first)
				}
				found += len(got)
			}
		}
	}
	if found == 0 {
		t.Error("nothing is covered")
	}
}
