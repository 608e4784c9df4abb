package main

import (
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/corpus/inprocess"
	"github.com/envvet/envvet/corpus/score"
)

// notPayload are the rules that projects.tsv is for, and the one about comments.
var notPayload = append([]string{"directive"}, rules...)

// payloads holds what the other rules find, hints too, in the programs of
// programs.tsv against payloads.tsv, and says whether every finding was read and
// every row is still a finding. Of dependencies their types alone are read: what
// makes a payload stands in programs themselves.
func payloads(w io.Writer, o options) (held bool, err error) {
	dir := filepath.Join(o.root, "corpus")
	programs, err := readPrograms(filepath.Join(dir, "programs.tsv"))
	if err != nil {
		return false, err
	}
	all, err := read(filepath.Join(dir, "payloads.tsv"), score.ReadPayloads)
	if err != nil {
		return false, err
	}
	if programs, err = choose(programs, o.names); err != nil {
		return false, err
	}
	var suite []*analysis.Analyzer
	for _, a := range analyzers.Suite {
		if slices.Contains(notPayload, a.Name) {
			continue
		}
		if err := a.Flags.Set("hints", "true"); err != nil {
			return false, err
		}
		suite = append(suite, a)
	}
	held = true
	for _, p := range programs {
		dir, err := fetch(p, o.root, o.copies)
		if err != nil {
			return false, err
		}
		found, err := inprocess.Program{Dir: dir, Patterns: p.scope, Shallow: true}.Run(suite)
		if err != nil {
			return false, fmt.Errorf("%s: %w", p.name, err)
		}
		var findings []score.PayloadFinding
		for _, f := range found {
			findings = append(findings, score.PayloadFinding{Line: score.Line(f.Place()), Category: f.Category})
		}
		unread, stale := score.ComparePayloads(p.name, all, findings)
		for _, f := range unread {
			i := slices.IndexFunc(found, func(g inprocess.Finding) bool { return g.Place() == string(f.Line) && g.Category == f.Category })
			fmt.Fprintf(w, "%s: not read yet: %s %s: %s\n", p.name, f.Line, f.Category, found[i].Message)
		}
		for _, r := range stale {
			fmt.Fprintf(w, "%s: read, but no longer found: %s %s\n", p.name, r.Line, r.Category)
		}
		fmt.Fprintf(w, "%s: %d findings\n", p.name, len(findings))
		held = held && len(unread)+len(stale) == 0
	}
	table := payloadTable(all)
	fmt.Fprintf(w, "\n%s", table)
	if !o.write {
		return held, nil
	}
	return held, writeTable(o.root, "docs/accuracy.md", "payloads", table)
}

// payloadTable returns a table in Markdown with a row for each category.
func payloadTable(readings []score.PayloadReading) string {
	shares := score.Accepted(readings)
	rows := [][]string{{"category", "accepted", "in programs"}}
	for _, category := range slices.Sorted(maps.Keys(shares)) {
		var programs []string
		for _, r := range readings {
			if r.Category == category && !slices.Contains(programs, r.Program) {
				programs = append(programs, r.Program)
			}
		}
		slices.Sort(programs)
		rows = append(rows, []string{category, shares[category].String(), strings.Join(programs, ", ")})
	}
	return align(rows)
}

const programsHeader = "name\tmodule\tversion\tsum\tscope\twhat"

// readPrograms reads programs.tsv.
func readPrograms(name string) ([]project, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var programs []project
	for i, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		if i == 0 {
			if line != programsHeader {
				return nil, fmt.Errorf("programs.tsv: want the header %q", programsHeader)
			}
			continue
		}
		c := strings.Split(line, "\t")
		if len(c) != 6 {
			return nil, fmt.Errorf("programs.tsv:%d: %d cells, want 6", i+1, len(c))
		}
		programs = append(programs, project{name: c[0], group: "payloads", module: c[1], version: c[2], sum: c[3], scope: strings.Fields(c[4]), what: c[5]})
	}
	return programs, nil
}
