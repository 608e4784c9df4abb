package handschema

import (
	"go/ast"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/reached"
	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/handlers"
	"github.com/envvet/envvet/passes/payload"
	"github.com/envvet/envvet/passes/position"
	"github.com/envvet/envvet/passes/schemas"
)

// printed finds the schemas that handlers print: as text, or encoded.
type printed struct {
	*rule
	pass    *analysis.Pass
	schemas *schemas.Result
	told    map[ast.Expr]bool
}

func (p *printed) find() {
	writes := func(e *summary.Effect) bool { return e.Kind == summary.Stdout }
	writing := make(map[ast.Decl]bool)
	for _, f := range reached.Find(p.pass, p.Settings, reached.AnyHandler, reached.Each(writes)) {
		if at := f.First(); !p.Accepted(p.pass, effects.Rule(at.Kind), at.Pos) {
			writing[position.Decl(p.pass.Files, at.Pos)] = true
		}
		for _, call := range callsAround(p.pass, f.First().Node) {
			if p.check(call, &f.Handler, f.Subject) {
				break
			}
		}
	}
	known := p.pass.ResultOf[payload.Analyzer].(*payload.Result)
	for _, e := range known.Encoded(p.Handlers) {
		p.checkEncoded(e)
	}
	for _, e := range known.EncodedBeside(p.Handlers) {
		told := func(pos token.Pos) bool { return writing[position.Decl(p.pass.Files, pos)] }
		if told(e.Call.Pos()) || slices.ContainsFunc(e.Leads, told) {
			p.checkEncoded(e)
		}
	}
}

// checkEncoded is check for what a handler encodes.
func (p *printed) checkEncoded(e *payload.Encoded) {
	p.check(e.Call, &e.Handler, func(verb string) string { return "handler " + e.Handler.Name + " " + verb })
}

// check reports whether an argument of a call is a schema that the package
// itself says, and tells so. The subject is who prints it, given what is done.
func (p *printed) check(call *ast.CallExpr, h *handlers.Handler, subject func(verb string) string) bool {
	for _, arg := range call.Args {
		kind := p.schemas.Document(arg)
		switch {
		case kind == schemas.NoDocument:
			continue
		case p.told[arg]:
		case h.OfRuntime():
			p.report(p.pass, arg, output, "%s, package envelope answers --schema and --output-schema itself; drop it", subject("prints a schema by hand"))
		case kind == schemas.Description:
			p.report(p.pass, arg, output, "%s, callers are told the same after the commands have changed; derive it from their declarations, as package envelope does for --schema",
				subject("prints a description of commands by hand"))
		default:
			p.report(p.pass, arg, document, "%s, readers are told the same after what it describes has changed; derive it from the Go type",
				subject("prints a JSON Schema by hand"))
		}
		p.told[arg] = true
		return true
	}
	return false
}

// callsAround returns the calls in one statement that an expression is in,
// innermost first.
func callsAround(pass *analysis.Pass, n ast.Node) (calls []*ast.CallExpr) {
	if n == nil {
		return nil
	}
	for _, around := range position.Around(pass.Files, n.Pos(), n.End()) {
		switch around := around.(type) {
		case ast.Stmt:
			return calls
		case *ast.CallExpr:
			calls = append(calls, around)
		}
	}
	return calls
}
