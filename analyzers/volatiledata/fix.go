package volatiledata

import (
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/fix"
)

// fixStable is the name of the fix that declares a field to be stable. Whether
// it is only its author knows, so it is offered only when named.
const fixStable = "stable"

// tagStable returns the fix that tags a field of the package.
func tagStable(pass *analysis.Pass, v *types.Var) []analysis.SuggestedFix {
	edit, ok := fix.Tag(pass, v, fix.Word("stable"))
	if !ok {
		return nil
	}
	return []analysis.SuggestedFix{{Message: "Declare " + v.Name() + " a stored fact", TextEdits: []analysis.TextEdit{edit}}}
}
