package wiring

import (
	"cmp"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/effects"
)

// maxHeard bounds the packages that a fact has.
const maxHeard = 256

// heardBelow returns what handlers of imports have write.
func heardBelow(pass *analysis.Pass) *Heard {
	all := new(Heard)
	for _, imp := range pass.Pkg.Imports() {
		var fact Heard
		if pass.ImportPackageFact(imp, &fact) {
			for _, by := range fact.By {
				all.add(by)
			}
		}
	}
	return all
}

// add adds a handler, unless there is one for its package already that comes before it.
func (h *Heard) add(by Speaker) {
	i, found := slices.BinarySearchFunc(h.By, by, func(a, b Speaker) int { return cmp.Compare(a.Pkg, b.Pkg) })
	switch {
	case !found && len(h.By) < maxHeard:
		h.By = slices.Insert(h.By, i, by)
	case found && cmp.Or(cmp.Compare(by.Name, h.By[i].Name), cmp.Compare(by.Callee, h.By[i].Callee)) < 0:
		h.By[i] = by
	}
}

// setUpFor returns what has packages keep standard output before any handler runs that some
// of those handlers have write.
func setUpFor(flow *effects.Result, heard *Heard) (out []SetUp) {
	if len(heard.By) == 0 {
		return nil
	}
	for _, k := range flow.Kept() {
		for _, by := range heard.By {
			if by.Pkg == k.Pkg {
				out = append(out, SetUp{k, by})
			}
		}
	}
	return out
}
