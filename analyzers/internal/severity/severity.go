// Package severity says how bad a finding is, by its category.
//
// A diagnostic of go/analysis carries no severity. So what is reported at all
// is a setting of the rules, and a printer asks for the severity of what it
// prints.
package severity

import (
	"cmp"
	"fmt"
	"slices"
)

// A Severity is how bad a finding is. The zero value is that of a category
// that no table names.
type Severity int

const (
	Warning Severity = iota // an answer may come out wrong
	Error                   // for certain, whoever calls
	Hint                    // worth a look; reported only if asked for
)

// String returns "warning", "error" or "hint".
func (s Severity) String() string {
	switch s {
	case Warning:
		return "warning"
	case Error:
		return "error"
	case Hint:
		return "hint"
	}
	return fmt.Sprintf("Severity(%d)", int(s))
}

// Compare orders severities, the worst first.
func (s Severity) Compare(t Severity) int { return cmp.Compare(s.rank(), t.rank()) }

func (s Severity) rank() int { return slices.Index([]Severity{Error, Warning, Hint}, s) }

// Of returns the severity of a category as diagnostics carry it, such as
// "stdoutwrite/stdio". What is in no table is a warning.
func Of(category string) Severity { return table[category] }
