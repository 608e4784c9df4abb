package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/envvet/envvet/corpus/score"
)

// A result is the score of one project, or of several together, for each rule.
type result struct {
	name    string
	what    string
	given   map[string]score.Score // labels as they were given
	settled map[string]score.Score // without the disputed ones
}

// measure scores the findings on a project.
func measure(p project, disputes []score.Dispute, findings []score.Finding) result {
	r := result{p.name, p.what, map[string]score.Score{}, map[string]score.Score{}}
	var own []score.Dispute
	for _, d := range disputes {
		if d.Project == p.name {
			own = append(own, d)
		}
	}
	for _, rule := range rules {
		r.given[rule] = score.Compare(p.Project, rule, findings)
		r.settled[rule] = score.Compare(p.WithoutDisputed(own), rule, findings)
	}
	return r
}

// together adds up results.
func together(name string, results []result) result {
	sum := result{name: name, given: map[string]score.Score{}, settled: map[string]score.Score{}}
	for _, r := range results {
		for _, rule := range rules {
			sum.given[rule] = sum.given[rule].Add(r.given[rule])
			sum.settled[rule] = sum.settled[rule].Add(r.settled[rule])
		}
	}
	return sum
}

// table returns a table in Markdown with a row for each result and rule that
// has any label or finding.
func table(results []result) string {
	rows := [][]string{{"program", "rule", "recall", "sink in a dependency", "bait reported", "precision of all findings"}}
	for _, r := range results {
		for _, rule := range rules {
			s := r.given[rule]
			if s.Recall.Of+s.Foreign.Of+s.Bait.Of+s.Precision.Of+len(s.Unread)+s.Ambiguous == 0 {
				continue
			}
			recall := s.Recall.String()
			if t := r.settled[rule]; t.Recall != s.Recall {
				recall += " (" + t.Recall.String() + ")"
			}
			bait := "-"
			if s.Bait.Of > 0 {
				bait = fmt.Sprintf("%d of %d", s.Bait.Part, s.Bait.Of)
			}
			rows = append(rows, []string{r.name, rule, recall, s.Foreign.String(), bait, s.Precision.String()})
		}
	}
	return align(rows)
}

// align returns the rows as a table in Markdown, its columns as wide as their
// widest cell.
func align(rows [][]string) string {
	var b strings.Builder
	for i, row := range rows {
		for j, cell := range row {
			width := len(slices.MaxFunc(rows, func(a, b []string) int { return cmp.Compare(len(a[j]), len(b[j])) })[j])
			fmt.Fprintf(&b, "| %-*s ", width, cell)
		}
		b.WriteString("|\n")
		if i == 0 {
			b.WriteString(strings.Repeat("|---", len(row)) + "|\n")
		}
	}
	return b.String()
}

// details writes what a person has to look at.
func details(w io.Writer, r result) {
	for _, rule := range rules {
		s, settled := r.given[rule], r.settled[rule]
		for _, l := range s.Missed {
			what := "missed"
			if !slices.Contains(settled.Missed, l) {
				what = "missed, disputed"
			}
			fmt.Fprintf(w, "%s: %s: %s: %s (%s)\n", r.name, rule, what, l.Line, l.Kind)
		}
		for _, l := range s.MissedForeign {
			fmt.Fprintf(w, "%s: %s: missed, sink in a dependency: %s (%s)\n", r.name, rule, l.Line, l.Kind)
		}
		for _, f := range s.Wrong {
			fmt.Fprintf(w, "%s: %s: false: %s: %s\n", r.name, rule, f.Line, f.Message)
		}
		for _, f := range s.Unread {
			fmt.Fprintf(w, "%s: %s: not read yet: %s: %s\n", r.name, rule, f.Line, f.Message)
		}
		for _, x := range s.Stale {
			fmt.Fprintf(w, "%s: %s: read, but no longer found: %s\n", r.name, rule, x.Line)
		}
	}
}
