package directive

import (
	_ "embed"
	"fmt"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/manual"
	"github.com/envvet/envvet/analyzers/internal/settings"
	"github.com/envvet/envvet/analyzers/internal/unused"
	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/internal/nearest"
	"github.com/envvet/envvet/passes/directives"
)

//go:embed doc.go
var doc string

// Analyzer is the directive rule.
var Analyzer = newAnalyzer()

const name = "directive"

func newAnalyzer() *analysis.Analyzer {
	a := &analysis.Analyzer{
		Name:             name,
		Doc:              manual.MustExtract(doc, name),
		URL:              manual.URL(name),
		Requires:         []*analysis.Analyzer{directives.Analyzer},
		RunDespiteErrors: true,
	}
	s := settings.Register(&a.Flags)
	a.Run = func(pass *analysis.Pass) (any, error) { return run(pass, s) }
	return a
}

// The words of the messages, by what is wrong.
var faults = map[directives.Problem]string{
	directives.Spelling: "is not spelled as a directive, so it does nothing; write it with // in front, without blanks and in lower case",
	directives.Verb:     "has an unknown verb, so it does nothing; write //envvet:ignore or //envvet:handler",
	directives.Rule:     "names not exactly one rule, so it suppresses nothing; write //envvet:ignore RULE REASON for each rule",
	directives.Reason:   "gives no reason, so it suppresses nothing; say why the finding is accepted",
	directives.Behind:   "is a part of the comment before it, so it suppresses nothing; put it in place of that, or on a line of its own directly above",
	directives.Argument: "takes no words after it, so it marks nothing; delete them or put // before them",
}

// The words for a directive in the wrong place, by its verb.
var misplaced = map[string]string{
	directives.Ignore:  "stands above no code, so it suppresses nothing; put it on the line of the finding or directly above",
	directives.Handler: "stands above no function declaration, so it marks nothing; put it directly above a function",
}

func run(pass *analysis.Pass, s *settings.Settings) (any, error) {
	all := pass.ResultOf[directives.Analyzer].(*directives.Directives)
	for _, d := range all.All() {
		problem, fault := judge(d)
		if problem == directives.None || isProse(d) || !s.Wants(pass, d.Pos) || s.Drops(pass, name, d.Pos) {
			continue
		}
		s.Report(pass, analysis.Diagnostic{
			Pos:      d.Pos,
			End:      d.End,
			Category: name + "/" + string(problem),
			Message:  fmt.Sprintf("directive %s %s (%s)", d, fault, name),
			URL:      manual.URL(name),
		})
	}
	unused.Report(pass, s, name)
	return nil, nil
}

// isProse reports whether d is an ordinary comment that begins like a
// directive because it is about directives.
func isProse(d directives.Directive) bool {
	return (d.Problem == directives.Spelling || d.Problem == directives.Behind) && d.Rule != "" && !slices.Contains(spec.RuleNames, d.Rule)
}

// judge says what is wrong with d. That a rule exists only a rule can know:
// the pass has no list of them.
func judge(d directives.Directive) (directives.Problem, string) {
	switch {
	case d.Problem == directives.Misplaced:
		return d.Problem, misplaced[d.Verb]
	case d.Problem != directives.None && d.Problem != directives.Reason:
		return d.Problem, faults[d.Problem]
	case d.Verb == directives.Ignore && !slices.Contains(spec.RuleNames, d.Rule):
		advice := "the rules are listed by envvet -help"
		if near := nearest.Name(d.Rule, spec.RuleNames); near != "" {
			advice = "write " + near
		}
		return directives.Rule, "names no rule of envvet, so it suppresses nothing; " + advice
	default:
		return d.Problem, faults[d.Problem]
	}
}
