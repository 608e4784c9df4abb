package nullabsent

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/declared"
	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/analyzers/internal/unused"
	"github.com/envvet/envvet/envelope/spec"
)

//go:embed doc.go
var doc string

// Analyzer is the nullabsent rule.
var Analyzer = newAnalyzer()

const name = spec.RuleNullAbsent

type rule struct {
	*settings.Settings
	fix *settings.Fixes
}

func newAnalyzer() *analysis.Analyzer {
	r := new(rule)
	a := &analysis.Analyzer{
		Name:     name,
		Doc:      manual.MustExtract(doc, name),
		URL:      manual.URL(name),
		Requires: declared.Requires,
		Run:      r.run,
	}
	r.Settings = settings.Register(&a.Flags)
	r.fix = settings.FixesFlag(&a.Flags, []string{fixKeep, fixEmpty}, "offer the fixes of these `names`: keep drops the option that leaves a key out, empty has a list or map begin as an empty one in place of nil")
	return a
}

func (r *rule) run(pass *analysis.Pass) (any, error) {
	declared.Rule{Name: name, Settings: r.Settings, Fixes: r.fixes}.Report(pass)
	r.reportNulls(pass)
	unused.Report(pass, r.Settings, name)
	return nil, nil
}

func (r *rule) fixes(pass *analysis.Pass, p *declared.Problem) []analysis.SuggestedFix {
	if !r.fix.Has(fixKeep) || !p.Here {
		return nil
	}
	return keepKey(pass, p.Field)
}
