package spec

import (
	"regexp/syntax"
	"slices"
	"sync"
)

// A pattern is what is known of a regular expression.
type pattern struct {
	err      error // what regexp.Compile says of it
	anchored bool  // it matches whole values only
}

// patterns remembers them: commands of one application tend to have the same.
var patterns sync.Map // string to pattern

func parsePattern(text string) pattern {
	if known, ok := patterns.Load(text); ok {
		return known.(pattern)
	}
	re, err := syntax.Parse(text, syntax.Perl) // what regexp.Compile refuses
	p := pattern{err: err}
	if err == nil {
		p.anchored = anchor{syntax.OpBeginText, false}.holds(re) && anchor{syntax.OpEndText, true}.holds(re)
	}
	patterns.Store(text, p)
	return p
}

// An anchor is what each way to match begins with, or ends with:
// ^a|b$ has a way that begins with no ^, and (?i)(^a$) none.
type anchor struct {
	op   syntax.Op
	last bool // it is the end that counts
}

func (a anchor) holds(re *syntax.Regexp) bool {
	switch re.Op {
	case a.op, syntax.OpNoMatch:
		return true
	case syntax.OpCapture, syntax.OpPlus:
		return a.holds(re.Sub[0])
	case syntax.OpRepeat:
		return re.Min > 0 && a.holds(re.Sub[0])
	case syntax.OpAlternate:
		return !slices.ContainsFunc(re.Sub, func(way *syntax.Regexp) bool { return !a.holds(way) })
	case syntax.OpConcat:
		return a.first(re.Sub)
	}
	return false
}

// first asks the outermost part that holds, with nothing but conditions beyond it.
func (a anchor) first(parts []*syntax.Regexp) bool {
	for i := range parts {
		part := parts[i]
		if a.last {
			part = parts[len(parts)-1-i]
		}
		if a.holds(part) {
			return true
		}
		if !isCondition(part.Op) {
			return false
		}
	}
	return false
}

// isCondition reports whether an operator matches a place and no text.
func isCondition(op syntax.Op) bool { return op >= syntax.OpBeginLine && op <= syntax.OpNoWordBoundary }
