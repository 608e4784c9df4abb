package stdoutwrite

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/fix"
	"github.com/envvet/envvet/analyzers/internal/reached"
)

// fixStderr is the name of the fix that prints to standard error instead. It
// changes what the program writes where, so it is offered only when named.
const fixStderr = "stderr"

// toStderr returns the fix for the finding: all sinks at its place that are
// mentions of os.Stdout, or calls of fmt functions that print, become those of
// standard error.
func toStderr(pass *analysis.Pass, f *reached.Finding) []analysis.SuggestedFix {
	var edits []analysis.TextEdit
	message := ""
	for i := range f.Sinks {
		s := &f.Sinks[i]
		if !s.InPackage(pass) {
			continue
		}
		more, what := stderr(pass, s.Node)
		if message == "" {
			message = what
		}
		for _, e := range more {
			if !slices.ContainsFunc(edits, func(old analysis.TextEdit) bool { return old.Pos == e.Pos && old.End == e.End }) {
				edits = append(edits, e)
			}
		}
	}
	if len(edits) == 0 {
		return nil
	}
	return []analysis.SuggestedFix{{Message: message, TextEdits: edits}}
}

// stderr returns the edits for one sink, and what they do.
func stderr(pass *analysis.Pass, node ast.Node) ([]analysis.TextEdit, string) {
	switch n := node.(type) {
	case *ast.CallExpr:
		sel, ok := ast.Unparen(n.Fun).(*ast.SelectorExpr)
		if !ok {
			return nil, ""
		}
		fn, ok := pass.TypesInfo.Uses[sel.Sel].(*types.Func)
		if ok && fn.Signature().Recv() != nil {
			return stderr(pass, sel)
		}
		if !ok || fn.Pkg() == nil || fn.Pkg().Path() != "fmt" || !strings.HasPrefix(fn.Name(), "Print") {
			return nil, ""
		}
		if len(n.Args) == 1 {
			if _, several := pass.TypesInfo.TypeOf(n.Args[0]).(*types.Tuple); several {
				return nil, "" // fmt.Println(f()) takes all that f returns, and nothing beside that
			}
		}
		osName, edits := fix.Import(pass, n.Pos(), "os")
		if osName == "" {
			return nil, ""
		}
		arg := osName + ".Stderr"
		if len(n.Args) > 0 {
			arg += ", "
		}
		name := "Fp" + strings.TrimPrefix(fn.Name(), "P")
		return append(edits,
			analysis.TextEdit{Pos: sel.Sel.Pos(), End: sel.Sel.End(), NewText: []byte(name)},
			analysis.TextEdit{Pos: n.Lparen + 1, End: n.Lparen + 1, NewText: []byte(arg)},
		), "Print to os.Stderr with fmt." + name
	case *ast.SelectorExpr:
		if of, ok := ast.Unparen(n.X).(*ast.SelectorExpr); ok { // a method of os.Stdout
			return stderr(pass, of)
		}
		if v, ok := pass.TypesInfo.Uses[n.Sel].(*types.Var); !ok || v.Name() != "Stdout" || v.Pkg() == nil || v.Pkg().Path() != "os" {
			return nil, ""
		}
		return []analysis.TextEdit{{Pos: n.Sel.Pos(), End: n.Sel.End(), NewText: []byte("Stderr")}}, "Use os.Stderr instead of os.Stdout"
	}
	return nil, ""
}
