package settings

import (
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/severity"
)

func TestReports(t *testing.T) {
	for _, tt := range []struct {
		level       severity.Severity
		hints, want bool
	}{
		{severity.Error, false, true},
		{severity.Warning, false, true},
		{severity.Hint, false, false},
		{severity.Error, true, true},
		{severity.Warning, true, true},
		{severity.Hint, true, true},
	} {
		if got := (&Settings{Hints: tt.hints}).reports(tt.level); got != tt.want {
			t.Errorf("%v, hints %t: %t", tt.level, tt.hints, got)
		}
	}
}

func TestReport(t *testing.T) {
	var got []string
	pass := &analysis.Pass{Report: func(d analysis.Diagnostic) { got = append(got, d.Category) }}
	new(Settings).Report(pass, analysis.Diagnostic{Category: "stdoutwrite/stdio"})
	new(Settings).Report(pass, analysis.Diagnostic{Category: "stdoutwrite/process"})
	if len(got) != 2 {
		t.Errorf("reported %q", got)
	}
}
