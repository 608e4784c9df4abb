package errorcode

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/token"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/failures"
	"github.com/envvet/envvet/passes/payload"
)

// A visit looks at one package.
type visit struct {
	*rule
	pass  *analysis.Pass
	found []*analysis.Diagnostic
	gaps  []*gap

	tellings []*telling // those of found that are about what commands declare
}

// add notes a finding, unless one stands there already: the first says what is
// to be mended before the others matter. It returns nil then, and where nobody
// asks for it.
func (v *visit) add(category string, pos, end token.Pos, message string) *analysis.Diagnostic {
	if slices.ContainsFunc(v.found, func(d *analysis.Diagnostic) bool { return d.Pos == pos && d.Category == name+"/"+category }) {
		return nil
	}
	return v.finding(category, pos, end, message)
}

// finding notes a finding beside those that stand there already.
func (v *visit) finding(category string, pos, end token.Pos, message string) *analysis.Diagnostic {
	if !pos.IsValid() || !v.Wants(v.pass, pos) || v.Drops(v.pass, name, pos) {
		return nil
	}
	d := &analysis.Diagnostic{
		Pos: pos, End: end, Category: name + "/" + category, URL: manual.URL(name),
		Message: fmt.Sprintf("%s (%s)", message, name),
	}
	v.found = append(v.found, d)
	return d
}

func (v *visit) report() {
	v.fill()
	slices.SortStableFunc(v.found, func(a, b *analysis.Diagnostic) int { return cmp.Compare(a.Pos, b.Pos) })
	for _, d := range v.found {
		v.Report(v.pass, *d)
	}
}

// failures reports what is wrong with each failure by itself.
func (v *visit) failures() {
	dialects := v.pass.ResultOf[payload.Analyzer].(*payload.Result).Dialects
	for _, m := range v.pass.ResultOf[failures.Analyzer].(*failures.Result).Made {
		if f := m.Fields["Code"]; f.Built {
			pos, end := at(m, f.Expr)
			v.add("built", pos, end, "error code is put together when the program runs, callers cannot compare it with anything; use a constant")
		}
		exits, known := m.Exits()
		for _, view := range views(m, dialects) {
			for i, exit := range exits {
				view.Exit = exit
				view.Whole = known && !m.Open
				for _, p := range spec.CheckFailure(view) {
					if p.Field == "Exit" && i > 0 {
						continue // they stand in one place
					}
					if compares(p, view) && !differs(m, p, view) {
						continue
					}
					pos, end := at(m, m.Fields[p.Field].Expr)
					v.add(p.Category, pos, end, p.Message)
				}
			}
		}
	}
}

// compares reports whether a problem is that two fields that are set say
// different things.
func compares(p spec.Problem, view spec.FailureView) bool {
	return p.Category == spec.CategoryContradiction || p.Category == spec.CategoryRedirect && view.Redirects
}

// differs reports whether there is a path with a problem of two fields: where
// both depend on the path they may belong together on each, unless one has
// nothing that it could belong to.
func differs(m *failures.Made, p spec.Problem, view spec.FailureView) bool {
	if p.Field == "LegacyKind" {
		return m.Fields["Kind"].Fixed() || m.Fields["LegacyKind"].Fixed()
	}
	exit, told := m.Fields["Exit"]
	if told && m.Fields[p.Field].Fixed() {
		return true
	}
	if told && !exit.Known || m.Open && !exit.Always {
		return false // it may be any
	}
	exits, _ := m.Exits()
	for _, view.Exit = range exits {
		if !slices.ContainsFunc(spec.CheckFailure(view), func(q spec.Problem) bool { return q.Field == p.Field && q.Category == p.Category }) {
			return false
		}
	}
	return true
}

// views returns what can be asked about a failure: for each text that its code
// may be one, all else being the same.
func views(m *failures.Made, dialects []string) []spec.FailureView {
	text := func(field string) string {
		if all := m.Fields[field].Texts(); len(all) == 1 {
			return all[0]
		}
		return ""
	}
	set := func(field string) bool { f, ok := m.Fields[field]; return ok && !f.Empty() }
	base := spec.FailureView{
		Dialects: dialects, RetryStrategy: text("RetryStrategy"), FixCommand: text("FixCommand"), Kind: text("Kind"),
		LegacyKind: text("LegacyKind"), Retries: set("RetryAfter"), Redirects: set("Redirect"),
	}
	codes := m.Fields["Code"].Texts()
	if len(codes) == 0 {
		return []spec.FailureView{base}
	}
	var all []spec.FailureView
	for _, code := range codes {
		base.Code = code
		all = append(all, base)
	}
	return all
}

func at(m *failures.Made, e ast.Expr) (pos, end token.Pos) {
	if e != nil {
		return e.Pos(), e.End()
	}
	return m.Pos, m.End
}
