package score

import (
	"bufio"
	"fmt"
	"io"
	"path"
	"strconv"
	"strings"
)

// A Line is a line of a project: a slash-separated path relative to the
// project's folder, a colon and a line number.
type Line string

// ParseLine reads "dir/file.go:12".
func ParseLine(s string) (Line, error) {
	i := strings.LastIndexByte(s, ':')
	if i < 1 {
		return "", fmt.Errorf("%q is no file:line", s)
	}
	n, err := strconv.Atoi(s[i+1:])
	if err != nil || n < 1 {
		return "", fmt.Errorf("%q is no file:line", s)
	}
	return Line(fmt.Sprintf("%s:%d", path.Clean(s[:i]), n)), nil
}

// A Verdict says what a person found a line to be.
type Verdict string

const (
	True      Verdict = "TP"      // reached from a handler: must be reported
	Bait      Verdict = "FP-bait" // must not be reported
	Ambiguous Verdict = "AMBIG"   // both can be defended: not scored
)

// A Key is a line as one rule sees it.
type Key struct {
	Rule string
	Line Line
}

// A Label is a row of labels/<project>.tsv: a use of stdout or of an exit.
type Label struct {
	Key
	Verdict Verdict
	Kind    string // a word or two on why, such as "direct" or "stderr"
	Handler string
	Chain   string
	Note    string
}

// Foreign reports whether the sink is inside a dependency only. Such labels
// are scored apart.
func (l Label) Foreign() bool { return strings.HasPrefix(l.Kind, "third-party") }

// ReadLabels reads the labels of a project. Two rows for the same rule and
// line are an error.
func ReadLabels(r io.Reader) ([]Label, error) {
	var labels []Label
	seen := map[Key]bool{}
	err := rows(r, []string{"file:line", "check", "label", "kind", "handler", "chain", "note"}, 4, func(c []string) error {
		line, err := ParseLine(c[0])
		if err != nil {
			return err
		}
		l := Label{Key{c[1], line}, Verdict(c[2]), c[3], c[4], c[5], c[6]}
		switch {
		case l.Verdict != True && l.Verdict != Bait && l.Verdict != Ambiguous:
			return fmt.Errorf("unknown label %q", c[2])
		case seen[l.Key]:
			return fmt.Errorf("a second label of %s for %s", l.Rule, l.Line)
		}
		seen[l.Key] = true
		labels = append(labels, l)
		return nil
	})
	return labels, err
}

// A Reading is a row of labels/<project>.read.tsv: what a person made of a
// finding on a line without a label.
type Reading struct {
	Key
	True   bool
	Reason string
}

// ReadReadings reads the classed findings of a project. A row without a reason
// is an error.
func ReadReadings(r io.Reader) ([]Reading, error) {
	var readings []Reading
	seen := map[Key]bool{}
	err := rows(r, []string{"file:line", "check", "class", "reason"}, 4, func(c []string) error {
		line, err := ParseLine(c[0])
		if err != nil {
			return err
		}
		key := Key{c[1], line}
		switch {
		case c[2] != "true" && c[2] != "false":
			return fmt.Errorf("class %q is neither true nor false", c[2])
		case strings.TrimSpace(c[3]) == "":
			return fmt.Errorf("%s: no reason", line)
		case seen[key]:
			return fmt.Errorf("a second row of %s for %s", key.Rule, line)
		}
		seen[key] = true
		readings = append(readings, Reading{key, c[2] == "true", c[3]})
		return nil
	})
	return readings, err
}

// A Dispute is a row of labels/disputed.tsv: a label that we hold to be wrong,
// and why. The label stays as it was given.
type Dispute struct {
	Project string
	Key
	Verdict Verdict // what it should be
	Reason  string
}

// ReadDisputes reads the disputed labels of all projects.
func ReadDisputes(r io.Reader) ([]Dispute, error) {
	var disputes []Dispute
	err := rows(r, []string{"project", "file:line", "check", "should be", "reason"}, 5, func(c []string) error {
		line, err := ParseLine(c[1])
		if err != nil {
			return err
		}
		disputes = append(disputes, Dispute{c[0], Key{c[2], line}, Verdict(c[3]), c[4]})
		return nil
	})
	return disputes, err
}

// rows calls f with the cells of each row below the header, which has to be
// want. Cells at the end that a row leaves out are empty; it has at least min.
func rows(r io.Reader, want []string, min int, f func(cells []string) error) error {
	in := bufio.NewScanner(r)
	in.Buffer(nil, 1<<20)
	for n := 1; in.Scan(); n++ {
		cells := strings.Split(in.Text(), "\t")
		switch {
		case n == 1:
			if in.Text() != strings.Join(want, "\t") {
				return fmt.Errorf("line 1: want the header %q", want)
			}
			continue
		case len(cells) < min || len(cells) > len(want):
			return fmt.Errorf("line %d: %d cells, want %d", n, len(cells), len(want))
		}
		for len(cells) < len(want) {
			cells = append(cells, "")
		}
		if err := f(cells); err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
	}
	return in.Err()
}
