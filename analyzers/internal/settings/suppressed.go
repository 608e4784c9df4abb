package settings

import (
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/passes/directives"
)

// AcceptedHere begins what is related to a finding that a comment accepts; the
// reason that the comment gives follows.
const AcceptedHere = "accepted here: "

// Drops reports whether a comment accepts what a rule finds at pos, and it is
// not to be told all the same. The comment counts as used either way.
func (s *Settings) Drops(pass *analysis.Pass, rule string, pos token.Pos) bool {
	return ignores(pass).Ignored(rule, pos) && !s.Suppressed
}

// Accepted reports whether a comment accepts what a rule finds at pos, and does
// not count it as used.
func (s *Settings) Accepted(pass *analysis.Pass, rule string, pos token.Pos) bool {
	_, ok := ignores(pass).Covering(rule, pos)
	return ok
}

// mark says of d, which is about pos, which comment accepts it, if any. Then there
// is nothing to mend: who applies all fixes does not ask which are accepted. That
// a comment is of no use it cannot accept itself.
func mark(pass *analysis.Pass, d *analysis.Diagnostic, pos token.Pos) {
	rule, category, _ := strings.Cut(d.Category, "/")
	if category == "unused" {
		return
	}
	if by, ok := ignores(pass).Covering(rule, pos); ok {
		d.Related = append(d.Related, analysis.RelatedInformation{Pos: by.Pos, End: by.End, Message: AcceptedHere + by.Reason})
		d.SuggestedFixes = nil
	}
}

func ignores(pass *analysis.Pass) *directives.Directives {
	return pass.ResultOf[directives.Analyzer].(*directives.Directives)
}
