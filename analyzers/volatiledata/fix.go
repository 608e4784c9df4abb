package volatiledata

import (
	"go/types"
	"reflect"
	"strconv"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/fix"
)

// fixStable is the name of the fix that declares a field to be stable. Whether
// it is only its author knows, so it is offered only when named.
const fixStable = "stable"

// tagStable returns the fix that tags a field of the package.
func tagStable(pass *analysis.Pass, v *types.Var) []analysis.SuggestedFix {
	edit, ok := fix.Tag(pass, v, withStable)
	if !ok {
		return nil
	}
	return []analysis.SuggestedFix{{Message: "Declare " + v.Name() + " a stored fact", TextEdits: []analysis.TextEdit{edit}}}
}

// withStable returns a tag with the word stable added to what envelope says.
func withStable(tag string) string {
	words, ok := reflect.StructTag(tag).Lookup("envelope")
	if !ok {
		return strings.TrimSpace(tag + ` envelope:"stable"`)
	}
	old := "envelope:" + strconv.Quote(words)
	if words != "" {
		words += ","
	}
	return strings.Replace(tag, old, "envelope:"+strconv.Quote(words+"stable"), 1)
}
