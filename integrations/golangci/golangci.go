// Package golangci is envvet as a plugin of golangci-lint v2, of the kind that
// golangci-lint calls a module plugin.
//
// The folder has the two files that a repository needs to use it:
// .custom-gcl.yml, from which "golangci-lint custom" builds a golangci-lint with
// the plugin in it, and .golangci.yml, which turns it on. docs/golangci.md
// explains both.
//
// golangci-lint shows less of a finding than other builds do: no category, no
// documentation link, and each related position as a finding of its own. So the
// plugin is one linter, with one analyzer that runs every rule, and folds what
// would be lost into the message.
package golangci

import (
	"fmt"

	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
)

// Name is what golangci-lint calls the linter: in its configuration and in
// //nolint comments.
const Name = "envvet"

func init() { register.Plugin(Name, New) }

type plugin struct{ rules []*analysis.Analyzer }

// New returns the plugin with the settings that golangci-lint read from its
// configuration: a map whose keys are the names of settings that every
// rule has, such as handlers, and of rules. The value of a rule is a map of
// settings of that rule alone, among them enabled, or false, which is short for
// enabled: false.
//
// The rules are the same variables in every plugin that New makes, so what the
// last call sets holds. Nothing is left over from the calls before.
//
// The map gets an entry that names this build, if that has no version; see mark.
func New(settings any) (register.LinterPlugin, error) {
	if err := mark(settings); err != nil {
		return nil, err
	}
	values, err := register.DecodeSettings[map[string]any](settings)
	if err != nil {
		return nil, err
	}
	delete(values, buildKey)
	rules, err := configure(analyzers.Suite, values)
	if err != nil {
		return nil, fmt.Errorf("settings of %s: %w", Name, err)
	}
	return plugin{rules}, nil
}

// BuildAnalyzers returns one analyzer, named like the linter: golangci-lint puts
// the name of any other in front of each message.
func (p plugin) BuildAnalyzers() ([]*analysis.Analyzer, error) {
	return []*analysis.Analyzer{together(p.rules)}, nil
}

// GetLoadMode asks for types, without which no rule can run.
func (p plugin) GetLoadMode() string { return register.LoadModeTypesInfo }

// together returns an analyzer that runs the rules, one after the other.
func together(rules []*analysis.Analyzer) *analysis.Analyzer {
	var requires []*analysis.Analyzer
	seen := make(map[*analysis.Analyzer]bool)
	for _, rule := range rules {
		for _, a := range rule.Requires {
			if !seen[a] {
				seen[a] = true
				requires = append(requires, a)
			}
		}
	}
	return &analysis.Analyzer{
		Name:     Name,
		Doc:      "report code of command-line tools that would break their answers",
		URL:      "https://pkg.go.dev/github.com/envvet/envvet",
		Requires: requires,
		Run: func(pass *analysis.Pass) (any, error) {
			root := newFolder(pass)
			for _, rule := range rules {
				own := *pass
				own.Analyzer = rule
				own.Report = func(d analysis.Diagnostic) {
					d.Message, d.Related = root.fold(rule, d), nil
					// Several fixes are there to choose one of; golangci-lint would
					// apply the edits of all.
					d.SuggestedFixes = d.SuggestedFixes[:min(1, len(d.SuggestedFixes))]
					pass.Report(d)
				}
				if _, err := rule.Run(&own); err != nil {
					return nil, fmt.Errorf("rule %s: %w", rule.Name, err)
				}
			}
			return nil, nil
		},
	}
}
