package analyzers

import "github.com/envvet/envvet/analyzers/internal/severity"

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
