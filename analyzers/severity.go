package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/internal/severity"
)

// Severity is how bad a finding is: [Warning], [Error] or [Hint]. Its String is
// the word for it in lower case.
type Severity = severity.Severity

// The severities. Hints are reported only where the shared setting hints is on.
const (
	Warning = severity.Warning
	Error   = severity.Error
	Hint    = severity.Hint
)

// SeverityOf returns the severity of a finding from the category of its
// diagnostic, "rule/category". A category that no table names is a warning.
func SeverityOf(category string) Severity { return severity.Of(category) }

// Categories returns the categories of the findings of a rule, in the order of its
// manual and without its name: "stdio" of "stdoutwrite/stdio". It returns nil for a
// rule that is not in the [Suite].
func Categories(rule string) []string { return severity.Categories(rule) }

// SeverityFor returns the severity of a finding of the rule as the flag severity
// of the rule has it, else SeverityOf. The rule may be of another suite.
func SeverityFor(rule *analysis.Analyzer, category string) Severity {
	if f := rule.Flags.Lookup("severity"); f != nil {
		if o, ok := f.Value.(*severity.Overrides); ok {
			return o.Of(category)
		}
	}
	return severity.Of(category)
}
