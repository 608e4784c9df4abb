package volatiledata

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/declared"
	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/analyzers/internal/unused"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/payload"
)

//go:embed doc.go
var doc string

// Analyzer is the volatiledata rule.
var Analyzer = newAnalyzer()

const name = spec.RuleVolatileData

type rule struct {
	*settings.Settings
	stable *settings.Fields
	fix    *string
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
	r.stable = settings.FieldsFlag(&a.Flags, "stable", "comma-separated `list` of fields that hold stored facts, import/path.Type.Field, for types of others")
	r.fix = settings.Fix(&a.Flags, fixStable, "offer the fix of that `name`: stable declares a time or an id to be a stored fact")
	return a
}

func (r *rule) run(pass *analysis.Pass) (any, error) {
	declared.Rule{Name: name, Settings: r.Settings, Accepts: r.accepts, Fixes: r.fixes}.Report(pass)
	unused.Report(pass, r.Settings, name)
	return nil, nil
}

// accepts reports whether a flag declares the field to be stable.
func (r *rule) accepts(p *declared.Problem) bool {
	return p.Field != nil && maybeStable(p) && r.stable.Has(p.Path())
}

func (r *rule) fixes(pass *analysis.Pass, p *declared.Problem) []analysis.SuggestedFix {
	if *r.fix != fixStable || !p.Here || p.Category == spec.CategoryReadTime || p.Category == payload.CategoryEncodedName || !maybeStable(p) {
		return nil
	}
	return tagStable(pass, p.Field)
}

// maybeStable reports whether a problem is gone if the field is stable.
func maybeStable(p *declared.Problem) bool {
	switch p.Category {
	case spec.CategoryTime, spec.CategoryID, spec.CategoryReadTime,
		payload.CategoryEncodedTime, payload.CategoryEncodedID, payload.CategoryEncodedName:
		return true
	}
	return false
}
