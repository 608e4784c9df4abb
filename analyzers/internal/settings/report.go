package settings

import (
	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/severity"
)

// Report reports d, unless it is a hint and hints are not asked for. A rule
// reports through it only.
func (s *Settings) Report(pass *analysis.Pass, d analysis.Diagnostic) {
	if s.Reports(d.Category) {
		pass.Report(d)
	}
}

// Reports reports whether findings of a category, "rule/category", are told.
func (s *Settings) Reports(category string) bool {
	return s.Severity.Of(category) != severity.Hint || s.Hints
}
