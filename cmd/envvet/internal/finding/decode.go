package finding

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/envvet/envvet/analyzers"
)

// The JSON of go vet -json: package path to rule to diagnostics or error.
type (
	jsonTree map[string]map[string]json.RawMessage

	jsonFailure struct {
		Error string `json:"error"`
	}

	jsonDiagnostic struct {
		Category string        `json:"category"`
		Posn     string        `json:"posn"`
		End      string        `json:"end"`
		Message  string        `json:"message"`
		Related  []jsonRelated `json:"related"`
		Fixes    []jsonFix     `json:"suggested_fixes"`
	}

	jsonRelated struct {
		Posn    string `json:"posn"`
		Message string `json:"message"`
	}

	jsonFix struct {
		Message string     `json:"message"`
		Edits   []jsonEdit `json:"edits"`
	}

	jsonEdit struct {
		File  string `json:"filename"`
		Start int    `json:"start"`
		End   int    `json:"end"`
		New   string `json:"new"`
	}
)

// Decode reads the output of go vet -json, one JSON object per package in any
// order, and returns it normalized.
func Decode(r io.Reader) (Report, error) {
	var report Report
	for in := json.NewDecoder(r); ; {
		var tree jsonTree
		err := in.Decode(&tree)
		if errors.Is(err, io.EOF) {
			report.Normalize()
			return report, nil
		}
		if err == nil {
			err = report.add(tree)
		}
		if err != nil {
			return Report{}, fmt.Errorf("output of go vet -json: %w", err)
		}
	}
}

func (r *Report) add(tree jsonTree) error {
	for pkg, rules := range tree {
		for rule, raw := range rules {
			if err := r.addRule(pkg, rule, raw); err != nil {
				return fmt.Errorf("package %s, rule %s: %w", pkg, rule, err)
			}
		}
	}
	return nil
}

func (r *Report) addRule(pkg, rule string, raw json.RawMessage) error {
	if len(raw) > 0 && raw[0] == '{' {
		var failure jsonFailure
		if err := json.Unmarshal(raw, &failure); err != nil {
			return err
		}
		r.Failures = append(r.Failures, Failure{Rule: rule, Package: pkg, Message: failure.Error})
		return nil
	}
	var diagnostics []jsonDiagnostic
	if err := json.Unmarshal(raw, &diagnostics); err != nil {
		return err
	}
	for _, d := range diagnostics {
		r.Findings = append(r.Findings, d.finding(rule))
	}
	return nil
}

func (d jsonDiagnostic) finding(rule string) Finding {
	f := Finding{
		Rule:     rule,
		Category: d.Category,
		Severity: analyzers.SeverityOf(d.Category),
		Posn:     ParsePosn(d.Posn),
		End:      ParsePosn(d.End),
		Message:  strings.TrimSuffix(d.Message, " ("+rule+")"),
	}
	if !strings.HasPrefix(f.Category, rule+"/") {
		f.Category = "" // one of plain go vet's, whose kinds have no names that last
	}
	if f.End.File != f.Posn.File || f.End.before(f.Posn) { // a line directive stands between them
		f.End = f.Posn
	}
	if n := len(d.Related); n > 0 {
		if reason, ok := analyzers.AcceptedFor(d.Related[n-1].Message); ok {
			f.Accepted = &Accepted{ParsePosn(d.Related[n-1].Posn), reason}
			d.Related = d.Related[:n-1]
		}
	}
	for _, related := range d.Related {
		f.Related = append(f.Related, Related{Posn: ParsePosn(related.Posn), Message: related.Message})
	}
	for _, fix := range d.Fixes {
		edits := make([]Edit, len(fix.Edits))
		for i, e := range fix.Edits {
			edits[i] = Edit(e)
		}
		f.Fixes = append(f.Fixes, Fix{Message: fix.Message, Edits: edits})
	}
	return f
}
