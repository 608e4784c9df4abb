package settings

import (
	"go/token"

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
		pass.Report(d)
	}
}

// Reports reports whether findings of a category, "rule/category", are told.
func (s *Settings) Reports(category string) bool {
	return s.Severity.Of(category) != severity.Hint || s.Hints
}
