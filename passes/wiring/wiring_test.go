package wiring

import (
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects/summary"
)

// probe is the Analyzer with reports: one for each effect that a handler reaches by what a
// call gives to the function that registers it.
var probe = &analysis.Analyzer{
	Name:      "probe",
	Doc:       "report what wiring finds",
	Requires:  Analyzer.Requires,
	FactTypes: Analyzer.FactTypes,
	Run: func(pass *analysis.Pass) (any, error) {
		result, err := run(pass)
		if err != nil {
			return nil, err
		}
		for _, c := range result.(*Result).Calls() {
			for _, r := range c.Reached {
				var class string
				if r.Class != summary.Process {
					class = r.Class.String() + " "
				}
				pass.Reportf(c.Pos, "registers %s (%s %s), which reaches %s%s %s", c.Handler.Name, c.Handler.Framework, c.Handler.Role, class, r.Kind, r.What)
			}
		}
		return nil, nil
	},
}

func TestWiring(t *testing.T) {
	fixture.Run(t, probe, "./src/wiring/...")
}
