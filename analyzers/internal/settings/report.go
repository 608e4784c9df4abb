package settings

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/severity"
)

// Report reports d, unless it is a hint and hints are not asked for. A rule
// reports through it only. What it is about is at its position, or at
// the one given if that is not where it begins: a comment there accepts it.
func (s *Settings) Report(pass *analysis.Pass, d analysis.Diagnostic, at ...token.Pos) {
	if s.Reports(d.Category) {
		if s.Suppressed {
			mark(pass, &d, append(at, d.Pos)[0])
		}
		d.SuggestedFixes = inPlace(pass.Fset, d.SuggestedFixes)
		pass.Report(d)
	}
}

// inPlace returns the fixes whose edits are of the files that their positions
// name. Drivers name the file that a line directive gives, with offsets in the
// one that is compiled: for what cgo rewrites that is another one.
func inPlace(fset *token.FileSet, fixes []analysis.SuggestedFix) (kept []analysis.SuggestedFix) {
	for _, fix := range fixes {
		if !slices.ContainsFunc(fix.TextEdits, func(e analysis.TextEdit) bool {
			return fset.Position(e.Pos).Filename != fset.PositionFor(e.Pos, false).Filename
		}) {
			kept = append(kept, fix)
		}
	}
	return kept
}

// Reports reports whether findings of a category, "rule/category", are told.
func (s *Settings) Reports(category string) bool {
	return s.Severity.Of(category) != severity.Hint || s.Hints
}
