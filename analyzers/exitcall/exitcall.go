package exitcall

import (
	_ "embed"
	"fmt"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/reached"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/analyzers/internal/unused"
	"github.com/envvet/envvet/passes/directives"
	"github.com/envvet/envvet/passes/effects/summary"
	"github.com/envvet/envvet/passes/handlers"
	"github.com/envvet/envvet/passes/position"
)

//go:embed doc.go
var doc string

// Analyzer is the exitcall rule.
var Analyzer = newAnalyzer()

const name = "exitcall"

type rule struct {
	*settings.Settings
	framework bool
	goroutine bool
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
	a.Flags.BoolVar(&r.framework, "framework", false, "report a command framework's own exits as well")
	a.Flags.BoolVar(&r.goroutine, "goroutine", false, "report goroutines without recover in handlers of every framework, not only of package envelope")
	r.fix = settings.Fix(&a.Flags, fixReturn, "offer the fix of that `name`: return hands the error back instead")
	return a
}

func (r *rule) run(pass *analysis.Pass) (any, error) {
	for _, f := range reached.Find(pass, r.Settings, reached.AnyHandler, reached.Each(r.isExit)) {
		r.reportExit(pass, f)
	}
	ours := func(e *summary.Effect) bool {
		return e.Kind == summary.Goroutine && position.SameModule(pass, e.Site.Pkg)
	}
	for _, f := range reached.Find(pass, r.Settings, r.watchesGoroutines, reached.Each(ours)) {
		r.reportGoroutine(pass, f)
	}
	unused.Report(pass, r.Settings, name)
	return nil, nil
}

func (r *rule) isExit(e *summary.Effect) bool {
	return e.Kind == summary.Exit && (e.Class == summary.Process || e.Class == summary.Framework && r.framework)
}

func (r *rule) reportExit(pass *analysis.Pass, f *reached.Finding) {
	first := f.First()
	verb, consequence := "ends the process", "so its caller gets no answer"
	if f.Handler.OfMCP() {
		verb, consequence = "ends the server", "so no client gets an answer any more"
	}
	d := analysis.Diagnostic{
		Pos: first.Begin, End: first.End,
		Category: name + "/" + first.Category(),
		Message:  fmt.Sprintf("%s, %s; %s (%s)", f.Subject(verb), consequence, remedy(pass, f), name),
		URL:      manual.URL(name),
		Related:  f.Related(pass, verb),
	}
	if *r.fix == fixReturn && f.Where == reached.AtSink {
		d.SuggestedFixes = toReturn(pass, first.Node)
	}
	r.Report(pass, d, f.First().Pos)
}

// remedy says what to do instead.
func remedy(pass *analysis.Pass, f *reached.Finding) string {
	if role := f.Handler.Erring(); role != "" {
		return "return an error, with " + role
	}
	if f.InHandler() && returnsStatus(pass, &f.Handler) {
		return "return the exit status"
	}
	return "return an error"
}

// returnsStatus reports whether all that a handler returns is a number, as in
// hashicorp/cli and google/subcommands.
func returnsStatus(pass *analysis.Pass, h *handlers.Handler) bool {
	var t types.Type
	if h.Func != nil {
		t = h.Func.Type()
	} else if h.Expr != nil {
		t = pass.TypesInfo.TypeOf(h.Expr)
	}
	if t == nil {
		return false
	}
	sig, ok := t.Underlying().(*types.Signature)
	if !ok || sig.Results().Len() != 1 {
		return false
	}
	basic, ok := sig.Results().At(0).Type().Underlying().(*types.Basic)
	return ok && basic.Info()&types.IsInteger != 0
}

// watchesGoroutines accepts handlers of package envelope, whose runtime
// recovers from panics of the handler itself but cannot from those of others.
func (r *rule) watchesGoroutines(h *handlers.Handler) bool {
	return r.goroutine || h.OfRuntime()
}

func (r *rule) reportGoroutine(pass *analysis.Pass, f *reached.Finding) {
	first := f.First()
	consequence, remedy := "without an answer", "recover in it"
	switch {
	case f.Handler.OfRuntime():
		remedy += ", or start it with envelope.Go"
	case f.Handler.OfMCP():
		consequence = "and the server with it"
	}
	r.Report(pass, analysis.Diagnostic{
		Pos: first.Begin, End: first.End,
		Category: name + "/goroutine",
		Message: fmt.Sprintf("%s, and a panic there ends the process %s; %s (%s)",
			f.Subject("starts a goroutine without recover"), consequence, remedy, name),
		URL:     manual.URL(name),
		Related: f.Related(pass, "starts a goroutine"),
	}, f.First().Pos)
}
