// Package finding holds what go vet -json reports: findings, each with its
// chain, and failures of rules.
package finding

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/envvet/envvet/analyzers"
)

// A Posn is a position as vet prints it. Line and Col count from one, Col in
// bytes; what is not known is zero.
type Posn struct {
	File      string
	Line, Col int
}

// ParsePosn reads "file:line:col", "file:line" or "file"; "-" is no position.
// A file name may contain colons.
func ParsePosn(text string) Posn {
	if text == "-" {
		return Posn{}
	}
	file, last, ok := cutNumber(text)
	if !ok {
		return Posn{File: text}
	}
	shorter, line, ok := cutNumber(file)
	if !ok {
		return Posn{File: file, Line: last}
	}
	return Posn{File: shorter, Line: line, Col: last}
}

// cutNumber cuts ":N" off the end of text.
func cutNumber(text string) (string, int, bool) {
	i := strings.LastIndexByte(text, ':')
	if i <= 0 {
		return text, 0, false
	}
	n, err := strconv.Atoi(text[i+1:])
	if err != nil || n < 0 {
		return text, 0, false
	}
	return text[:i], n, true
}

func comparePosn(a, b Posn) int {
	return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
}

// before reports whether p stands before q in the file that both are in.
func (p Posn) before(q Posn) bool { return p.Line < q.Line || p.Line == q.Line && p.Col < q.Col }

// A Finding is one diagnostic of one rule.
type Finding struct {
	Rule     string
	Category string // "rule/category", or ""
	Severity analyzers.Severity
	Posn     Posn
	End      Posn   // equals Posn if the rule gave none
	Message  string // without the " (rule)" at its end
	Related  []Related
	Fixes    []Fix
	Accepted *Accepted // nil if no comment accepts it
}

// Accepted is the comment that accepts a finding.
type Accepted struct {
	Posn   Posn
	Reason string
}

// Handler returns the name of the command handler that the finding is about,
// and where it is registered. ok is false if the finding names none.
func (f *Finding) Handler() (name string, at Posn, ok bool) {
	if len(f.Related) == 0 {
		return "", Posn{}, false
	}
	text, isHandler := strings.CutPrefix(f.Related[0].Message, "handler ")
	i := strings.LastIndex(text, " is registered here")
	if !isHandler || i < 0 {
		return "", Posn{}, false
	}
	return text[:i], f.Related[0].Posn, true
}

// Chain splits what is related to the finding into the way from the handler to
// the nearest place that is at fault, and the other places.
func (f *Finding) Chain() (way, others []Related) {
	for i, r := range f.Related {
		if i > 0 && !r.IsCall() {
			return f.Related[:i+1], f.Related[i+1:]
		}
	}
	return f.Related, nil
}

// IsCall reports whether a step of a chain goes on to another: the rules begin
// it with "calls", or say how many of those they left out.
func (r Related) IsCall() bool {
	return strings.HasPrefix(r.Message, "calls ") || strings.HasSuffix(r.Message, " more calls")
}

// A Fix is a change that mends a finding, as a whole or not at all.
type Fix struct {
	Message string
	Edits   []Edit
}

// An Edit replaces the bytes from Start up to End of a file, counted from zero.
type Edit struct {
	File       string
	Start, End int
	New        string
}

// Related is one step of a finding's chain.
type Related struct {
	Posn    Posn
	Message string
}

// A Failure says that a rule could not be run on a package.
type Failure struct {
	Rule, Package, Message string
}

// A Report is what a run of go vet found.
type Report struct {
	Findings []Finding // by file, line, column, rule
	Failures []Failure // by package, rule
}

// Accepted takes the findings that comments accept out of the report and returns
// them, in their order.
func (r *Report) Accepted() (accepted []Finding) {
	r.Findings = slices.DeleteFunc(r.Findings, func(f Finding) bool {
		if f.Accepted != nil {
			accepted = append(accepted, f)
		}
		return f.Accepted != nil
	})
	return accepted
}

// Merge returns two lists of findings as one, in their order, and for each of
// it its index in a, -1 if it is of b.
func Merge(a, b []Finding) (all []Finding, index []int) {
	for i, j := 0, 0; i < len(a) || j < len(b); {
		if j == len(b) || i < len(a) && compareFindings(a[i], b[j]) <= 0 {
			all, index = append(all, a[i]), append(index, i)
			i++
		} else {
			all, index = append(all, b[j]), append(index, -1)
			j++
		}
	}
	return all, index
}

// Normalize sorts the report and drops what it says twice: a file belongs to a
// package and to its test variants, and each of them reports its findings. Of
// findings that differ in their chains only, the longest chain is kept.
func (r *Report) Normalize() {
	slices.SortFunc(r.Findings, compareFindings)
	r.Findings = slices.CompactFunc(r.Findings, func(a, b Finding) bool {
		return a.Posn == b.Posn && a.Rule == b.Rule && a.Message == b.Message
	})
	slices.SortFunc(r.Failures, func(a, b Failure) int {
		return cmp.Or(cmp.Compare(a.Package, b.Package), cmp.Compare(a.Rule, b.Rule), cmp.Compare(a.Message, b.Message))
	})
	r.Failures = slices.Compact(r.Failures)
}

// accepted is 1 for a finding that a comment accepts: in one variant of a package
// it may be, and in another not.
func (f *Finding) accepted() int {
	if f.Accepted != nil {
		return 1
	}
	return 0
}

func compareFindings(a, b Finding) int {
	return cmp.Or(
		comparePosn(a.Posn, b.Posn),
		cmp.Compare(a.Rule, b.Rule),
		cmp.Compare(a.Message, b.Message),
		// What follows only makes the choice between variants the same every time.
		cmp.Compare(len(b.Related), len(a.Related)),
		comparePosn(b.End, a.End),
		cmp.Compare(a.accepted(), b.accepted()),
		cmp.Compare(a.Category, b.Category),
		slices.CompareFunc(a.Related, b.Related, func(a, b Related) int {
			return cmp.Or(comparePosn(a.Posn, b.Posn), cmp.Compare(a.Message, b.Message))
		}),
	)
}
