package stdoutwrite

import (
	_ "embed"
	"fmt"
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/reached"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/analyzers/internal/unused"
	"github.com/envvet/envvet/passes/directives"
	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/handlers"
)

//go:embed doc.go
var doc string

// Analyzer is the stdoutwrite rule.
var Analyzer = newAnalyzer()

const name = "stdoutwrite"

type rule struct {
	*settings.Settings
	framework bool
	injected  bool
	fix       *string
}

func newAnalyzer() *analysis.Analyzer {
	r := new(rule)
	a := &analysis.Analyzer{
		Name:     name,
		Doc:      manual.MustExtract(doc, name),
		URL:      manual.URL(name),
		Requires: append([]*analysis.Analyzer{directives.Analyzer}, reached.Requires...),
		Run:      r.run,
	}
	r.Settings = settings.Register(&a.Flags)
	a.Flags.BoolVar(&r.framework, "framework", false, "report writes of a command framework's own writer as well")
	a.Flags.BoolVar(&r.injected, "injected", false, "report writers that are handed in from outside the handler as well")
	r.fix = settings.Fix(&a.Flags, fixStderr, "offer the fix of that `name`: stderr prints to standard error instead")
	return a
}

func (r *rule) run(pass *analysis.Pass) (any, error) {
	told := make(map[token.Pos]bool)
	for _, f := range reached.Find(pass, r.Settings, reached.AnyHandler, r.selectsFor(pass)) {
		told[f.First().Begin] = true
		r.report(pass, f)
	}
	r.checkSetUp(pass, told)
	r.checkInit(pass)
	unused.Report(pass, r.Settings, name)
	return nil, nil
}

// selectsFor returns what is accepted of what handlers reach. A tool of a server on stdio must
// not write to standard output by whichever writer it was given: who gave it that serves.
func (r *rule) selectsFor(pass *analysis.Pass) reached.Selects {
	return func(h *handlers.Handler, e *effects.Event) bool {
		given := e.Kind == summary.Stdout && e.Class == summary.Injected && e.Given && !e.Handed
		return r.selects(&e.Effect) || given && usedAs(pass, h.OfMCP()) == protocol
	}
}

func (r *rule) selects(e *summary.Effect) bool {
	if e.Kind != summary.Stdout {
		return false
	}
	switch e.Class {
	case summary.Process:
		return true
	case summary.Framework:
		return r.framework
	case summary.Injected:
		return r.injected || r.framework && effects.ByFramework(e)
	}
	return false
}

const verb = "writes to stdout"

func (r *rule) report(pass *analysis.Pass, f *reached.Finding) {
	first := f.First()
	stdout := usedAs(pass, f.Handler.OfMCP())
	category := first.Category()
	if category == summary.Injected.String() && !r.injected && stdout != protocol {
		category = summary.Framework.String() // by what it was given
	}
	if stdout == protocol && (category == summary.Process.String() || category == summary.Injected.String()) {
		category = "stdio"
	}
	d := analysis.Diagnostic{
		Pos: first.Begin, End: first.End,
		Category: name + "/" + category,
		Message:  fmt.Sprintf("%s, which %s; %s (%s)", f.Subject(verb), stdout.breaks, stdout.remedy, name),
		URL:      manual.URL(name),
		Related:  f.Related(pass, verb),
	}
	if *r.fix == fixStderr {
		d.SuggestedFixes = toStderr(pass, f)
	}
	r.Report(pass, d, f.First().Pos)
}
