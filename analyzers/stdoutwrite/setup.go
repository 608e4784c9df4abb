package stdoutwrite

import (
	"fmt"
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/reached"
	"github.com/envvet/envvet/passes/effects"
	"github.com/envvet/envvet/passes/handlers"
	"github.com/envvet/envvet/passes/wiring"
)

// checkSetUp reports what has another package, as one that logs, write to standard output
// before any handler runs, if one of them calls it. What a handler, or a function that the
// framework runs as one, does so itself is told of already.
func (r *rule) checkSetUp(pass *analysis.Pass, told map[token.Pos]bool) {
	all := pass.ResultOf[handlers.Analyzer].(*handlers.Result).Handlers(r.Handlers)
	for _, s := range pass.ResultOf[effects.Analyzer].(*effects.Result).SetUp(wiring.Starts(all)) {
		h := all[s.Start]
		if !r.Wants(pass, s.Pos) || !r.Wants(pass, h.Pos) {
			continue
		}
		span := reached.SpanOf(pass, s.Pos)
		if told[span.Begin] {
			continue
		}
		told[span.Begin] = true
		stdout := usedAs(pass, h.OfMCP())
		r.Report(pass, analysis.Diagnostic{
			Pos: span.Begin, End: span.End, Category: name + "/setup", URL: manual.URL(name),
			Message: fmt.Sprintf("handler %s %s with %s, as %s is given os.Stdout, which %s; %s (%s)",
				h.Name, verb, s.Callee, s.By, stdout.breaks, stdout.remedy, name),
			Related: []analysis.RelatedInformation{
				{Pos: h.Pos, Message: fmt.Sprintf("handler %s is registered here (%s %s)", h.Name, h.Framework, h.Role)},
				{Pos: s.Call, Message: "calls " + s.Callee},
				{Pos: s.Pos, Message: s.By + " is given os.Stdout"},
			},
		}, s.Pos)
	}
}
