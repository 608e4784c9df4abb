package directives

import (
	"cmp"
	"go/token"
	"iter"
	"slices"
	"sort"
)

// A cover finds the ignores of one rule that cover a position, of which a package
// may have as many as findings.
type cover struct {
	entries []int       // their indexes, by the beginning of their scopes
	reach   []token.Pos // the last position that any up to this one covers
}

// covers makes the cover of each rule.
func covers(list []entry) map[string]*cover {
	all := make(map[string]*cover)
	for i := range list {
		if e := &list[i]; e.ignores(e.Rule) && e.scope.from.IsValid() {
			if all[e.Rule] == nil {
				all[e.Rule] = new(cover)
			}
			all[e.Rule].entries = append(all[e.Rule].entries, i)
		}
	}
	for _, c := range all {
		slices.SortStableFunc(c.entries, func(i, j int) int { return cmp.Compare(list[i].scope.from, list[j].scope.from) })
		last := token.NoPos
		for _, i := range c.entries {
			last = max(last, list[i].scope.to)
			c.reach = append(c.reach, last)
		}
	}
	return all
}

// covering yields the indexes of the ignores of a rule that cover a position, in no
// order.
func (d *Directives) covering(rule string, pos token.Pos) iter.Seq[int] {
	return func(yield func(int) bool) {
		c := d.covers[rule]
		if c == nil {
			return
		}
		after := sort.Search(len(c.entries), func(n int) bool { return d.list[c.entries[n]].scope.from > pos })
		for n := after - 1; n >= 0 && pos <= c.reach[n]; n-- {
			if i := c.entries[n]; d.list[i].scope.contains(pos) && !yield(i) {
				return
			}
		}
	}
}
