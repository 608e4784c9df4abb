// Package score compares the findings of envvet on a project with labels that
// were made by hand.
//
// A label counts as found if a finding of its rule stands on its line, or has
// the line among its related positions: what several calls share is one
// finding, which names the rest. A bait counts as hit only if a finding stands
// on it, since a chain may well lead past a harmless line.
package score

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// A Project is what a person said about a program.
type Project struct {
	Labels   []Label
	Readings []Reading
}

// WithoutDisputed returns the project with the labels that are disputed made
// ambiguous, so that neither a finding nor its absence counts.
func (p Project) WithoutDisputed(disputes []Dispute) Project {
	p.Labels = slices.Clone(p.Labels)
	for i, l := range p.Labels {
		if slices.ContainsFunc(disputes, func(d Dispute) bool { return d.Key == l.Key }) {
			p.Labels[i].Verdict = Ambiguous
		}
	}
	return p
}

// A Share is a part of a whole.
type Share struct{ Part, Of int }

// ShareOf returns one of one if it holds, else none of one.
func ShareOf(holds bool) Share {
	if holds {
		return Share{1, 1}
	}
	return Share{0, 1}
}

// Add adds another share, part to part and whole to whole.
func (s Share) Add(t Share) Share { return Share{s.Part + t.Part, s.Of + t.Of} }

// AtLeast reports whether the share is min or more. Nothing of nothing is
// enough.
func (s Share) AtLeast(min float64) bool { return float64(s.Part) >= min*float64(s.Of) }

// A Score is how well the findings of one rule agree with a project.
type Score struct {
	Recall    Share // true labels found
	Foreign   Share // found of those with the sink in a dependency only
	Bait      Share // bait reported
	Precision Share // true findings of all that are classed
	Labelled  Share // true labels of all that findings stand on

	Missed        []Label   // true labels that no finding tells
	MissedForeign []Label   // of those with the sink in a dependency only
	Wrong         []Finding // findings on bait, or read as false
	Unread        []Finding // findings that nobody has classed
	Ambiguous     int       // findings that are not scored
	Stale         []Reading // readings of findings that are no longer there
}

// Add adds the numbers and lists of another score.
func (s Score) Add(t Score) Score {
	return Score{
		Recall: s.Recall.Add(t.Recall), Foreign: s.Foreign.Add(t.Foreign), Bait: s.Bait.Add(t.Bait),
		Precision: s.Precision.Add(t.Precision), Labelled: s.Labelled.Add(t.Labelled), Ambiguous: s.Ambiguous + t.Ambiguous,
		Missed: slices.Concat(s.Missed, t.Missed), MissedForeign: slices.Concat(s.MissedForeign, t.MissedForeign),
		Wrong: slices.Concat(s.Wrong, t.Wrong), Unread: slices.Concat(s.Unread, t.Unread), Stale: slices.Concat(s.Stale, t.Stale),
	}
}

// Compare scores the findings of one rule.
func Compare(p Project, rule string, findings []Finding) Score {
	var s Score
	labels := map[Line]Label{}
	for _, l := range p.Labels {
		if l.Rule == rule {
			labels[l.Line] = l
		}
	}
	readings := map[Line]Reading{}
	for _, r := range p.Readings {
		if r.Rule == rule {
			readings[r.Line] = r
		}
	}
	told, on := map[Line]bool{}, map[Line]bool{}
	for _, f := range findings {
		if f.Rule != rule {
			continue
		}
		on[f.Line], told[f.Line] = true, true
		for _, line := range f.Related {
			told[line] = true
		}
		switch classOf(f, labels, readings) {
		case isTrue:
			s.Precision = s.Precision.Add(Share{1, 1})
		case isFalse:
			s.Precision = s.Precision.Add(Share{0, 1})
			s.Wrong = append(s.Wrong, f)
		case isAmbiguous:
			s.Ambiguous++
		default:
			s.Unread = append(s.Unread, f)
		}
	}
	for _, l := range p.Labels {
		if l.Rule == rule {
			s.count(l, told[l.Line], on[l.Line])
		}
	}
	for _, r := range p.Readings {
		if r.Rule == rule && !on[r.Line] {
			s.Stale = append(s.Stale, r)
		}
	}
	slices.SortFunc(s.Missed, func(a, b Label) int { return compareLines(a.Line, b.Line) })
	slices.SortFunc(s.MissedForeign, func(a, b Label) int { return compareLines(a.Line, b.Line) })
	return s
}

// count counts a label: told says that a finding names its line, on that one
// stands there.
func (s *Score) count(l Label, told, on bool) {
	if on && l.Verdict != Ambiguous {
		s.Labelled = s.Labelled.Add(ShareOf(l.Verdict == True))
	}
	switch {
	case l.Verdict == Bait:
		s.Bait = s.Bait.Add(ShareOf(on))
	case l.Verdict != True:
	case l.Foreign():
		if !told {
			s.MissedForeign = append(s.MissedForeign, l)
		}
		s.Foreign = s.Foreign.Add(ShareOf(told))
	default:
		if !told {
			s.Missed = append(s.Missed, l)
		}
		s.Recall = s.Recall.Add(ShareOf(told))
	}
}

type class int

const (
	isUnread class = iota
	isTrue
	isFalse
	isAmbiguous
)

// classOf classes a finding by the label of its line, else by what a person
// made of it, else by the true labels that it leads to. One that leads to bait
// only is to be read: the label may speak of other handlers.
func classOf(f Finding, labels map[Line]Label, readings map[Line]Reading) class {
	if l, ok := labels[f.Line]; ok {
		return map[Verdict]class{True: isTrue, Bait: isFalse, Ambiguous: isAmbiguous}[l.Verdict]
	}
	if r, ok := readings[f.Line]; ok {
		if r.True {
			return isTrue
		}
		return isFalse
	}
	c := isUnread
	for _, line := range f.Related {
		switch labels[line].Verdict {
		case True:
			return isTrue
		case Ambiguous:
			c = isAmbiguous
		}
	}
	return c
}

// compareLines orders by file, then by number.
func compareLines(a, b Line) int {
	split := func(l Line) (string, int) {
		i := strings.LastIndexByte(string(l), ':')
		n, _ := strconv.Atoi(string(l[i+1:])) // ParseLine made it
		return string(l[:i]), n
	}
	fileA, lineA := split(a)
	fileB, lineB := split(b)
	return cmp.Or(cmp.Compare(fileA, fileB), cmp.Compare(lineA, lineB))
}
