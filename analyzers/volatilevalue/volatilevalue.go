package volatilevalue

import (
	_ "embed"
	"fmt"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/arrived"
	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/reached"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/analyzers/internal/severity"
	"github.com/envvet/envvet/analyzers/internal/unused"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/origins/trace"
	"github.com/envvet/envvet/passes/position"
)

//go:embed doc.go
var doc string

// Analyzer is the volatilevalue rule.
var Analyzer = newAnalyzer()

const name = spec.RuleVolatileValue

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
		Requires: arrived.Requires,
		Run:      r.run,
	}
	r.Settings = settings.Register(&a.Flags)
	r.fix = settings.Fix(&a.Flags, fixMeta, "offer the fix of that `name`: meta moves the field from data to meta, which changes the answer")
	return a
}

func (r *rule) run(pass *analysis.Pass) (any, error) {
	resolver := position.NewResolver(pass)
	var values []arrived.Value
	for _, v := range arrived.Find(pass, r.Settings, arrived.Rule{Name: name, Wants: volatile, Encoded: []string{encoded}}) {
		if v.Encoded() && v.Command.InMeta(v.Path) {
			continue // where callers expect it
		}
		if !v.Problem(r.Settings, spec.RuleVolatileData) && !r.Drops(pass, name, v.Pos) && r.Reports(categoryOf(&v)) {
			values = append(values, v)
		}
	}
	for _, g := range arrived.Groups(values, func(v *arrived.Value) severity.Severity { return r.Severity.Of(categoryOf(v)) }) {
		r.Report(pass, diagnostic(pass, resolver, g, *r.fix == fixMeta), g[0].Pos)
	}
	unused.Report(pass, r.Settings, name)
	return nil, nil
}

// diagnostic is about a source, and the fields that it reaches.
func diagnostic(pass *analysis.Pass, resolver *position.Resolver, g arrived.Group, fix bool) analysis.Diagnostic {
	first := &g[0]
	span := reached.SpanOf(pass, first.Pos)
	come := "comes"
	if n := g.More(); n > 0 {
		come = fmt.Sprintf("and %d more come", n)
	}
	d := analysis.Diagnostic{
		Pos: span.Begin, End: max(span.End, span.Begin+1),
		Category: categoryOf(first),
		Message:  fmt.Sprintf("%s %s from %s, %s (%s)", first.Subject(), come, first.From(pass), advice(first), name),
		URL:      manual.URL(name),
		Related:  g.Related(pass, resolver),
	}
	if fix {
		d.SuggestedFixes = tagVolatile(pass, g)
	}
	return d
}

func advice(v *arrived.Value) string {
	if v.Command != nil && v.Command.Tool {
		return "answers differ between two identical calls; leave it out"
	}
	if v.Encoded() {
		return "output differs between two identical calls; leave it out"
	}
	if v.Field != nil && v.Top && !strings.HasSuffix(v.Path, "}") {
		return "data differs between two identical calls; tag the field envelope:\"volatile\" or leave it out"
	}
	return "data differs between two identical calls; hand it to envelope.SetMeta or leave it out"
}

const encoded = "encoded"

// categoryOf returns the category of a value: the kind of its source; created for
// what a command may have made as part of the state, a time or an id that also goes
// where it may be stored; encoded for what a handler of another framework encodes.
func categoryOf(v *arrived.Value) string {
	if v.Encoded() {
		return name + "/" + encoded
	}
	switch v.Source.Origin {
	case trace.Clock, trace.ID, trace.Random, trace.TempName:
		if !v.Safe() && v.Kept && !measures(v.Source.What) && !spec.IsReadTimeAt(v.Key(), v.Path) {
			return name + "/created"
		}
	}
	return name + "/" + v.Source.Origin.String()
}

// measures reports whether a clock is asked how long something took.
func measures(what string) bool { return what == "time.Since" || what == "time.Until" }

// volatile reports whether values of sources of a kind differ from call to call.
func volatile(o trace.Origin) bool { return o.Valid() && !o.Orders() }
