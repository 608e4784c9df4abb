package score

import (
	"fmt"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strings"
)

// A Mark is what the comment at the end of a line says of a rule there, such as
//
//	t.Render() // want stdoutwrite
//	t.Render() // false stdoutwrite: the table is on stderr
//	t.Render() // missed stdoutwrite: ranges over functions are not followed
//
// On the line of a comment it stands before that, as /* want directive */.
type Mark struct {
	Key
	Right bool // a finding on the line is right: "want" or "missed"
	Told  bool // there is one: "want" or "false"
}

var mark = regexp.MustCompile(`^// (want|false|missed) (\w+(?:, \w+)*)(?:: (\S.*))?$`)

// ReadMarks reads the marks of a file in Go; name is its path in the project. One that
// holds for several rules has commas between them. A mark of a rule that is not among
// rules, one that says false or missed and not why, and a second one of a rule on a line
// are errors.
func ReadMarks(name string, text []byte, rules []string) ([]Mark, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var marks []Mark
	for _, group := range file.Comments {
		for _, c := range group.List {
			text := c.Text
			if block, ok := strings.CutPrefix(text, "/*"); ok {
				text = "//" + strings.TrimSuffix(block, " */")
			}
			m := mark.FindStringSubmatch(text)
			if m == nil {
				continue
			}
			line := Line(fmt.Sprintf("%s:%d", name, fset.Position(c.Pos()).Line))
			if (m[1] == "want") != (m[3] == "") {
				return nil, fmt.Errorf("%s: false and missed have a reason after a colon, and want has none", line)
			}
			for rule := range strings.SplitSeq(m[2], ", ") {
				k := Mark{Key{rule, line}, m[1] != "false", m[1] != "missed"}
				switch {
				case !slices.Contains(rules, rule):
					return nil, fmt.Errorf("%s: no rule %s", line, rule)
				case slices.ContainsFunc(marks, func(o Mark) bool { return o.Key == k.Key }):
					return nil, fmt.Errorf("%s: a second mark of %s", line, rule)
				}
				marks = append(marks, k)
			}
		}
	}
	return marks, nil
}

// A Marked is how findings agree with marks.
type Marked struct {
	Recall    Share     // lines told of, of those to tell of
	Precision Share     // right ones of the lines told of
	Unmarked  []Finding // on lines whose marks do not say that there is one
	Untold    []Mark    // that say that there is one, and there is none
}

// Holds reports whether the findings are those that the marks tell of.
func (m Marked) Holds() bool { return len(m.Unmarked)+len(m.Untold) == 0 }

// CompareMarks compares findings with marks. The shares are counted from the marks, so
// they are those of the findings where these hold.
func CompareMarks(marks []Mark, findings []Finding) (m Marked) {
	told := map[Key]bool{}
	for _, k := range marks {
		told[k.Key] = k.Told
		if k.Right {
			m.Recall = m.Recall.Add(ShareOf(k.Told))
		}
		if k.Told {
			m.Precision = m.Precision.Add(ShareOf(k.Right))
		}
	}
	on := map[Key]bool{}
	for _, f := range findings {
		on[f.Key] = true
		if !told[f.Key] {
			m.Unmarked = append(m.Unmarked, f)
		}
	}
	for _, k := range marks {
		if k.Told && !on[k.Key] {
			m.Untold = append(m.Untold, k)
		}
	}
	return m
}
