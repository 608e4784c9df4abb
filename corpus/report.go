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
	given   map[string]score.Score            // labels as they were given
	settled map[string]score.Score            // without the disputed ones
	others  map[string]map[string]score.Score // of the linters compared with, by their name and our rule; labels as given
}

// measure scores the findings on a project.
func measure(p project, disputes []score.Dispute, findings []score.Finding) result {
	r := result{name: p.name, what: p.what, given: map[string]score.Score{}, settled: map[string]score.Score{}}
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

// measureOthers scores what the other linters report on a project in folder dir.
func measureOthers(p project, dir, copies string) (map[string]map[string]score.Score, error) {
	out := map[string]map[string]score.Score{}
	if len(p.Labels) == 0 {
		return out, nil
	}
	for _, l := range linters {
		findings, err := l.find(p, dir, copies)
		if err != nil {
			return nil, err
		}
		out[l.name] = map[string]score.Score{}
		for _, rule := range l.rules {
			out[l.name][rule] = score.Compare(score.Project{Labels: p.Labels}, rule, findings)
		}
	}
	return out, nil
}

// together adds up results.
func together(name string, results []result) result {
	sum := result{name: name, given: map[string]score.Score{}, settled: map[string]score.Score{}, others: map[string]map[string]score.Score{}}
	for _, l := range linters {
		sum.others[l.name] = map[string]score.Score{}
		for _, r := range results {
			for rule, s := range r.others[l.name] {
				sum.others[l.name][rule] = sum.others[l.name][rule].Add(s)
			}
		}
	}
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

// comparison returns a table in Markdown with a row for each result and rule that
// has labels: what of them each tool finds, and what of the labelled lines that it
// reports is true.
func comparison(results []result) string {
	header := []string{"program", "rule", "envvet: recall", "on labels"}
	for _, l := range linters {
		header = append(header, l.name+": recall", "on labels")
	}
	rows := [][]string{header}
	for _, r := range results {
		for _, rule := range rules {
			s := r.given[rule]
			if s.Recall.Of+s.Bait.Of == 0 {
				continue
			}
			row := []string{r.name, rule, s.Recall.String(), s.Labelled.String()}
			for _, l := range linters {
				o := r.others[l.name][rule]
				row = append(row, o.Recall.String(), o.Labelled.String())
			}
			rows = append(rows, row)
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
