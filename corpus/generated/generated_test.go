package main

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var (
	seed = flag.Uint64("seed", 1, "which cases TestGenerated writes")
	n    = flag.Int("n", 60, "how many")
)

// What envvet says of generated programs is held against what they do when they
// are run. make generated is the same with more of them.
//
//	go test ./corpus/generated -seed 7 -n 300
func TestGenerated(t *testing.T) {
	if testing.Short() {
		t.Skip("builds and runs programs")
	}
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	readByOthers(t, root, "analyzers", "cmd/envvet", "envelope", "internal", "passes")
	tool := filepath.Join(t.TempDir(), "envvet.exe")
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-o", tool, "./cmd/envvet")
	cmd.Dir, cmd.Env = root, append(os.Environ(), "GOWORK=off")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	var report bytes.Buffer
	r, err := run(&report, config{root: root, tool: tool, dir: t.TempDir(), seed: *seed, n: *n, per: 100, show: 2})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("\n%s", &report)
	if !r.held() {
		t.Errorf("want a recall of %.2f for each rule, and no false alarm; the same cases again: go run ./corpus/generated -seed %d -n %d", least, *seed, *n)
	}
	idle, happened := 0, 0
	for rule, s := range r.scores {
		if idle += s.idle; s.happened == 0 {
			t.Errorf("no case breaks %s: nothing was measured", rule)
		}
		happened += s.happened
	}
	if r.harmless != *n/2 || happened < *n/8 || idle > *n/10 {
		t.Errorf("%d harmless cases, %d that break a rule, %d that were to: too few to say much", r.harmless, happened, idle)
	}
}

// readByOthers reads the files below folders of the repository that only the go
// command reads, which otherwise keeps the result of the test when they change.
func readByOthers(t *testing.T, root string, folders ...string) {
	t.Helper()
	for _, folder := range folders {
		err := filepath.WalkDir(filepath.Join(root, filepath.FromSlash(folder)), func(name string, e os.DirEntry, err error) error {
			if err == nil && e.Type().IsRegular() && filepath.Ext(name) == ".go" {
				_, err = os.ReadFile(name)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// A case depends on the seed and its number alone.
func TestGenerate(t *testing.T) {
	differs := false
	for i := range 20 {
		a, b := generate(7, i), generate(7, i)
		if a.cases != b.cases || a.deep != b.deep {
			t.Errorf("case %d is another one the second time", i)
		}
		differs = differs || a.cases != generate(8, i).cases
		if (i%2 == 1) != (len(a.hazards) == 0) {
			t.Errorf("case %d breaks %q", i, a.hazards)
		}
	}
	if !differs {
		t.Error("another seed makes the same cases")
	}
}

// A miss, a false alarm and what nobody did are told apart.
func TestJudge(t *testing.T) {
	cases := []testCase{
		{number: 0, name: "c0", hazards: []string{ruleExit, ruleStdout}},
		{number: 1, name: "c1"},
		{number: 2, name: "c2", hazards: []string{ruleStdout}},
		{number: 3, name: "c3"},
		{number: 4, name: "c4", hazards: []string{ruleStdout}},
	}
	truths := [][]string{{ruleExit, ruleStdout}, nil, {ruleStdout}, nil, nil}
	found := map[string][]finding{
		"c0": {{Rule: ruleStdout}}, "c1": {{Rule: "outputschema"}}, "c2": {{Rule: ruleStdout}, {Rule: ruleExit}}, "c4": {{Rule: ruleStdout}},
	}
	r := &result{rules: []string{ruleExit, ruleStdout}, scores: map[string]*score{ruleExit: {}, ruleStdout: {}}}
	r.judge(cases, truths, found)
	if got := *r.scores[ruleStdout]; got != (score{happened: 2, found: 2, idle: 1}) {
		t.Errorf("stdoutwrite: %+v", got)
	}
	if got := *r.scores[ruleExit]; got != (score{happened: 1}) || got.recall() != 0 {
		t.Errorf("exitcall: %+v", got)
	}
	told := func(list []mistake) (out []string) {
		for _, m := range list {
			out = append(out, m.name+" "+m.rule)
		}
		return out
	}
	for found, want := range map[int]bool{96: false, 97: true} {
		if of := (&result{scores: map[string]*score{ruleOrder: {happened: 100, found: found}}}); of.held() != want {
			t.Errorf("%d found of 100: held is %t", found, !want)
		}
	}
	if got := told(r.misses); !slices.Equal(got, []string{"c0 exitcall"}) {
		t.Errorf("misses: %q", got)
	}
	if got := told(r.alarms); !slices.Equal(got, []string{"c1 outputschema", "c2 exitcall"}) {
		t.Errorf("false alarms: %q", got)
	}
	if r.held() || r.harmless != 2 {
		t.Errorf("held: %t, %d harmless", r.held(), r.harmless)
	}
	var report strings.Builder
	r.print(&report, 0)
	if !strings.Contains(report.String(), "case 0: exitcall: missed\n") || !strings.Contains(report.String(), "2 harmless cases, 2 false alarms\n") {
		t.Errorf("the report is\n%s", &report)
	}
}
