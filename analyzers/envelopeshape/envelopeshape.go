package envelopeshape

import (
	_ "embed"
	"slices"

	"golang.org/x/tools/go/analysis"

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

// Analyzer is the envelopeshape rule.
var Analyzer = newAnalyzer()

const name = spec.RuleEnvelopeShape

func newAnalyzer() *analysis.Analyzer {
	a := &analysis.Analyzer{
		Name:     name,
		Doc:      manual.MustExtract(doc, name),
		URL:      manual.URL(name),
		Requires: slices.Concat([]*analysis.Analyzer{directives.Analyzer}, handed.Requires),
	}
	s := settings.Register(&a.Flags)
	a.Run = func(pass *analysis.Pass) (any, error) { return run(pass, s) }
	return a
}

func run(pass *analysis.Pass, s *settings.Settings) (any, error) {
	v := &visit{Settings: s, pass: pass, has: make(map[finding]bool), about: make(map[*analysis.Diagnostic]string)}
	v.encoded(pass.ResultOf[payload.Analyzer].(*payload.Result))
	v.payloads(pass.ResultOf[payload.Analyzer].(*payload.Result))
	v.report()
	unused.Report(pass, s, name)
	return nil, nil
}
