package nullabsent

import (
	"fmt"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/passes/nils"
	"github.com/envvet/envvet/passes/payload"
)

// fixEmpty is the name of the fix that has a list or map begin as an empty one.
// The output is [] then where it was null, so it is offered only when named.
const fixEmpty = "empty"

// reportNulls reports lists and maps that are null in what handlers of other
// frameworks encode as long as nothing was added to them. Our runtime writes them
// as empty ones.
func (r *rule) reportNulls(pass *analysis.Pass) {
	reported := make(map[token.Pos]bool)
	for _, e := range pass.ResultOf[payload.Analyzer].(*payload.Result).Encoded(r.Handlers) {
		if e.Value == nil || e.Func == nil {
			continue
		}
		all := nils.At(e.Func, e.Call.Lparen, e.Value)
		for i, n := range all {
			if reported[n.Pos] || !r.Wants(pass, n.Pos) || r.Drops(pass, name, n.Pos) {
				continue
			}
			reported[n.Pos] = true
			d := analysis.Diagnostic{
				Pos: n.Pos, End: n.Pos + token.Pos(max(len(n.Name), 1)), Category: name + "/null", URL: manual.URL(name),
				Message: fmt.Sprintf("%s is encoded as null as long as it is nil and as %s else, callers have to expect both; begin with an empty one (%s)", subject(&n), kindOf(n.Type), name),
				Related: []analysis.RelatedInformation{{Pos: e.Call.Pos(), End: e.Call.End(), Message: "it is encoded here"}},
			}
			if r.fix.Has(fixEmpty) {
				same := slices.DeleteFunc(slices.Clone(all[i:]), func(other nils.Nil) bool { return other.Pos != n.Pos })
				d.SuggestedFixes = beginEmpty(pass, same)
			}
			r.Report(pass, d)
		}
	}
}

func subject(n *nils.Nil) string {
	switch {
	case n.Key == "":
		return "variable " + n.Name
	case n.Path[0] == '.':
		return "field output" + n.Path
	}
	return "key " + n.Key + " of the output"
}

func kindOf(t types.Type) string {
	if _, ok := t.Underlying().(*types.Map); ok {
		return "an object"
	}
	return "a list"
}
