package errorcode

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/declared"
	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/analyzers/internal/unused"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/failures"
	"github.com/envvet/envvet/passes/handlers"
)

//go:embed doc.go
var doc string

// Analyzer is the errorcode rule.
var Analyzer = newAnalyzer()

const name = spec.RuleErrorCode

type rule struct {
	*settings.Settings
	fix *string
}

func newAnalyzer() *analysis.Analyzer {
	r := new(rule)
	a := &analysis.Analyzer{
		Name:     name,
		Doc:      manual.MustExtract(doc, name),
		URL:      manual.URL(name),
		Requires: append([]*analysis.Analyzer{failures.Analyzer, handlers.Analyzer}, declared.Requires...),
		Run:      r.run,
	}
	r.Settings = settings.Register(&a.Flags)
	r.fix = settings.Fix(&a.Flags, fixDeclare, "offer the fix of that `name`: declare adds an exit code to those of the command")
	return a
}

func (r *rule) run(pass *analysis.Pass) (any, error) {
	declared.Rule{Name: name, Settings: r.Settings}.Report(pass)
	v := &visit{rule: r, pass: pass}
	v.failures()
	v.commands()
	v.numbers()
	v.report()
	unused.Report(pass, r.Settings, name)
	return nil, nil
}
