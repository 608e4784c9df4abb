package flow

import (
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/envvet/envvet/passes/effects/summary"
)

// A choice is what a value may hold, and the conditions under which it is that. What
// prints writes so:
//
//	w := p.Out
//	if p.Err != nil {
//		w = p.Err
//	}
//	fmt.Fprintln(w, text) // to p.Out where p.Err is nil
type choice struct {
	atoms []atom
	conds []summary.Cond
}

// choices returns what v may hold by each way that leads to it, if conditions tell some
// of these apart, else whole, which is all that it may hold.
func (f *frame) choices(v ssa.Value, whole []atom) []choice {
	if found := f.choicesByKey(v); found != nil {
		return found
	}
	phi, ok := v.(*ssa.Phi)
	if !ok || phi.Parent() != f.fn || len(phi.Edges) > maxWays {
		return []choice{{atoms: whole}}
	}
	var out []choice
	told := false
	for i, e := range phi.Edges {
		if slices.Index(phi.Edges, e) < i {
			continue
		}
		conds := f.condsToBring(phi, e)
		told = told || len(conds) > 0
		out = append(out, choice{f.value(e), conds})
	}
	if !told {
		return []choice{{atoms: whole}}
	}
	return out
}
