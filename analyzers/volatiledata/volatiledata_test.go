package volatiledata

import (
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/envvet/envvet/internal/fixture"
)

func Test(t *testing.T) {
	fixture.Rule{
		New:   newAnalyzer,
		Flags: map[string]string{"tests": "true", "generated": "true", "hints": "true"},
		Fixes: []string{fixStable},
	}.Test(t)
}

// TestStable holds that a flag declares the fields that it names, those of
// another package too, and no other.
func TestStable(t *testing.T) {
	const folder = "github.com/envvet/envvet/testdata/src/volatiledata/foreign"
	a := newAnalyzer()
	if err := a.Flags.Set("stable", folder+"/api.Meta.CreatedAt,"+folder+".report.Timestamp"); err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOWORK", "off")
	found := 0
	for _, res := range analysistest.Run(wantsNothing{}, fixture.Dir(t), a, "./src/volatiledata/foreign") {
		for _, d := range res.Action.Diagnostics {
			found++
			if !strings.HasPrefix(d.Message, "field Out.Pid is called pid") {
				t.Error(d.Message)
			}
		}
	}
	if found != 1 {
		t.Errorf("%d findings", found)
	}
}

// wantsNothing takes what the fixture wants without the flag.
type wantsNothing struct{}

func (wantsNothing) Errorf(format string, args ...any) {}
