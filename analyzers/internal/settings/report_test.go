package settings

import (
	"testing"

	"golang.org/x/tools/go/analysis"
)

func TestReports(t *testing.T) {
	for _, tt := range []struct {
		category, severity string
		hints, want        bool
	}{
		{"stdoutwrite/stdio", "", false, true},
		{"stdoutwrite/process", "", false, true},
		{"stdoutwrite/chosen", "", false, false},
		{"stdoutwrite/stdio", "", true, true},
		{"stdoutwrite/process", "", true, true},
		{"stdoutwrite/chosen", "", true, true},
		{"stdoutwrite/stdio", "stdoutwrite=hint", false, false},
		{"stdoutwrite/stdio", "stdoutwrite=hint", true, true},
		{"stdoutwrite/chosen", "stdoutwrite/chosen=warning", false, true},
	} {
		s := &Settings{Hints: tt.hints}
		if err := s.Severity.Set(tt.severity); err != nil {
			t.Fatal(err)
		}
		if got := s.Reports(tt.category); got != tt.want {
			t.Errorf("%s, hints %t, severity %q: %t", tt.category, tt.hints, tt.severity, got)
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
