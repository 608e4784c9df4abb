package summary_test

import (
	"go/constant"
	"go/token"
	"strings"
	"testing"

	"github.com/envvet/envvet/passes/effects/summary"
)

// TestEnds holds that no text is taken to be unlike itself, however little is between its ends.
func TestEnds(t *testing.T) {
	for _, text := range []string{"", "-", "--", "aba", strings.Repeat("ab", 50)} {
		is := summary.Cond{Op: token.EQL, Value: summary.Const{Kind: constant.String, Text: text}}
		for i := range len(text) + 1 {
			for j := i; j <= len(text); j++ {
				c, ok := summary.EndsOf(text[:i], text[j:])
				if ok && !is.Holds(c) {
					t.Errorf("%q is not taken to be %q", c, text)
				}
			}
		}
	}
	c, _ := summary.EndsOf("-", "-")
	for text, may := range map[string]bool{"-": false, "--": true, "-a-": true, "a-": false, "": false} {
		is := summary.Cond{Op: token.EQL, Value: summary.Const{Kind: constant.String, Text: text}}
		if is.Holds(c) != may {
			t.Errorf("%s may be %q: %t", c, text, !may)
		}
	}
	if _, ok := summary.EndsOf("", ""); ok {
		t.Error("no ends say something")
	}
}
