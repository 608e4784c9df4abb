package score

import (
	"slices"
	"strings"
	"testing"
)

const labels = `file:line	check	label	kind	handler	chain	note
a.go:1	stdoutwrite	TP	direct
a.go:2	stdoutwrite	TP	cross-pkg
a.go:3	stdoutwrite	TP	helper	h	c	nobody tells it
a.go:4	stdoutwrite	FP-bait	stderr
a.go:5	stdoutwrite	FP-bait	buffer
a.go:6	stdoutwrite	AMBIG	hook
a.go:7	stdoutwrite	TP	third-party+default
a.go:8	stdoutwrite	TP	third-party
a.go:1	exitcall	FP-bait	not-handler
a.go:10	exitcall	TP	direct
`

const readings = `file:line	check	class	reason
b.go:1	stdoutwrite	true	the library prints
b.go:2	stdoutwrite	false	never called
b.go:9	stdoutwrite	true	was found once
`

func finding(line Line, related ...Line) Finding {
	return Finding{Key: Key{"stdoutwrite", line}, Related: related, Message: "message"}
}

func program(t *testing.T) Project {
	t.Helper()
	l, err := ReadLabels(strings.NewReader(labels))
	if err != nil {
		t.Fatal(err)
	}
	r, err := ReadReadings(strings.NewReader(readings))
	if err != nil {
		t.Fatal(err)
	}
	return Project{l, r}
}

func TestCompare(t *testing.T) {
	s := Compare(program(t), "stdoutwrite", []Finding{
		finding("a.go:1"),
		finding("c.go:1", "a.go:2", "a.go:5"), // leads to a label; passes bait, which is no hit
		finding("a.go:4", "a.go:1"),           // stands on bait, wherever it leads
		finding("a.go:6"),
		finding("c.go:2", "a.go:6"),
		finding("c.go:3", "a.go:7"),
		finding("b.go:1"),
		finding("b.go:2", "a.go:1"), // what a person said comes before where it leads
		finding("c.go:4", "a.go:5"), // leads to bait only
		finding("c.go:5"),
		{Key: Key{"exitcall", "a.go:10"}, Message: "another rule"},
	})
	for what, share := range map[string][2]Share{
		"recall":    {s.Recall, {2, 3}},
		"foreign":   {s.Foreign, {1, 2}},
		"bait":      {s.Bait, {1, 2}},
		"precision": {s.Precision, {4, 6}},
		"labelled":  {s.Labelled, {1, 2}},
	} {
		if share[0] != share[1] {
			t.Errorf("%s: %v, want %v", what, share[0], share[1])
		}
	}
	if s.Ambiguous != 2 {
		t.Errorf("%d ambiguous findings, want 2", s.Ambiguous)
	}
	lines := func(findings []Finding) (lines []Line) {
		for _, f := range findings {
			lines = append(lines, f.Line)
		}
		return lines
	}
	if got, want := lines(s.Wrong), []Line{"a.go:4", "b.go:2"}; !slices.Equal(got, want) {
		t.Errorf("wrong: %v, want %v", got, want)
	}
	if got, want := lines(s.Unread), []Line{"c.go:4", "c.go:5"}; !slices.Equal(got, want) {
		t.Errorf("unread: %v, want %v", got, want)
	}
	if len(s.Missed) != 1 || s.Missed[0].Line != "a.go:3" {
		t.Errorf("missed: %v, want a.go:3", s.Missed)
	}
	if len(s.MissedForeign) != 1 || s.MissedForeign[0].Line != "a.go:8" {
		t.Errorf("missed in dependencies: %v, want a.go:8", s.MissedForeign)
	}
	if len(s.Stale) != 1 || s.Stale[0].Line != "b.go:9" {
		t.Errorf("stale: %v, want b.go:9", s.Stale)
	}
}

func TestDisputes(t *testing.T) {
	disputes, err := ReadDisputes(strings.NewReader("project\tfile:line\tcheck\tshould be\treason\n" +
		"p\ta.go:3\tstdoutwrite\tFP-bait\tnever called\n" +
		"p\ta.go:4\tstdoutwrite\tTP\tstdout after all\n"))
	if err != nil {
		t.Fatal(err)
	}
	p := program(t)
	s := Compare(p.WithoutDisputed(disputes), "stdoutwrite", []Finding{finding("a.go:1"), finding("a.go:4")})
	if want := (Share{1, 2}); s.Recall != want {
		t.Errorf("recall %v, want %v", s.Recall, want)
	}
	if want := (Share{0, 1}); s.Bait != want {
		t.Errorf("bait %v, want %v", s.Bait, want)
	}
	if want := (Share{1, 1}); s.Precision != want {
		t.Errorf("precision %v, want %v", s.Precision, want)
	}
	if given := Compare(p, "stdoutwrite", nil); given.Recall.Of != 3 {
		t.Errorf("the labels as given changed: recall %v", given.Recall)
	}
}

func TestAdd(t *testing.T) {
	p := program(t)
	one := Compare(p, "stdoutwrite", []Finding{finding("a.go:1"), finding("c.go:5")})
	two := one.Add(one)
	if two.Recall != (Share{2, 6}) || two.Bait != (Share{0, 4}) || two.Precision != (Share{2, 2}) || len(two.Unread) != 2 || len(two.Missed) != 4 {
		t.Errorf("%+v", two)
	}
}

func TestTargets(t *testing.T) {
	goal := Targets{Recall: 0.9, Foreign: 0.5, Precision: 0.9}
	good := Score{Recall: Share{9, 10}, Foreign: Share{1, 1}, Bait: Share{0, 3}, Precision: Share{10, 10}}
	bad := Score{Recall: Share{8, 10}, Foreign: Share{0, 2}, Bait: Share{1, 3}, Precision: Share{8, 10}, Unread: make([]Finding, 2)}
	for _, test := range []struct {
		scores map[string]Score
		want   []string
	}{
		{nil, nil},
		{map[string]Score{"a": good}, nil},
		{map[string]Score{"a": good, "b": {Foreign: Share{0, 1}}}, nil}, // one of two
		{map[string]Score{"a": good, "b": bad}, []string{
			"b: recall 8/10 0.800 is below 0.90",
			"b: precision 8/10 0.800 is below 0.90",
			"b: 1 bait reported",
			"b: 2 findings that nobody has read",
			"recall of sinks in dependencies 1/3 0.333 is below 0.50",
		}},
	} {
		if got := goal.Failures([]string{"a", "b"}, test.scores); !slices.Equal(got, test.want) {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}
