package finding

import (
	"fmt"
	"slices"
	"strings"
)

// A Problem is what keeps a package from being checked.
type Problem struct {
	Package string // what it is about, as the go command calls that, or ""
	Posn    Posn   // where it is, as far as that is known
	Message string
}

// A Warning is what a run was told that may be a slip.
type Warning struct {
	Code    string // as UNMATCHED_PATTERN
	Message string
}

// String returns the message behind its place or else the package, of which it has
// none itself: "a/a.go:3:9: undefined: x".
func (p Problem) String() string {
	head := p.Posn.String()
	if head == "" {
		head = p.Package
	}
	if head == "" || strings.Contains(p.Message, head) {
		return p.Message
	}
	return head + ": " + p.Message
}

// String returns the position as compilers tell it, "" if there is none.
func (p Posn) String() string {
	switch {
	case p.Line == 0:
		return p.File
	case p.Col == 0:
		return fmt.Sprintf("%s:%d", p.File, p.Line)
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Col)
}

// Problems returns list in the order of what it says, each once.
func Problems(list []Problem) []Problem {
	slices.SortStableFunc(list, func(a, b Problem) int { return strings.Compare(a.String(), b.String()) })
	return slices.CompactFunc(list, func(a, b Problem) bool { return a.String() == b.String() })
}

// ProblemOf returns what a text of several lines says is wrong, at the first place
// that one of them begins with: "go: errors parsing go.mod:\ngo.mod:3: unknown
// directive: x".
func ProblemOf(text string) Problem {
	p := Problem{Message: text}
	for line := range strings.Lines(text) {
		if at, _, ok := CutPosn(strings.TrimSpace(line)); ok {
			p.Posn = at
			break
		}
	}
	return p
}

// CutPosn cuts the place off a line that begins with one of a file and a line, as
// "a/a.go:3:9: undefined: x".
func CutPosn(line string) (at Posn, text string, ok bool) {
	for from := 0; ; {
		n := strings.Index(line[from:], ": ")
		if n < 0 {
			return Posn{}, line, false
		}
		if at = ParsePosn(line[:from+n]); at.Line > 0 {
			return at, line[from+n+2:], true
		}
		from += n + 2
	}
}
