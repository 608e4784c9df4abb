package finding_test

import (
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
)

func TestCutPosn(t *testing.T) {
	for line, want := range map[string]struct {
		at   finding.Posn
		text string
	}{
		"a/a.go:3:9: undefined: x":     {finding.Posn{File: "a/a.go", Line: 3, Col: 9}, "undefined: x"},
		"go.mod:3: unknown: directive": {finding.Posn{File: "go.mod", Line: 3}, "unknown: directive"},
		`C:\a: b\c.go:3:9: x: 1: y`:    {finding.Posn{File: `C:\a: b\c.go`, Line: 3, Col: 9}, "x: 1: y"},
		"package a: no such file":      {finding.Posn{}, "package a: no such file"},
		":3: x":                        {finding.Posn{}, ":3: x"},
		"":                             {},
	} {
		if at, text, ok := finding.CutPosn(line); at != want.at || text != want.text || ok != (want.at != finding.Posn{}) {
			t.Errorf("%q: %v, %q, %t; want %v, %q", line, at, text, ok, want.at, want.text)
		}
	}
}

func TestProblem(t *testing.T) {
	at := finding.Posn{File: "a.go", Line: 3, Col: 9}
	for _, test := range []struct {
		problem finding.Problem
		want    string
	}{
		{finding.Problem{Package: "m/a", Posn: at, Message: "undefined: x"}, "a.go:3:9: undefined: x"},
		{finding.Problem{Package: "./absent", Message: "directory not found"}, "./absent: directory not found"},
		{finding.Problem{Package: "m/a", Message: "package m/a is not in std"}, "package m/a is not in std"},
		{finding.ProblemOf("go: errors parsing go.mod:\n\tgo.mod:3: unknown directive"), "go: errors parsing go.mod:\n\tgo.mod:3: unknown directive"},
		{finding.ProblemOf("matched no packages"), "matched no packages"},
	} {
		if got := test.problem.String(); got != test.want {
			t.Errorf("%+v: %q, want %q", test.problem, got, test.want)
		}
	}
	if got := finding.ProblemOf("go: errors:\n\tgo.mod:3: unknown").Posn; got != (finding.Posn{File: "go.mod", Line: 3}) {
		t.Errorf("the place is %v", got)
	}
	again := finding.Problem{Package: "m/a [m/a.test]", Posn: at, Message: "undefined: x"}
	other := finding.Problem{Package: "m/a", Message: "failed"}
	if got := finding.Problems([]finding.Problem{other, {Package: "m/a", Posn: at, Message: "undefined: x"}, again}); len(got) != 2 || got[1] != other || got[0].Package != "m/a" {
		t.Errorf("problems are %v", got)
	}
}
