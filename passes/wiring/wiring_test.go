package wiring

import (
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects/summary"
)

// probe is the Analyzer with reports: one for each effect that a handler reaches by what a
// call gives to the function that registers it, and for those that comments accept.
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
		calls := result.(*Result).Calls()
		report := func(c Call, class string) {
			for _, r := range c.Reached {
				if r.Class != summary.Process {
					class = r.Class.String() + " "
				}
				pass.Reportf(c.Pos, "registers %s (%s %s), which reaches %s%s %s", c.Handler.Name, c.Handler.Framework, c.Handler.Role, class, r.Kind, r.What)
			}
		}
		for _, c := range calls {
			report(c, "")
		}
		for _, c := range result.(*Result).Unaccepted().Calls() {
			if !slices.ContainsFunc(calls, func(o Call) bool { return o.Pos == c.Pos }) {
				report(c, "accepted ")
			}
		}
		return nil, nil
	},
}

func TestWiring(t *testing.T) {
	fixture.Run(t, probe, "./src/wiring/...")
}
