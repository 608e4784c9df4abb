package check

import (
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/vetrun"
)

func TestEnd(t *testing.T) {
	var (
		one    = []finding.Finding{{Rule: "exitcall", Posn: finding.Posn{File: "a.go"}}}
		broken = []finding.Failure{{Rule: "exitcall", Package: "p", Message: "failed"}}
	)
	const (
		summary    = "1 finding in 1 file (exitcall 1)"
		incomplete = summary + "; the list is incomplete"
		bug        = "envvet: a rule failed, see above: this is a bug in envvet, please report it at https://github.com/envvet/envvet/issues"
		nothing    = "envvet: nothing was checked; correct what the messages above name and run envvet again"
		part       = "envvet: could not check p and what imports it; correct the errors above and run envvet again"
	)
	tests := []struct {
		name   string
		report finding.Report
		vet    vetrun.Result
		status int
		lines  []string
	}{
		{"clean", finding.Report{}, vetrun.Result{}, 0, nil},
		{"warnings only", finding.Report{}, vetrun.Result{Messages: "go: warning"}, 0, nil},
		{"findings", finding.Report{Findings: one}, vetrun.Result{}, 1, []string{summary}},
		{"a rule fails", finding.Report{Failures: broken}, vetrun.Result{}, 2, []string{bug}},
		{"findings, a rule fails", finding.Report{Findings: one, Failures: broken}, vetrun.Result{}, 2, []string{incomplete, bug}},
		{"does not load", finding.Report{}, vetrun.Result{Failed: true}, 2, []string{nothing}},
		{"does not compile", finding.Report{}, vetrun.Result{Failed: true, Packages: []string{"p"}}, 2, []string{part}},
		{"findings, does not compile", finding.Report{Findings: one}, vetrun.Result{Failed: true, Packages: []string{"p"}}, 2, []string{incomplete, part}},
		{
			"crashes", finding.Report{}, vetrun.Result{Failed: true, Packages: []string{"p"}, Crashed: true}, 2,
			[]string{"envvet: could not check p and what imports it", bug},
		},
		{
			"takes a newer Go", finding.Report{}, vetrun.Result{Failed: true, Packages: []string{"p"}, NewerGo: "go1.99"}, 2,
			[]string{"envvet: could not check p and what imports it; this envvet was built with " + runtime.Version() + ": build it with go1.99 or later and run it again"},
		},
		{
			"many do not compile", finding.Report{},
			vetrun.Result{Failed: true, Packages: strings.Fields("a b c d e f g")}, 2,
			[]string{"envvet: could not check a, b, c, d, e, 2 more and what imports them; correct the errors above and run envvet again"},
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := exitStatus(test.report, test.vet); got != test.status {
				t.Errorf("exit status is %d, want %d", got, test.status)
			}
			if got := closing(test.report, test.vet); !slices.Equal(got, test.lines) {
				t.Errorf("closing lines are %q, want %q", got, test.lines)
			}
		})
	}
}
