package schema

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp/syntax"
	"strconv"
	"strings"
)

// ErrTooLarge is in the chain of the error of a schema that is larger than this
// package looks at. That says nothing about whether it is valid.
var ErrTooLarge = errors.New("is larger than what is looked at")

// What is looked at of one schema. The compiler takes time that grows with the
// square of the number of schemas and of references in some texts, so the bounds
// are far above what people write and far below what it takes minutes for.
const (
	mostBytes        = 512 << 10
	mostValues       = 4_000 // objects, lists, texts and the others, at any depth
	mostReferences   = 500
	mostDepth        = 64
	mostItems        = 2_000 // in one list: those of required are compared with each other
	longestNumber    = 40    // characters
	mostExponent     = 400
	mostInstructions = 10_000 // of the program of one pattern
	mostUnfolded     = 2_000  // schemas that one value is held against
)

// A meter measures a document before anything is compiled from it, and leaves
// out what the compiler must not see.
type meter struct {
	values, references, instructions int
}

func tooLarge(format string, args ...any) error {
	return fmt.Errorf(format+": it %w", append(args, ErrTooLarge)...)
}

func (m *meter) measure(v any, depth int) error {
	if m.values++; m.values > mostValues {
		return tooLarge("the schema has more than %d values", mostValues)
	}
	if depth > mostDepth {
		return tooLarge("the schema is nested more than %d deep", mostDepth)
	}
	switch v := v.(type) {
	case json.Number:
		return measureNumber(string(v))
	case []any:
		if len(v) > mostItems {
			return tooLarge("the schema has a list of %d values", len(v))
		}
		for _, one := range v {
			if err := m.measure(one, depth+1); err != nil {
				return err
			}
		}
	case map[string]any:
		m.leaveOutPatterns(v)
		for key, one := range v {
			if strings.HasSuffix(strings.ToLower(key), "ref") || strings.HasSuffix(key, "id") {
				if m.references++; m.references > mostReferences {
					return tooLarge("the schema has more than %d references", mostReferences)
				}
			}
			if err := m.measure(one, depth+1); err != nil {
				return err
			}
		}
	}
	return nil
}

// measureNumber refuses numbers that take more memory than text once they are
// read: 1e999999999.
func measureNumber(text string) error {
	_, exponent, _ := strings.Cut(strings.ToLower(text), "e")
	n, err := strconv.Atoi(exponent)
	if len(text) > longestNumber || exponent != "" && (err != nil || n > mostExponent || n < -mostExponent) {
		return tooLarge("the schema has the number %.40s", text)
	}
	return nil
}

// leaveOutPatterns takes the patterns out of an object that Go cannot judge:
// JSON Schema has the regular expressions of ECMAScript, which may look around
// and refer back, and some that Go has are programs of megabytes.
func (m *meter) leaveOutPatterns(object map[string]any) {
	if pattern, ok := object["pattern"].(string); ok && !m.canJudge(pattern) {
		delete(object, "pattern")
	}
	properties, ok := object["patternProperties"].(map[string]any)
	if !ok {
		return
	}
	for pattern := range properties {
		if !m.canJudge(pattern) {
			delete(object, "patternProperties") // what they match is not known,
			delete(object, "additionalProperties")
			return // nor what is left for these
		}
	}
}

func (m *meter) canJudge(pattern string) bool {
	if len(pattern) > mostInstructions {
		return false
	}
	re, err := syntax.Parse(pattern, syntax.Perl)
	if err != nil {
		var wrong *syntax.Error
		if !errors.As(err, &wrong) {
			return false
		}
		switch wrong.Code {
		case syntax.ErrInvalidEscape, syntax.ErrInvalidPerlOp, syntax.ErrInvalidNamedCapture, syntax.ErrInvalidCharRange,
			syntax.ErrInvalidRepeatSize, syntax.ErrInvalidRepeatOp, syntax.ErrNestingDepth, syntax.ErrLarge:
			return false
		}
		return true // the compiler says what is wrong
	}
	m.instructions += instructions(re)
	return m.instructions <= mostInstructions
}

// instructions is about how long the program of a regular expression is.
func instructions(re *syntax.Regexp) int {
	n := 1 + len(re.Rune)
	for _, sub := range re.Sub {
		n += instructions(sub)
	}
	if re.Op == syntax.OpRepeat {
		n *= max(re.Min, re.Max, 1)
	}
	return min(n, mostInstructions+1)
}
