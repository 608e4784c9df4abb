package stdoutwrite

import (
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/envvet/envvet/analyzers/internal/severity"
	"github.com/envvet/envvet/internal/fixture"
)

func Test(t *testing.T) {
	results := fixture.Rule{
		New: newAnalyzer,
		Flags: map[string]string{
			"hints":     "true",
			"framework": "true",
			"injected":  "true",
			"tests":     "true",
			"generated": "true",
			"handlers":  "github.com/envvet/envvet/testdata/src/stdoutwrite/flag_handlers/router.Handle#1",
		},
		Fixes: []string{fixStderr},
	}.Test(t)
	t.Run("related", func(t *testing.T) { testRelated(t, results) })
	t.Run("stdio", func(t *testing.T) { testStdio(t, results) })
}

// testStdio holds the category of findings against what they say: a handler
// whose writes are known to corrupt the protocol is in one of its own, which
// makes them errors.
func testStdio(t *testing.T, results []*analysistest.Result) {
	const says = "which corrupts the MCP messages on stdout; return it"
	found := 0
	for _, res := range results {
		for _, d := range res.Action.Diagnostics {
			stdio := d.Category == "stdoutwrite/stdio"
			if stdio {
				found++
			}
			if stdio != strings.Contains(d.Message, says) {
				t.Errorf("category %s: %s", d.Category, d.Message)
			}
			if level := severity.Of(d.Category); stdio != (level == severity.Error) {
				t.Errorf("%s: %v", d.Category, level)
			}
		}
	}
	if found == 0 {
		t.Error("no finding of a server on stdio")
	}
}
