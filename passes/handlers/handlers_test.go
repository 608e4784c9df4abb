package handlers

import (
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/internal/fixture"
)

// probe is the Analyzer with reports: one for each registration. The fact of a
// package is left out, since a fixture would have to want it on its first line.
var probe = &analysis.Analyzer{
	Name:             "probe",
	Doc:              "report what handlers finds",
	RunDespiteErrors: true,
	Requires:         Analyzer.Requires,
	FactTypes:        Analyzer.FactTypes,
	Run: func(pass *analysis.Pass) (any, error) {
		quiet := *pass
		quiet.ExportPackageFact = func(analysis.Fact) {}
		result, err := run(&quiet)
		if err != nil {
			return nil, err
		}
		for _, h := range result.(*Result).Handlers(userSpecs) {
			pass.Reportf(h.Pos, "handler %s %s %s", h.Framework, h.Role, h.Name)
		}
		return nil, nil
	},
}

const fixtures = "github.com/envvet/envvet/testdata/src/handlers/"

// userSpecs name places of one fixture and places that no fixture has.
var userSpecs = mustParse(
	fixtures+"user_spec/jobs.Register#1",
	fixtures+"user_spec/jobs.Scheduler.Every#1",
	fixtures+"user_spec/jobs.Job.Run",
	fixtures+"user_spec/jobs.Register#7",
	fixtures+"user_spec/jobs.Job.None",
	fixtures+"user_spec/jobs.None.Run",
	"example.com/nowhere.Func#0",
)

func mustParse(texts ...string) []Spec {
	var specs []Spec
	for _, text := range texts {
		spec, err := ParseSpec(text)
		if err != nil {
			panic(err)
		}
		specs = append(specs, spec)
	}
	return specs
}

func TestHandlers(t *testing.T) {
	fixture.Run(t, probe, "./src/handlers/...")
}
