// Package declared reports what is wrong with the declarations of commands, in
// the words in which registration says it when the program runs.
package declared

import (
	"cmp"
	"fmt"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/analyzers/internal/severity"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/directives"
	"github.com/envvet/envvet/passes/payload"
	"github.com/envvet/envvet/passes/schemas"
)

// Requires are the passes that a rule has to require to report with a [Rule].
var Requires = []*analysis.Analyzer{directives.Analyzer, payload.Analyzer}

// RequiresSchemas are those of a rule that reports on explicit schemas, too.
var RequiresSchemas = append(Requires[:len(Requires):len(Requires)], schemas.Analyzer)

// A Rule is a rule whose findings are problems that package spec names after it.
type Rule struct {
	Name     string
	Settings *settings.Settings

	// Accepts says that a problem is none. It may be nil.
	Accepts func(*Problem) bool

	// Fixes returns the fixes to offer for a problem. It may be nil.
	Fixes func(*analysis.Pass, *Problem) []analysis.SuggestedFix
}

// A Problem is one of a command, and the field of a Go struct that it is in.
type Problem struct {
	spec.Problem
	Owner *types.TypeName // the type that declares the field; nil if none with a name does
	Field *types.Var      // nil if it is in none
	Here  bool            // the field is declared in the package under analysis

	command  *payload.Command // nil if none is known
	pos, end token.Pos
}

// Report reports the problems: at the field if the package declares it, else in
// the declaration of the command, else at its registration. What else is wrong
// in the same place is told as related: what matters most comes first, whether hints are
// asked for or not.
func (r Rule) Report(pass *analysis.Pass) {
	var found []*analysis.Diagnostic
	at := make(map[token.Pos]*analysis.Diagnostic)
	told := make(map[string]bool)
	all := r.problems(pass)
	slices.SortStableFunc(all, func(a, b *Problem) int { return cmp.Compare(r.weight(b), r.weight(a)) })
	for _, here := range all {
		if r.Accepts != nil && r.Accepts(here) || !r.Settings.Wants(pass, here.pos) || r.Settings.Drops(pass, r.Name, here.pos) {
			continue // what ignores a hint is of use even where nobody asks for hints
		}
		if !r.Settings.Reports(r.category(here.Problem)) {
			continue // a hint that nobody asked for is not told as related either
		}
		first := at[here.pos]
		if first == nil {
			first = r.diagnostic(pass, here)
			at[here.pos] = first
			found = append(found, first)
		} else if key := fmt.Sprint(here.pos, here.Message); !told[key] && first.Message != here.Message+" ("+r.Name+")" && !here.Here {
			told[key] = true
			first.Related = append(first.Related, analysis.RelatedInformation{Pos: here.pos, End: here.end, Message: here.Message})
		}
	}
	for _, d := range found {
		r.Settings.Report(pass, *d)
	}
}

// problems returns the problems of commands, then those of the schemas that they
// are given, of a rule that asks for these.
func (r Rule) problems(pass *analysis.Pass) (all []*Problem) {
	result := pass.ResultOf[payload.Analyzer].(*payload.Result)
	for _, c := range slices.Concat(result.Commands, result.Answers(r.Settings.Handlers)) {
		if !r.Settings.Wants(pass, c.Call.Pos()) {
			continue
		}
		for _, p := range c.Problems {
			if p.Rule != r.Name {
				continue
			}
			if here := r.place(pass, c, p); here.Here || !result.Accepts(r.Name, here.Field) {
				all = append(all, here)
			}
		}
	}
	explicit, ok := pass.ResultOf[schemas.Analyzer].(*schemas.Result)
	if !ok {
		return all
	}
	for _, s := range explicit.Schemas {
		for _, p := range s.Problems {
			if p.Rule == r.Name {
				all = append(all, &Problem{Problem: p, command: s.Command, pos: s.Expr.Pos(), end: s.Expr.End()})
			}
		}
	}
	return all
}

// weight is the greater the more a problem matters.
func (r Rule) weight(p *Problem) int {
	switch r.Settings.Severity.Of(r.category(p.Problem)) {
	case severity.Error:
		return 2
	case severity.Warning:
		return 1
	}
	return 0
}

func (r Rule) category(p spec.Problem) string { return r.Name + "/" + p.Category }

func (r Rule) diagnostic(pass *analysis.Pass, p *Problem) *analysis.Diagnostic {
	d := &analysis.Diagnostic{
		Pos: p.pos, End: p.end,
		Category: r.category(p.Problem),
		Message:  p.Message + " (" + r.Name + ")",
		URL:      manual.URL(r.Name),
	}
	if r.Fixes != nil {
		d.SuggestedFixes = r.Fixes(pass, p)
	}
	c := p.command
	if c != nil && c.Encoded != nil {
		d.Related = encodedBy(c.Encoded)
	} else if c != nil && p.pos != c.Call.Pos() {
		kind := "command"
		if c.Tool {
			kind = "tool"
		}
		d.Related = []analysis.RelatedInformation{{
			Pos: c.Call.Pos(), End: c.Call.Lparen, Message: fmt.Sprintf("%s %s is registered here", kind, c.Name),
		}}
	}
	return d
}

func (r Rule) place(pass *analysis.Pass, c *payload.Command, p spec.Problem) *Problem {
	out := &Problem{Problem: p, command: c, pos: c.Call.Pos(), end: c.Call.Lparen}
	out.Owner, out.Field = c.Field(p.Field)
	if out.Field != nil && out.Field.Pkg() == pass.Pkg && out.Field.Pos().IsValid() {
		out.Here = true
		out.pos, out.end = out.Field.Pos(), out.Field.Pos()+token.Pos(len(out.Field.Name()))
	} else if e := c.Declared(p.Field); e != nil {
		out.pos, out.end = e.Pos(), e.End()
	}
	return out
}

// encodedBy tells how a handler comes to encode a value.
func encodedBy(e *payload.Encoded) []analysis.RelatedInformation {
	related := []analysis.RelatedInformation{{
		Pos: e.Handler.Pos, Message: fmt.Sprintf("handler %s is registered here (%s %s)", e.Handler.Name, e.Handler.Framework, e.Handler.Role),
	}}
	for _, s := range e.Steps {
		if s.Pos.IsValid() {
			related = append(related, analysis.RelatedInformation{Pos: s.Pos, Message: "calls " + s.Func})
		}
	}
	text := "encodes it as JSON to its output"
	if len(e.Trail) > 0 {
		text += " by " + e.Trail[0].Func
	}
	return append(related, analysis.RelatedInformation{Pos: e.Call.Pos(), End: e.Call.Lparen, Message: text})
}

// Path returns the field as users name it, such as import/path.Type.Field, and
// is empty for one of a type without a name.
func (p *Problem) Path() string {
	if p.Owner == nil || p.Owner.Pkg() == nil {
		return ""
	}
	path, _, _ := strings.Cut(p.Owner.Pkg().Path(), " ") // of a test variant
	return path + "." + p.Owner.Name() + "." + p.Field.Name()
}
