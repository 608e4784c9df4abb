package main

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envvet/envvet/corpus/score"
)

// An unseen label is a row of unseen.tsv: a label of a program of which whoever made it
// had seen no finding, with what envvet said of the line at first, and says now.
type unseenLabel struct {
	program string
	score.Label
	first, now bool // a finding tells of the line, or, for a bait, stands on it
}

const unseenHeader = "program\tfile:line\tcheck\tlabel\tkind\tfirst\tnow\tnote"

// What envvet says of a line.
var answers = map[string]bool{"reported": true, "silent": false}

// readUnseen reads unseen.tsv.
func readUnseen(r io.Reader) (labels []unseenLabel, err error) {
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	for i, row := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		if i == 0 {
			if row != unseenHeader {
				return nil, fmt.Errorf("want the header %q", unseenHeader)
			}
			continue
		}
		c := strings.Split(row, "\t")
		if len(c) != 8 {
			return nil, fmt.Errorf("line %d: %d cells, want 8", i+1, len(c))
		}
		line, err := score.ParseLine(c[1])
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		verdict := score.Verdict(c[3])
		first, known := answers[c[5]]
		now, alsoKnown := answers[c[6]]
		switch {
		case verdict != score.True && verdict != score.Bait && verdict != score.Ambiguous:
			return nil, fmt.Errorf("line %d: unknown label %q", i+1, c[3])
		case !known || !alsoKnown:
			return nil, fmt.Errorf("line %d: want reported or silent in the sixth and seventh cell", i+1)
		}
		labels = append(labels, unseenLabel{c[0], score.Label{Key: score.Key{Rule: c[2], Line: line}, Verdict: verdict, Kind: c[4], Note: c[7]}, first, now})
	}
	return labels, nil
}

// unseen holds that envvet says of each line of unseen.tsv what stands there.
func unseen(w io.Writer, o options) (held bool, err error) {
	dir := filepath.Join(o.root, "corpus")
	drawn, err := readDrawings(dir)
	if err != nil {
		return false, err
	}
	all, err := read(filepath.Join(dir, "unseen.tsv"), readUnseen)
	if err != nil {
		return false, err
	}
	held, err = holdDrawn(w, o, drawn, all, func(l unseenLabel) string { return l.program }, func(l unseenLabel, _ project, findings []score.Finding) string {
		found := tells(findings, l.Label)
		if found == l.now {
			return ""
		}
		return fmt.Sprintf("%s %s (%s): reported is %v now", l.Line, l.Rule, l.Verdict, found)
	})
	if err != nil {
		return false, err
	}
	table := unseenTable(all)
	fmt.Fprintf(w, "\n%s", table)
	if !o.write {
		return held, nil
	}
	return held, writeTable(o.root, "docs/accuracy.md", "unseen", table)
}

// tells reports whether a finding tells of the line of a label, or stands on it if the
// label says that none should.
func tells(findings []score.Finding, l score.Label) bool {
	return slices.ContainsFunc(findings, func(f score.Finding) bool {
		return f.Rule == l.Rule && (f.Line == l.Line || l.Verdict != score.Bait && slices.Contains(f.Related, l.Line))
	})
}

// unseenTable returns a table in Markdown with rows for each program, and for all.
func unseenTable(labels []unseenLabel) string {
	rows := [][]string{{"program", "rule", "recall at first", "recall now", "sink in a dependency, at first", "now", "bait reported"}}
	add := func(name string, of func(unseenLabel) bool) {
		for _, rule := range rules {
			var first, now, foreignFirst, foreignNow, bait score.Share
			for _, l := range labels {
				switch {
				case l.Rule != rule || !of(l):
				case l.Verdict == score.Bait:
					bait = bait.Add(score.ShareOf(l.now))
				case l.Verdict == score.Ambiguous:
				case l.Foreign():
					foreignFirst, foreignNow = foreignFirst.Add(score.ShareOf(l.first)), foreignNow.Add(score.ShareOf(l.now))
				default:
					first, now = first.Add(score.ShareOf(l.first)), now.Add(score.ShareOf(l.now))
				}
			}
			if first.Of+foreignFirst.Of+bait.Of > 0 {
				rows = append(rows, []string{name, rule, first.String(), now.String(), foreignFirst.String(), foreignNow.String(), fmt.Sprintf("%d of %d", bait.Part, bait.Of)})
			}
		}
	}
	var names []string
	for _, l := range labels {
		if !slices.Contains(names, l.program) {
			names = append(names, l.program)
		}
	}
	slices.Sort(names)
	for _, name := range names {
		add(name, func(l unseenLabel) bool { return l.program == name })
	}
	add("all", func(unseenLabel) bool { return true })
	return align(rows)
}
