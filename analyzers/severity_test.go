package analyzers_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envvet/envvet/analyzers"
)

func TestSeverityOf(t *testing.T) {
	for category, want := range map[string]analyzers.Severity{
		"stdoutwrite/stdio":   analyzers.Error,
		"stdoutwrite/process": analyzers.Warning,
		"":                    analyzers.Warning,
	} {
		if got := analyzers.SeverityOf(category); got != want {
			t.Errorf("%q: %v, want %v", category, got, want)
		}
	}
}

// Settings decide what is reported: a hint is none unless it is asked for.
func TestReport(t *testing.T) {
	files, err := filepath.Glob("*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	inner, err := filepath.Glob("internal/*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(files, inner...) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if file != filepath.Join("internal", "settings", "report.go") && strings.Contains(string(text), "pass.Report") {
			t.Errorf("%s: a rule reports through settings.Settings.Report", file)
		}
	}
}
