package score

import (
	"slices"
	"strings"
	"testing"
)

var bothRules = []string{"exitcall", "stdoutwrite"}

func TestReadMarks(t *testing.T) {
	const text = `package p

// want a reader to know: this is no mark
func f() {
	g() // want exitcall
	g() // false exitcall, stdoutwrite: the table is on stderr
	g() // missed stdoutwrite: ranges are not followed
	g("// want exitcall")
	/* want exitcall */ //envvet:ignore exitcall
}
`
	got, err := ReadMarks("d/p.go", []byte(text), bothRules)
	if err != nil {
		t.Fatal(err)
	}
	want := []Mark{
		{Key{"exitcall", "d/p.go:5"}, true, true},
		{Key{"exitcall", "d/p.go:6"}, false, true},
		{Key{"stdoutwrite", "d/p.go:6"}, false, true},
		{Key{"stdoutwrite", "d/p.go:7"}, true, false},
		{Key{"exitcall", "d/p.go:9"}, true, true},
	}
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestReadMarksErrors(t *testing.T) {
	for text, want := range map[string]string{
		"nonsense":                             "expected 'package'",
		"package p // want exitcode":           "p.go:1: no rule exitcode",
		"package p // want exitcall: why":      "want has none",
		"package p // false exitcall":          "have a reason",
		"package p // missed exitcall":         "have a reason",
		"package p // want exitcall, exitcall": "a second mark of exitcall",
	} {
		if _, err := ReadMarks("p.go", []byte(text), bothRules); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}

func TestCompareMarks(t *testing.T) {
	at := func(line Line) Key { return Key{"exitcall", line} }
	marks := []Mark{
		{at("a.go:1"), true, true},
		{at("a.go:2"), true, true},
		{at("a.go:3"), false, true},
		{at("a.go:4"), true, false},
	}
	findings := []Finding{{Key: at("a.go:1")}, {Key: at("a.go:3")}, {Key: at("a.go:4")}, {Key: at("a.go:5")}}
	m := CompareMarks(marks, findings)
	if m.Recall != (Share{2, 3}) || m.Precision != (Share{2, 3}) {
		t.Errorf("recall %v, precision %v", m.Recall, m.Precision)
	}
	if len(m.Unmarked) != 2 || m.Unmarked[0].Line != "a.go:4" || m.Unmarked[1].Line != "a.go:5" {
		t.Errorf("unmarked: %v", m.Unmarked)
	}
	if len(m.Untold) != 1 || m.Untold[0].Line != "a.go:2" || m.Holds() {
		t.Errorf("untold: %v, holds: %v", m.Untold, m.Holds())
	}
	if m := CompareMarks(marks, []Finding{{Key: at("a.go:1")}, {Key: at("a.go:2")}, {Key: at("a.go:3")}}); !m.Holds() {
		t.Errorf("does not hold: %v", m)
	}
}
