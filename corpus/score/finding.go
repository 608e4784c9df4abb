package score

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
)

// A Finding is a diagnostic as it concerns the score.
type Finding struct {
	Key
	Related  []Line // lines of its related positions
	Message  string
	Category string // rule/category, as far as the tool tells one
}

// Sink returns the file, by import path, in which what the finding is about is done, ""
// if that is in the package with the finding.
func (f Finding) Sink() string {
	if m := elsewhere.FindStringSubmatch(f.Message); m != nil {
		return m[1]
	}
	return ""
}

var elsewhere = regexp.MustCompile(` at (\S+\.go):[0-9]+\b`)

// ReadFindings reads what `go vet -json` prints about a project in folder
// root: one JSON object for each package, with lines of comments between. Two
// packages that hold the same file, such as a package and its test variant,
// tell the same finding; it is returned once. An analyzer that failed is an
// error.
func ReadFindings(r io.Reader, root string) ([]Finding, error) {
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	var objects bytes.Buffer
	for line := range bytes.Lines(text) {
		if !bytes.HasPrefix(line, []byte("#")) {
			objects.Write(line)
		}
	}
	var findings []Finding
	for dec := json.NewDecoder(&objects); ; {
		var packages map[string]map[string]json.RawMessage
		if err := dec.Decode(&packages); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, fmt.Errorf("not what go vet -json prints: %w", err)
		}
		for _, id := range slices.Sorted(maps.Keys(packages)) {
			for _, rule := range slices.Sorted(maps.Keys(packages[id])) {
				more, err := readRule(packages[id][rule], rule, root)
				if err != nil {
					return nil, fmt.Errorf("%s: %s: %w", id, rule, err)
				}
				findings = append(findings, more...)
			}
		}
	}
	slices.SortFunc(findings, func(a, b Finding) int {
		return cmp.Or(cmp.Compare(a.Rule, b.Rule), compareLines(a.Line, b.Line), cmp.Compare(a.Message, b.Message))
	})
	return slices.CompactFunc(findings, func(a, b Finding) bool { return a.Key == b.Key && a.Message == b.Message }), nil
}

// ReadAnswer reads what `envvet -o=json` answers, run in the folder of a project.
func ReadAnswer(r io.Reader) ([]Finding, error) {
	type place struct {
		Message  string
		Position struct {
			File string
			Line int
		}
	}
	var answer struct {
		Data struct {
			Findings []struct {
				place
				Rule, Category string
				Chain          []place
			}
		}
		Error *struct{ Code, Message string }
	}
	if err := json.NewDecoder(r).Decode(&answer); err != nil {
		return nil, fmt.Errorf("not what envvet -o=json prints: %w", err)
	}
	if e := answer.Error; e != nil && e.Code != "FINDINGS" {
		return nil, fmt.Errorf("%s: %s", e.Code, e.Message)
	}
	line := func(p place) Line { return Line(fmt.Sprintf("%s:%d", p.Position.File, p.Position.Line)) }
	var findings []Finding
	for _, x := range answer.Data.Findings {
		f := Finding{Key: Key{x.Rule, line(x.place)}, Message: x.Message, Category: x.Category}
		for _, c := range x.Chain {
			f.Related = append(f.Related, line(c))
		}
		findings = append(findings, f)
	}
	return findings, nil
}

// readRule reads what one rule said about one package.
func readRule(text json.RawMessage, rule, root string) ([]Finding, error) {
	var failed struct {
		Error string `json:"error"`
	}
	if json.Unmarshal(text, &failed) == nil {
		return nil, errors.New(failed.Error)
	}
	type position struct {
		Posn    string `json:"posn"`
		Message string `json:"message"`
	}
	var diagnostics []struct {
		position
		Category string     `json:"category"`
		Related  []position `json:"related"`
	}
	if err := json.Unmarshal(text, &diagnostics); err != nil {
		return nil, err
	}
	var findings []Finding
	for _, d := range diagnostics {
		line, ok := LineOf(d.Posn, root)
		if !ok {
			return nil, fmt.Errorf("no line in position %q", d.Posn)
		}
		f := Finding{Key: Key{rule, line}, Message: d.Message, Category: d.Category}
		for _, r := range d.Related {
			if line, ok := LineOf(r.Posn, root); ok && !slices.Contains(f.Related, line) {
				f.Related = append(f.Related, line)
			}
		}
		findings = append(findings, f)
	}
	return findings, nil
}

var posn = regexp.MustCompile(`^(.+?):(\d+)(?::\d+)?$`)

// LineOf makes a line of file:line:column, relative to the folder root. A file
// outside it keeps its name. It returns false if position is nothing like that.
func LineOf(position, root string) (Line, bool) {
	m := posn.FindStringSubmatch(position)
	if m == nil {
		return "", false
	}
	file := m[1]
	if rel, err := filepath.Rel(root, file); err == nil && filepath.IsLocal(rel) {
		file = rel
	}
	line, err := ParseLine(filepath.ToSlash(file) + ":" + m[2])
	return line, err == nil
}
