package stdoutwrite

import (
	"go/token"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/envvet/envvet/internal/fixture"
)

func Test(t *testing.T) {
	checkShapes(t, fixture.Run(t, Analyzer, fixture.FoldersWithout(t, name, "flag_", "fix_")...))
}

// The folder flag_NAME shows what the flag of that name adds: without it the
// folder has no finding.
func TestFlags(t *testing.T) {
	for flag, value := range map[string]string{
		"framework": "true",
		"injected":  "true",
		"tests":     "true",
		"generated": "true",
		"handlers":  "github.com/envvet/envvet/testdata/src/stdoutwrite/flag_handlers/router.Handle#1",
	} {
		t.Run(flag, func(t *testing.T) {
			a := newAnalyzer()
			if err := a.Flags.Set(flag, value); err != nil {
				t.Fatal(err)
			}
			checkShapes(t, fixture.Run(t, a, "./src/stdoutwrite/flag_"+flag+"/..."))
		})
	}
	for _, res := range fixture.Findings(t, Analyzer, fixture.FoldersWith(t, name, "flag_")...) {
		for _, d := range res.Action.Diagnostics {
			t.Errorf("%s: found without a flag: %s", res.Action.Package.Fset.Position(d.Pos), d.Message)
		}
	}
}

func TestFix(t *testing.T) {
	a := newAnalyzer()
	if err := a.Flags.Set("fix", fixStderr); err != nil {
		t.Fatal(err)
	}
	checkShapes(t, fixture.RunWithFixes(t, a, "./src/stdoutwrite/fix_stderr"))
	for _, res := range fixture.Run(t, Analyzer, "./src/stdoutwrite/fix_stderr") {
		for _, d := range res.Action.Diagnostics {
			if len(d.SuggestedFixes) > 0 {
				t.Errorf("%s: a fix that nobody named", res.Action.Package.Fset.Position(d.Pos))
			}
		}
	}
	if err := a.Flags.Set("fix", "stdout"); err == nil || !strings.Contains(err.Error(), `the only one is "stderr"`) {
		t.Errorf("a fix of an unknown name: error %v", err)
	}
}

func checkShapes(t *testing.T, results []*analysistest.Result) {
	t.Helper()
	for _, res := range results {
		for _, d := range res.Action.Diagnostics {
			checkShape(t, res.Action.Package.Fset, d)
		}
	}
}

// checkShape holds a diagnostic against what drivers rely on.
func checkShape(t *testing.T, fset *token.FileSet, d analysis.Diagnostic) {
	t.Helper()
	at := fset.Position(d.Pos)
	if d.URL != Analyzer.URL || d.End <= d.Pos || !strings.HasPrefix(d.Category, name+"/") {
		t.Errorf("%s: category %q, URL %q, %d characters", at, d.Category, d.URL, d.End-d.Pos)
	}
	for _, r := range d.Related {
		if !r.Pos.IsValid() || r.Message == "" {
			t.Errorf("%s: related %+v", at, r)
		}
	}
}
