package volatilevalue

import (
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/arrived"
	"github.com/envvet/envvet/analyzers/internal/fix"
	"github.com/envvet/envvet/envelope/spec"
)

// fixMeta is the name of the fix that tags the fields as volatile: the runtime
// moves them to meta. It changes the answer, so it is offered only when named.
const fixMeta = "meta"

// tagVolatile returns the fix for all fields that a source reaches, nothing if
// one of them cannot be mended: it is not declared in the package, or has the
// name of what belongs to the runtime. MCP has no meta to move it to.
func tagVolatile(pass *analysis.Pass, values []arrived.Value) []analysis.SuggestedFix {
	var edits []analysis.TextEdit
	name := ""
	for _, v := range values {
		f := v.Declared(pass)
		if f == nil || v.Command == nil || v.Command.Tool || v.Encoded() || v.Top && slices.Contains(spec.MetaKeys, v.Field.Name) {
			return nil
		}
		edit, ok := fix.Tag(pass, f, fix.Word("volatile"))
		if !ok {
			return nil
		}
		if name == "" {
			name = f.Name()
		}
		if !slices.ContainsFunc(edits, func(e analysis.TextEdit) bool { return e.Pos == edit.Pos }) {
			edits = append(edits, edit)
		}
	}
	return []analysis.SuggestedFix{{Message: "Move " + name + " to meta", TextEdits: edits}}
}
