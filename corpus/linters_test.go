package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/corpus/score"
)

func TestRead(t *testing.T) {
	root := filepath.FromSlash("/m")
	for _, test := range []struct {
		name   string
		read   func([]byte, string) ([]score.Finding, error)
		output string
		want   []score.Key
	}{
		{
			"forbidigo", readForbidigo,
			"use of `fmt.Println` forbidden because \"stdoutwrite\" at /m/a/a.go:7:2\nuse of `os.Exit` forbidden because \"exitcall\" at /m/b.go:9:3\n",
			[]score.Key{{Rule: "stdoutwrite", Line: "a/a.go:7"}, {Rule: "exitcall", Line: "b.go:9"}},
		},
		{
			"revive", readRevive,
			`{"Severity":"warning","Failure":"calls to os.Exit only in main()","RuleName":"deep-exit","Position":{"Start":{"Filename":"/m/a.go","Line":7},"End":{}}}` + "\n\n" +
				`{"RuleName":"deep-exit","Position":{"Start":{"Filename":"b/b.go","Line":8}}}` + "\n",
			[]score.Key{{Rule: "exitcall", Line: "a.go:7"}, {Rule: "exitcall", Line: "b/b.go:8"}},
		},
	} {
		findings, err := test.read([]byte(test.output), root)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
		}
		var got []score.Key
		for _, f := range findings {
			got = append(got, f.Key)
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
		if _, err := test.read([]byte("could not load packages\n"), root); err == nil {
			t.Errorf("%s: a failure is no finding", test.name)
		}
	}
}

// TestScopeOfLabels holds that tools which do not follow calls are shown every
// file that has a label.
func TestScopeOfLabels(t *testing.T) {
	label := func(line score.Line) score.Label { return score.Label{Key: score.Key{Line: line}} }
	p := project{scope: []string{"./cmd/a"}}
	p.Labels = []score.Label{label("cmd/a/a.go:1"), label("tool/b.go:1"), label("tool/c.go:1"), label("d.go:1")}
	if got, want := strings.Join(scopeOfLabels(p), " "), "./cmd/a ./tool ./."; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	p.scope = []string{"./..."}
	if got := strings.Join(scopeOfLabels(p), " "); got != "./..." {
		t.Errorf("%s, want ./...", got)
	}
}

func TestComparison(t *testing.T) {
	score1 := score.Score{Recall: score.Share{Part: 1, Of: 2}, Labelled: score.Share{Part: 1, Of: 3}, Bait: score.Share{Part: 2, Of: 4}}
	r := result{
		name:  "p",
		given: map[string]score.Score{"exitcall": {Recall: score.Share{Part: 2, Of: 2}, Labelled: score.Share{Part: 2, Of: 2}}, "stdoutwrite": {}},
		others: map[string]map[string]score.Score{
			"forbidigo": {"exitcall": score1},
		},
	}
	const want = `| program | rule     | envvet: recall | on labels | forbidigo: recall | on labels | revive: recall | on labels |
|---|---|---|---|---|---|---|---|
| p       | exitcall | 2/2 1.000      | 2/2 1.000 | 1/2 0.500         | 1/3 0.333 | -              | -         |
`
	if got := comparison([]result{r}); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	sum := together("all", []result{r, r}).others["forbidigo"]["exitcall"]
	if sum.Recall != (score.Share{Part: 2, Of: 4}) || sum.Labelled != (score.Share{Part: 2, Of: 6}) {
		t.Errorf("together %v and %v", sum.Recall, sum.Labelled)
	}
}
