package finding_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
)

func TestParsePosn(t *testing.T) {
	tests := []struct {
		text string
		want finding.Posn
	}{
		{"/m/a.go:3:10", finding.Posn{File: "/m/a.go", Line: 3, Col: 10}},
		{"/m/a.go:3", finding.Posn{File: "/m/a.go", Line: 3}},
		{"/m/a.go", finding.Posn{File: "/m/a.go"}},
		{`C:\m\a.go:3:10`, finding.Posn{File: `C:\m\a.go`, Line: 3, Col: 10}},
		{"/m/a:b.go:3:10", finding.Posn{File: "/m/a:b.go", Line: 3, Col: 10}},
		{"/m/a.go:-1:2", finding.Posn{File: "/m/a.go:-1", Line: 2}},
		{"/m/a.go:99999999999999999999:1", finding.Posn{File: "/m/a.go:99999999999999999999", Line: 1}},
		{"-", finding.Posn{}},
		{"", finding.Posn{}},
		{":1:2", finding.Posn{File: ":1", Line: 2}},
	}
	for _, test := range tests {
		if got := finding.ParsePosn(test.text); got != test.want {
			t.Errorf("ParsePosn(%q) = %+v, want %+v", test.text, got, test.want)
		}
	}
}

// recorded is the output of go vet -json (Go 1.26) over two packages without
// findings, two with, one of them also as seen by its external test, and one
// on which a rule failed.
const recorded = `{}
{
	"example.com/m/b": {
		"stdoutwrite": [
			{
				"posn": "/m/b/b.go:9:2",
				"end": "/m/b/b.go:9:16",
				"message": "handler \"list\" writes to stdout (stdoutwrite)"
			}
		]
	}
}
{
	"example.com/m/a": {
		"exitcall": [
			{
				"category": "exitcall/exit",
				"posn": "/m/a/a.go:10:1",
				"end": "/m/a/a.go:10:1",
				"message": "handler \"get\" ends the process"
			}
		],
		"stdoutwrite": [
			{
				"category": "stdoutwrite/stdio",
				"posn": "/m/a/a.go:9:2",
				"end": "/m/a/a.go:9:16",
				"message": "handler \"get\" writes to stdout (stdoutwrite)",
				"suggested_fixes": [],
				"related": [
					{
						"posn": "/m/a/a.go:3:1",
						"end": "/m/a/a.go:3:1",
						"message": "handler \"get\""
					}
				]
			}
		]
	}
}
{
	"example.com/m/a_test": {
		"stdoutwrite": [
			{
				"category": "stdoutwrite/stdio",
				"posn": "/m/a/a.go:9:2",
				"end": "/m/a/a.go:9:16",
				"message": "handler \"get\" writes to stdout (stdoutwrite)"
			}
		]
	},
	"example.com/m/c": {
		"exitcall": {
			"error": "failed prerequisites: effects"
		}
	}
}
`

func TestDecode(t *testing.T) {
	got, err := finding.Decode(strings.NewReader(recorded))
	if err != nil {
		t.Fatal(err)
	}
	want := finding.Report{
		Findings: []finding.Finding{
			{
				Rule: "stdoutwrite", Category: "stdoutwrite/stdio", Severity: analyzers.Error,
				Message: `handler "get" writes to stdout`,
				Posn:    finding.Posn{File: "/m/a/a.go", Line: 9, Col: 2},
				End:     finding.Posn{File: "/m/a/a.go", Line: 9, Col: 16},
				Related: []finding.Related{{Posn: finding.Posn{File: "/m/a/a.go", Line: 3, Col: 1}, Message: `handler "get"`}},
			},
			{
				Rule: "exitcall", Category: "exitcall/exit", Message: `handler "get" ends the process`,
				Posn: finding.Posn{File: "/m/a/a.go", Line: 10, Col: 1},
				End:  finding.Posn{File: "/m/a/a.go", Line: 10, Col: 1},
			},
			{
				Rule: "stdoutwrite", Message: `handler "list" writes to stdout`,
				Posn: finding.Posn{File: "/m/b/b.go", Line: 9, Col: 2},
				End:  finding.Posn{File: "/m/b/b.go", Line: 9, Col: 16},
			},
		},
		Failures: []finding.Failure{{Rule: "exitcall", Package: "example.com/m/c", Message: "failed prerequisites: effects"}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}

func TestDecodeAnyOrder(t *testing.T) {
	objects := strings.SplitAfter(recorded, "\n}\n")
	var reversed strings.Builder
	for i := len(objects) - 1; i >= 0; i-- {
		reversed.WriteString(objects[i])
	}
	a, errA := finding.Decode(strings.NewReader(recorded))
	b, errB := finding.Decode(strings.NewReader(reversed.String()))
	if errA != nil || errB != nil {
		t.Fatal(errA, errB)
	}
	if !reflect.DeepEqual(a, b) {
		t.Errorf("packages in another order give another report:\n%+v\n%+v", a, b)
	}
}

func TestDecodeMalformed(t *testing.T) {
	for _, text := range []string{
		"# example.com/m\n{}",
		`{"p": {"stdoutwrite": [{"posn": 1}]}}`,
		`{"p": {"stdoutwrite": 7}}`,
		`{"p": {"stdoutwrite": {"error": 7}}}`,
		`{"p": {`,
		`[]`,
	} {
		if report, err := finding.Decode(strings.NewReader(text)); err == nil {
			t.Errorf("Decode(%q) = %+v, want an error", text, report)
		}
	}
	for _, text := range []string{"", "{}", `{"p": null}`, `{"p": {"stdoutwrite": null}}`} {
		if _, err := finding.Decode(strings.NewReader(text)); err != nil {
			t.Errorf("Decode(%q): %v", text, err)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(recorded)
	f.Add(`{"p": {"r": [{"posn": ":::", "end": "a:1", "related": [{}]}]}}`)
	f.Fuzz(func(t *testing.T, text string) {
		finding.Decode(strings.NewReader(text))
	})
}
