package arrived

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/severity"
	"github.com/envvet/envvet/passes/position"
)

// A Group is what comes from one place: one finding, which is about the first of its values. No
// two of these have one path in the payload of one call; there is at least one.
type Group []Value

// Groups returns the values by the place that they are reported at, in the order
// in which they are first met, those of one place worst first: what reports more than
// before must not report less of something.
func Groups(values []Value, bad func(*Value) severity.Severity) []Group {
	var groups []Group
	at := make(map[token.Pos]int)
	for _, v := range values {
		i, known := at[v.Pos]
		if !known {
			i = len(groups)
			at[v.Pos] = i
			groups = append(groups, nil)
		}
		if !slices.ContainsFunc(groups[i], func(old Value) bool { return old.Path == v.Path && old.Call == v.Call }) {
			groups[i] = append(groups[i], v)
		}
	}
	for _, g := range groups {
		slices.SortStableFunc(g, func(a, b Value) int { return bad(&a).Compare(bad(&b)) })
	}
	return groups
}

// More returns how many subjects the group has besides the first.
func (g Group) More() int {
	var all []string
	for i := range g {
		if s := g[i].Subject(); !slices.Contains(all, s) {
			all = append(all, s)
		}
	}
	return len(all) - 1
}

// Related returns the way of the first value, and where the others go.
func (g Group) Related(pass *analysis.Pass, resolver *position.Resolver) []analysis.RelatedInformation {
	related := g[0].Related(pass, resolver)
	for _, v := range g[1:] {
		related = append(related, analysis.RelatedInformation{Pos: v.Call.Pos(), Message: "and reaches " + v.Subject()})
	}
	return related
}
