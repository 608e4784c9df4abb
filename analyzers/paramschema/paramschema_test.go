package paramschema

import (
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/envvet/envvet/internal/fixture"
)

func Test(t *testing.T) {
	fixture.Rule{New: newAnalyzer, Flags: map[string]string{"hints": "true", "tests": "true"}}.Test(t)
}

// A warning leads with hints, too, which are related to it.
func TestWorst(t *testing.T) {
	t.Setenv("GOWORK", "off")
	a := newAnalyzer()
	if err := a.Flags.Set("hints", "true"); err != nil {
		t.Fatal(err)
	}
	for _, res := range analysistest.Run(t, fixture.Dir(t), a, "./src/paramschema/worst") {
		for _, d := range res.Action.Diagnostics {
			if len(d.Related) < 2 { // the registration, and the hint
				t.Errorf("%s has %d related", d.Message, len(d.Related))
			}
		}
	}
}
