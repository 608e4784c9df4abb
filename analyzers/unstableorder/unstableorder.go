package unstableorder

import (
	_ "embed"
	"fmt"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/arrived"
	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/analyzers/internal/severity"
	"github.com/envvet/envvet/analyzers/internal/unused"
	"github.com/envvet/envvet/envelope/shape"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/origins/trace"
	"github.com/envvet/envvet/passes/position"
)

//go:embed doc.go
var doc string

// Analyzer is the unstableorder rule.
var Analyzer = newAnalyzer()

const name = spec.RuleUnstableOrder

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
	r.fix = settings.Fix(&a.Flags, fixSort, "offer the fix of that `name`: sort sorts the list, which changes the answer")
	return a
}

func (r *rule) run(pass *analysis.Pass) (any, error) {
	resolver := position.NewResolver(pass)
	var values []arrived.Value
	for _, v := range arrived.Find(pass, r.Settings, asked) {
		if ordered(&v) && !r.Drops(pass, name, v.Pos) {
			values = append(values, v)
		}
	}
	for _, g := range arrived.Groups(values, func(v *arrived.Value) severity.Severity { return r.Severity.Of(name + "/" + category(v)) }) {
		r.Report(pass, diagnostic(pass, resolver, g, *r.fix == fixSort), g[0].Pos)
	}
	unused.Report(pass, r.Settings, name)
	return nil, nil
}

var asked = arrived.Rule{
	Name:    name,
	Wants:   trace.Origin.Orders,
	Encoded: []string{encoded(trace.Map), encoded(trace.Goroutines), encoded(trace.Shuffle)},
}

// encoded returns the last part of the category of what handlers of other frameworks encode.
func encoded(o trace.Origin) string { return "encoded" + o.String() }

// ordered reports whether callers see the order of what is at a path: a list
// that the runtime does not sort, or a text that is made of one.
func ordered(v *arrived.Value) bool {
	if v.Field == nil || v.Marshaled || strings.HasSuffix(v.Path, "}") {
		return true
	}
	switch v.Field.Kind {
	case shape.List, shape.String, shape.Bytes, shape.Any, shape.Raw:
		return !v.Field.Marks.Set || v.Source.What == trace.Part
	case shape.Object:
		return v.Source.What == trace.First
	}
	return strings.HasSuffix(v.Path, "]")
}

// diagnostic is about a loop or a call that gives lists an order.
func diagnostic(pass *analysis.Pass, resolver *position.Resolver, g arrived.Group, fix bool) analysis.Diagnostic {
	first := &g[0]
	begin, end := span(pass, first.Pos)
	is := "is"
	if n := g.More(); n > 0 {
		is = fmt.Sprintf("and %d more are", n)
	}
	what, todo := "in the order "+orderOf(first.Source.Origin), "sort it"
	if first.Source.What == trace.First || first.Source.What == trace.Part {
		what, todo = "what a map gives first", "choose by the key"
		if first.Source.Origin == trace.Shuffle {
			what, todo = "taken from a shuffled list", "choose by what it is"
		}
	}
	from := ""
	if !first.Here(pass) {
		from = " at " + first.Source.Site.String()
	}
	d := analysis.Diagnostic{
		Pos: begin, End: end,
		Category: name + "/" + category(first),
		Message:  fmt.Sprintf("%s %s %s%s, %s between two identical calls; %s (%s)", first.Subject(), is, what, from, answers(first), todo, name),
		URL:      manual.URL(name),
		Related:  g.Related(pass, resolver),
	}
	if fix && first.Here(pass) {
		d.SuggestedFixes = sorting(pass, first.Pos)
	}
	return d
}

// category returns the last part of the category of a finding. What handlers of
// other frameworks encode has categories of its own, as nobody said that it is the
// same every time.
func category(v *arrived.Value) string {
	if v.Encoded() {
		return encoded(v.Source.Origin)
	}
	return v.Source.Origin.String()
}

func orderOf(o trace.Origin) string {
	switch o {
	case trace.Goroutines:
		return "in which goroutines end"
	case trace.Shuffle:
		return "that a shuffle leaves"
	}
	return "of a map"
}

func answers(v *arrived.Value) string {
	if v.Command != nil && v.Command.Tool {
		return "answers differ"
	}
	if v.Encoded() {
		return "output differs"
	}
	return "data differs"
}
