// Package declared reports what is wrong with the declarations of commands, in
// the words in which registration says it when the program runs.
package declared

import (
	"fmt"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/passes/directives"
	"github.com/envvet/envvet/passes/payload"
)

// Requires are the passes that a rule has to require to report with a [Rule].
var Requires = []*analysis.Analyzer{directives.Analyzer, payload.Analyzer}

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

	pos, end token.Pos
}

// Report reports the problems: at the field if the package declares it, else in
// the declaration of the command, else at its registration. What else is wrong
// in the same place is told as related.
func (r Rule) Report(pass *analysis.Pass) {
	ignored := pass.ResultOf[directives.Analyzer].(*directives.Directives)
	var found []*analysis.Diagnostic
	at := make(map[token.Pos]*analysis.Diagnostic)
	told := make(map[string]bool)
	for _, c := range pass.ResultOf[payload.Analyzer].(*payload.Result).Commands {
		if !r.Settings.Wants(pass, c.Call.Pos()) {
			continue
		}
		for _, p := range c.Problems {
			if p.Rule != r.Name || !r.Settings.Reports(r.category(p)) {
				continue // a hint that nobody asked for is not told as related either
			}
			here := r.place(pass, c, p)
			if r.Accepts != nil && r.Accepts(here) || !r.Settings.Wants(pass, here.pos) || ignored.Ignored(r.Name, here.pos) {
				continue
			}
			first := at[here.pos]
			if first == nil {
				first = r.diagnostic(pass, c, here)
				at[here.pos] = first
				found = append(found, first)
			} else if key := fmt.Sprint(here.pos, p.Message); !told[key] && first.Message != p.Message+" ("+r.Name+")" && !here.Here {
				told[key] = true
				first.Related = append(first.Related, analysis.RelatedInformation{Pos: here.pos, End: here.end, Message: p.Message})
			}
		}
	}
	for _, d := range found {
		r.Settings.Report(pass, *d)
	}
}

func (r Rule) category(p spec.Problem) string { return r.Name + "/" + p.Category }

func (r Rule) diagnostic(pass *analysis.Pass, c *payload.Command, p *Problem) *analysis.Diagnostic {
	d := &analysis.Diagnostic{
		Pos: p.pos, End: p.end,
		Category: r.category(p.Problem),
		Message:  p.Message + " (" + r.Name + ")",
		URL:      manual.URL(r.Name),
	}
	if r.Fixes != nil {
		d.SuggestedFixes = r.Fixes(pass, p)
	}
	if p.pos != c.Call.Pos() {
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
	out := &Problem{Problem: p, pos: c.Call.Pos(), end: c.Call.Lparen}
	out.Owner, out.Field = c.Field(p.Field)
	if out.Field != nil && out.Field.Pkg() == pass.Pkg && out.Field.Pos().IsValid() {
		out.Here = true
		out.pos, out.end = out.Field.Pos(), out.Field.Pos()+token.Pos(len(out.Field.Name()))
	} else if e := c.Declared(p.Field); e != nil {
		out.pos, out.end = e.Pos(), e.End()
	}
	return out
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
