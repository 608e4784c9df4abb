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
// before any handler runs, if one of them leads to a call of it. What a handler, or a function that the
// framework runs as one, does so itself is told of already.
func (r *rule) checkSetUp(pass *analysis.Pass, told map[token.Pos]bool) {
	all := pass.ResultOf[handlers.Analyzer].(*handlers.Result).Handlers(r.Handlers)
	for _, s := range pass.ResultOf[effects.Analyzer].(*effects.Result).SetUp(wiring.Starts(all)) {
		if h := all[s.Start]; r.Wants(pass, h.Pos) {
			r.reportSetUp(pass, told, setUp{h, effects.Kept{Pos: s.Pos, By: s.By}, s.Callee, []analysis.RelatedInformation{
				{Pos: h.Pos, Message: fmt.Sprintf("handler %s is registered here (%s %s)", h.Name, h.Framework, h.Role)},
				{Pos: s.Call, Message: "leads to " + s.Callee},
			}})
		}
	}
	for _, s := range pass.ResultOf[wiring.Analyzer].(*wiring.Result).SetUp() {
		h := handlers.Handler{Framework: s.Framework, Role: s.Role, Name: s.Name}
		r.reportSetUp(pass, told, setUp{h, s.Kept, s.Callee, []analysis.RelatedInformation{
			{Pos: s.Pos, Message: fmt.Sprintf("handler %s is registered in %s (%s %s)", h.Name, s.In, h.Framework, h.Role)},
		}})
	}
}

// A setUp is what checkSetUp reports, and where what is called is.
type setUp struct {
	handler handlers.Handler
	effects.Kept
	callee  string
	related []analysis.RelatedInformation
}

func (r *rule) reportSetUp(pass *analysis.Pass, told map[token.Pos]bool, s setUp) {
	span := reached.SpanOf(pass, s.Pos)
	if !r.Wants(pass, s.Pos) || told[span.Begin] {
		return
	}
	told[span.Begin] = true
	stdout := usedAs(pass, s.handler.OfMCP())
	r.Report(pass, analysis.Diagnostic{
		Pos: span.Begin, End: span.End, Category: name + "/setup", URL: manual.URL(name),
		Message: fmt.Sprintf("handler %s %s with %s, as %s is given os.Stdout, which %s; %s (%s)",
			s.handler.Name, verb, s.callee, s.By, stdout.breaks, stdout.remedy, name),
		Related: append(s.related, analysis.RelatedInformation{Pos: s.Pos, Message: s.By + " is given os.Stdout"}),
	}, s.Pos)
}
