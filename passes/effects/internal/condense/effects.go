// Package condense has summaries say in less what they say: nothing that no caller could tell
// apart, and of what is much the nearest.
package condense

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envvet/envvet/passes/effects/internal/conditions"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/internal/compare"
)

// Needed returns effects, which are sorted, without those that have to be chosen, or that
// are incidental, where the same sink is reached otherwise under no other conditions.
func Needed(effects []summary.Effect) []summary.Effect {
	conds := make(map[summary.Key][]summary.Cond)
	for _, e := range effects {
		conds[e.Key()] = e.If
	}
	return slices.DeleteFunc(effects, func(e summary.Effect) bool {
		return slices.ContainsFunc(e.Key().Plainer(), func(key summary.Key) bool {
			plain, ok := conds[key]
			first := key.Anyway() == e.Key().Anyway() && len(plain) == len(e.If) && e.Way < key.Way // of two that are the same
			return ok && !first && conditions.Imply(e.If, plain)
		})
	})
}

// Compare orders effects, nearest first.
func Compare(a, b *summary.Effect) int {
	if c := cmp.Or(cmp.Compare(a.Len(), b.Len()), a.Site.Compare(b.Site), strings.Compare(a.What, b.What),
		cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Class, b.Class), compare.Bool(a.Chosen, b.Chosen), strings.Compare(a.Incidental, b.Incidental), cmp.Compare(a.Way, b.Way)); c != 0 {
		return c
	}
	return slices.CompareFunc(a.Trail, b.Trail, func(x, y summary.Hop) int {
		return cmp.Or(x.Site.Compare(y.Site), strings.Compare(x.Func, y.Func))
	})
}

// maxTold is the number of effects of each kind and class of which a fact tells
// the way; only that to the nearest is ever shown.
const maxTold = 4

// Told drops the way to the far ones of effects, which are sorted.
func Told(effects []summary.Effect) []summary.Effect {
	type group struct {
		kind  summary.Kind
		class summary.Class
	}
	n := make(map[group]int)
	for i := range effects {
		e := &effects[i]
		g := group{e.Kind, e.Class}
		if n[g]++; n[g] > maxTold {
			e.Elided, e.Trail = e.Len(), nil
		}
	}
	return effects
}
