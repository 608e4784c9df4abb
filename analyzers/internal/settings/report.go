package settings

import (
	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/severity"
)

// Report reports d, unless it is a hint and hints are not asked for. A rule
// reports through it only.
func (s *Settings) Report(pass *analysis.Pass, d analysis.Diagnostic) {
	if s.reports(severity.Of(d.Category)) {
		pass.Report(d)
	}
}

func (s *Settings) reports(level severity.Severity) bool {
	return level != severity.Hint || s.Hints
}
