// Package unused reports suppressions that suppress nothing.
package unused

import (
	"fmt"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/fix"
	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/passes/directives"
)

// Report reports every comment that ignores the rule of that name and was not
// needed, and is none for another platform. A rule calls it last: until then, what it and the passes ask about
// comments marks them as used.
func Report(pass *analysis.Pass, s *settings.Settings, rule string) {
	all := pass.ResultOf[directives.Analyzer].(*directives.Directives)
	for _, d := range all.Unused(rule) {
		if !s.Wants(pass, d.Pos) || all.MayServeElsewhere(pass, d) {
			continue
		}
		s.Report(pass, analysis.Diagnostic{
			Pos: d.Pos, End: d.End,
			Category: rule + "/unused",
			Message:  fmt.Sprintf("directive //envvet:ignore %s suppresses nothing, and would hide the next finding here; remove it, or put it on the line of a finding or directly above (%s)", rule, rule),
			URL:      manual.URL(rule),
			SuggestedFixes: []analysis.SuggestedFix{{
				Message:   "Remove the directive",
				TextEdits: []analysis.TextEdit{fix.Line(pass, d.Pos, d.End)},
			}},
		})
	}
}
