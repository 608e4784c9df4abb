package paramschema

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

// Analyzer is the paramschema rule.
var Analyzer = newAnalyzer()

const name = spec.RuleParamSchema

func newAnalyzer() *analysis.Analyzer {
	a := &analysis.Analyzer{
		Name:     name,
		Doc:      manual.MustExtract(doc, name),
		URL:      manual.URL(name),
		Requires: declared.RequiresSchemas,
	}
	s := settings.Register(&a.Flags)
	a.Run = func(pass *analysis.Pass) (any, error) { return run(pass, s) }
	return a
}

func run(pass *analysis.Pass, s *settings.Settings) (any, error) {
	declared.Rule{Name: name, Settings: s}.Report(pass)
	unused.Report(pass, s, name)
	return nil, nil
}
