package stdoutwrite

import (
	"go/ast"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/fix"
)

// fixStderr is the name of the fix that prints to standard error instead. It
// changes what the program writes where, so it is offered only when named.
const fixStderr = "stderr"

// toStderr returns the fix for the sink at node: the call of a fmt function
// that prints, or a mention of os.Stdout.
func toStderr(pass *analysis.Pass, node ast.Node) []analysis.SuggestedFix {
	switch n := node.(type) {
	case *ast.CallExpr:
		sel, ok := ast.Unparen(n.Fun).(*ast.SelectorExpr)
		if !ok {
			return nil
		}
		fn, ok := pass.TypesInfo.Uses[sel.Sel].(*types.Func)
		if !ok || fn.Pkg() == nil || fn.Pkg().Path() != "fmt" || !strings.HasPrefix(fn.Name(), "Print") {
			return nil
		}
		osName, edits := fix.Import(pass, n.Pos(), "os")
		if osName == "" {
			return nil
		}
		arg := osName + ".Stderr"
		if len(n.Args) > 0 {
			arg += ", "
		}
		edits = append(edits,
			analysis.TextEdit{Pos: sel.Sel.Pos(), End: sel.Sel.End(), NewText: []byte("F" + strings.ToLower(fn.Name()[:1]) + fn.Name()[1:])},
			analysis.TextEdit{Pos: n.Lparen + 1, End: n.Lparen + 1, NewText: []byte(arg)})
		return []analysis.SuggestedFix{{Message: "Print to os.Stderr with fmt.F" + strings.ToLower(fn.Name()[:1]) + fn.Name()[1:], TextEdits: edits}}
	case *ast.SelectorExpr:
		if v, ok := pass.TypesInfo.Uses[n.Sel].(*types.Var); !ok || v.Name() != "Stdout" || v.Pkg() == nil || v.Pkg().Path() != "os" {
			return nil
		}
		return []analysis.SuggestedFix{{
			Message:   "Use os.Stderr instead of os.Stdout",
			TextEdits: []analysis.TextEdit{{Pos: n.Sel.Pos(), End: n.Sel.End(), NewText: []byte("Stderr")}},
		}}
	}
	return nil
}
