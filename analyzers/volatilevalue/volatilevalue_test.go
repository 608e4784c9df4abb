package volatilevalue

import (
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
