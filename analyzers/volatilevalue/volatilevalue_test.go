package volatilevalue

import (
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/fixture"
)

func Test(t *testing.T) {
	fixture.Rule{
		New:   newAnalyzer,
		Flags: map[string]string{"tests": "true", "hints": "true"},
		Fixes: []string{fixMeta},
	}.Test(t)
}

// TestHinted holds that a finding is what it was where hints are asked for, though it is about
// what would only be one as well.
func TestHinted(t *testing.T) {
	a := newAnalyzer()
	if err := a.Flags.Set("hints", "true"); err != nil {
		t.Fatal(err)
	}
	for _, res := range fixture.Run(t, a, "./src/volatilevalue/shared") {
		for _, d := range res.Action.Diagnostics {
			if d.Category != name+"/id" {
				t.Errorf("%s: %s", d.Category, d.Message)
			}
		}
	}
}

// TestChain holds the way from a source to the payload, step by step.
func TestChain(t *testing.T) {
	results := fixture.Run(t, newAnalyzer(), "./src/volatilevalue/chains")
	for _, tt := range []struct {
		at   string // the finding: the beginning of its source line
		want []string
	}{
		{`p.Day =`, []string{
			`main.go: p.Day = time.Now().Format(time.DateOnly): time.Now is called`,
			`main.go: p.Day = time.Now().Format(time.DateOnly): put into field Day`,
			`main.go: p.date(): set by (*page).date`,
			`main.go: describe(&p): set by describe`,
			`main.go: envelope.Register(app, listed): returned by list`,
			`main.go: envelope.Register(app, listed): command list is registered here`,
		}},
		{`return foot{`, []string{
			`main.go: return foot{Text: "made " + time.Now().Format(time.DateOnly)}: time.Now is called`,
			`main.go: return foot{Text: "made " + time.Now().Format(time.DateOnly)}: put into field Text`,
			`main.go: p.Foot = made(): returned by made`,
			`main.go: p.Foot = made(): put into field Foot`,
			`main.go: describe(&p): set by describe`,
			`main.go: envelope.Register(app, listed): returned by list`,
			`main.go: envelope.Register(app, listed): command list is registered here`,
		}},
	} {
		if got := fixture.Related(t, results, "chains", tt.at); !slices.Equal(got, tt.want) {
			t.Errorf("%s\ngot:\n\t%s\nwant:\n\t%s", tt.at, strings.Join(got, "\n\t"), strings.Join(tt.want, "\n\t"))
		}
	}
}
