package handschema

import (
	_ "embed"
	"fmt"
	"go/ast"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/reached"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/analyzers/internal/unused"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/directives"
	"github.com/envvet/envvet/passes/payload"
	"github.com/envvet/envvet/passes/schemas"
)

//go:embed doc.go
var doc string

// Analyzer is the handschema rule.
var Analyzer = newAnalyzer()

const name = spec.RuleHandSchema

type rule struct{ *settings.Settings }

// The categories of findings.
const (
	output   = "output"   // a handler prints what describes commands
	document = "document" // a handler prints another JSON Schema
	flag     = "flag"     // a flag of the runtime's own
	toggle   = "switch"   // a flag of the same name elsewhere
	note     = "note"     // a schema in a command's annotations
)

func newAnalyzer() *analysis.Analyzer {
	r := new(rule)
	a := &analysis.Analyzer{
		Name:     name,
		Doc:      manual.MustExtract(doc, name),
		URL:      manual.URL(name),
		Requires: append([]*analysis.Analyzer{directives.Analyzer, payload.Analyzer, schemas.Analyzer}, reached.Requires...),
		Run:      r.run,
	}
	r.Settings = settings.Register(&a.Flags)
	return a
}

func (r *rule) run(pass *analysis.Pass) (any, error) {
	s := pass.ResultOf[schemas.Analyzer].(*schemas.Result)
	p := printed{rule: r, pass: pass, schemas: s, told: make(map[ast.Expr]bool)}
	p.find()
	for _, f := range s.Flags {
		if f.Runtime {
			r.report(pass, f.Node, flag, "flag %s is declared by hand, package envelope has that flag for every command and answers it itself; drop it", f.Name)
		} else {
			r.report(pass, f.Node, toggle, "flag %s is declared by hand, what it prints does not change with the commands; derive it from their declarations, as package envelope does", f.Name)
		}
	}
	for _, n := range s.Notes {
		r.report(pass, n.Expr, note, "note %s of a command is a JSON Schema that is written by hand, it does not change with what the command answers; derive it from the Go type", n.Key)
	}
	unused.Report(pass, r.Settings, name)
	return nil, nil
}

func (r *rule) report(pass *analysis.Pass, at ast.Node, category, format string, args ...any) {
	d := analysis.Diagnostic{
		Pos: at.Pos(), End: at.End(), Category: name + "/" + category,
		Message: fmt.Sprintf(format, args...) + " (" + name + ")", URL: manual.URL(name),
	}
	if r.Wants(pass, d.Pos) && !r.Drops(pass, name, d.Pos) {
		r.Report(pass, d)
	}
}
