package directive

import (
	"strings"
	"testing"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/directives"
)

func Test(t *testing.T) {
	fixture.Rule{New: newAnalyzer}.Test(t)
}

// Every problem that the pass can find has words.
func TestWords(t *testing.T) {
	for _, p := range []directives.Problem{
		directives.Spelling, directives.Verb, directives.Rule, directives.Reason, directives.Argument, directives.Misplaced,
	} {
		for _, verb := range []string{directives.Ignore, directives.Handler} {
			got, fault := judge(directives.Directive{Verb: verb, Rule: spec.RuleNames[0], Problem: p})
			if got != p || !strings.Contains(fault, ", so it ") || !strings.Contains(fault, "; ") {
				t.Errorf("%s of %s: judged %q, %q", p, verb, got, fault)
			}
		}
	}
}
