package main

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/corpus/score"
)

// TestData holds that the rows of projects.tsv and labels/ fit each other.
func TestData(t *testing.T) {
	projects, disputes, err := readProjects(".")
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]bool{filepath.Join("labels", "disputed.tsv"): true}
	for _, p := range projects {
		files[filepath.Join("labels", p.name+".tsv")] = true
		files[filepath.Join("labels", p.name+".read.tsv")] = true
		switch {
		case !slices.Contains([]string{"given", "ours", "read"}, p.group):
			t.Errorf("%s: unknown group %q", p.name, p.group)
		case len(p.scope) == 0:
			t.Errorf("%s: no packages", p.name)
		case !p.local() && (!strings.HasPrefix(p.version, "v") || !strings.HasPrefix(p.sum, "h1:")):
			t.Errorf("%s: version %q and sum %q pin no module", p.name, p.version, p.sum)
		case (p.group == "read") != (len(p.Labels) == 0):
			t.Errorf("%s: %d labels in group %s", p.name, len(p.Labels), p.group)
		}
		labelled := map[score.Key]bool{}
		for _, l := range p.Labels {
			labelled[l.Key] = true
			if !slices.Contains(rules, l.Rule) {
				t.Errorf("%s: %s: no rule %s", p.name, l.Line, l.Rule)
			}
		}
		for _, r := range p.Readings {
			if labelled[r.Key] {
				t.Errorf("%s: %s has a label and was read", p.name, r.Line)
			}
			if !slices.Contains(rules, r.Rule) {
				t.Errorf("%s: %s: no rule %s", p.name, r.Line, r.Rule)
			}
		}
	}
	for _, d := range disputes {
		i := slices.IndexFunc(projects, func(p project) bool { return p.name == d.Project })
		if i < 0 || !slices.ContainsFunc(projects[i].Labels, func(l score.Label) bool { return l.Key == d.Key && l.Verdict != d.Verdict }) {
			t.Errorf("%s: %s: no label to dispute", d.Project, d.Line)
		}
	}
	have, err := filepath.Glob(filepath.Join("labels", "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range have {
		if !files[name] {
			t.Errorf("%s belongs to no project", name)
		}
	}
}

// TestParcel runs everything but the download, on the one program that is here.
func TestParcel(t *testing.T) {
	tool := filepath.Join(t.TempDir(), "envvet.exe")
	if out, err := exec.Command("go", "build", "-o", tool, "../cmd/envvet").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	var report bytes.Buffer
	held, err := run(&report, options{root: "..", tool: tool, copies: t.TempDir(), names: []string{"parcel"}})
	if err != nil {
		t.Fatal(err)
	}
	if !held {
		t.Error("the targets do not hold")
	}
	for _, want := range []string{
		"| parcel  | stdoutwrite | 3/3 1.000 | -                    | 0 of 10       | 3/3 1.000                 |\n",
		"| parcel  | exitcall    | 2/2 1.000 | -                    | 0 of 1        | 2/2 1.000                 |\n",
	} {
		if !strings.Contains(report.String(), want) {
			t.Errorf("no line %q", want)
		}
	}
	if t.Failed() {
		t.Log(report.String())
	}
}

func TestNames(t *testing.T) {
	for _, test := range []struct {
		names []string
		write bool
		want  string
	}{
		{[]string{"nosuch"}, false, "no program nosuch; there are gum, "},
		{[]string{"parcel"}, true, "-write takes no names"},
		{nil, true, "-write needs -compare"},
	} {
		o := options{root: "..", tool: "envvet", copies: t.TempDir(), names: test.names, write: test.write}
		if _, err := run(new(bytes.Buffer), o); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v, want %q", test.names, err, test.want)
		}
	}
}

// TestReport holds what the report says of a program that envvet gets wrong.
func TestReport(t *testing.T) {
	key := func(line score.Line) score.Key { return score.Key{Rule: "exitcall", Line: line} }
	p := project{name: "p", Project: score.Project{
		Labels: []score.Label{
			{Key: key("a.go:1"), Verdict: score.True, Kind: "direct"},
			{Key: key("a.go:2"), Verdict: score.True, Kind: "helper"},
			{Key: key("a.go:3"), Verdict: score.True, Kind: "third-party"},
			{Key: key("a.go:4"), Verdict: score.Bait, Kind: "stderr"},
			{Key: key("a.go:5"), Verdict: score.True, Kind: "disputed"},
		},
		Readings: []score.Reading{{Key: key("b.go:9"), True: true, Reason: "it was"}},
	}}
	disputes := []score.Dispute{{Project: "p", Key: key("a.go:5"), Verdict: score.Bait, Reason: "unreached"}, {Project: "q", Key: key("a.go:1")}}
	r := measure(p, disputes, []score.Finding{
		{Key: key("a.go:1"), Message: "one"},
		{Key: key("a.go:4"), Message: "two"},
		{Key: key("b.go:1"), Message: "three"},
	})
	var got bytes.Buffer
	details(&got, r)
	got.WriteString(table([]result{r}))
	const want = `p: exitcall: missed: a.go:2 (helper)
p: exitcall: missed, disputed: a.go:5 (disputed)
p: exitcall: missed, sink in a dependency: a.go:3 (third-party)
p: exitcall: false: a.go:4: two
p: exitcall: not read yet: b.go:1: three
p: exitcall: read, but no longer found: b.go:9
| program | rule     | recall                | sink in a dependency | bait reported | precision of all findings |
|---|---|---|---|---|---|
| p       | exitcall | 1/3 0.333 (1/2 0.500) | 0/1 0.000            | 1 of 1        | 1/2 0.500                 |
`
	if got.String() != want {
		t.Errorf("got\n%swant\n%s", got.String(), want)
	}
}
