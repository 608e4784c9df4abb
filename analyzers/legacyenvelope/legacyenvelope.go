package legacyenvelope

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/declared"
	"github.com/envvet/envvet/analyzers/internal/handed"
	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/analyzers/internal/unused"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/directives"
	"github.com/envvet/envvet/passes/payload"
)

//go:embed doc.go
var doc string

// Analyzer is the legacyenvelope rule.
var Analyzer = newAnalyzer()

const name = spec.RuleLegacyEnvelope

type rule struct {
	*settings.Settings
	phase phase
	fix   *string
}

func newAnalyzer() *analysis.Analyzer {
	r := &rule{phase: 2}
	a := &analysis.Analyzer{
		Name:     name,
		Doc:      manual.MustExtract(doc, name),
		URL:      manual.URL(name),
		Requires: slices.Concat(handed.Requires, []*analysis.Analyzer{directives.Analyzer}),
		Run:      r.run,
	}
	r.Settings = settings.Register(&a.Flags)
	a.Flags.Var(&r.phase, "phase", "how far the migration has come, a `number` from 1 to 4: legacy output is right in 1, a warning in 2 and 3, an error in 4")
	r.fix = settings.Fix(&a.Flags, fixV2, "offer the fix of that `name`: v2 makes the wrapped form of version 2 of a flat answer")
	return a
}

// A phase of the claw migration.
type phase int

// String returns the number.
func (p *phase) String() string { return strconv.Itoa(int(*p)) }

// Set refuses a phase that the migration does not have.
func (p *phase) Set(text string) error {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > 4 {
		return fmt.Errorf("%q is no phase of the migration; want 1 to 4", text)
	}
	*p = phase(n)
	return nil
}

// category returns the category of legacy output: once there is no version 1
// any more, it is an error whatever it is.
func (p phase) category(of string) string {
	if p == 4 {
		return "removed"
	}
	return of
}

func (r *rule) run(pass *analysis.Pass) (any, error) {
	v := &visit{
		rule: r, pass: pass, result: pass.ResultOf[payload.Analyzer].(*payload.Result),
		about: make(map[*analysis.Diagnostic]string),
	}
	if r.phase > 1 {
		v.answers()
	}
	v.phases()
	v.report()
	declared.Rule{Name: name, Settings: r.Settings}.Report(pass)
	if r.phase > 1 {
		unused.Report(pass, r.Settings, name)
	}
	return nil, nil
}
