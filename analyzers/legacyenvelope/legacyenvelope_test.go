package legacyenvelope

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/envvet/envvet/envelope/spec"
	"github.com/envvet/envvet/internal/fixture"
)

func Test(t *testing.T) {
	fixture.Rule{
		New:   newAnalyzer,
		Flags: map[string]string{"tests": "true", "generated": "true"},
		Fixes: []string{fixV2},
	}.Test(t)
}

// What is legacy is right in phase 1, a warning in 2 and 3 and an error in 4.
func TestPhase(t *testing.T) {
	t.Setenv("GOWORK", "off")
	for phase, want := range map[string][]string{
		"1": nil, "2": {"flat", "kind"}, "3": {"flat", "kind"}, "4": {"removed"},
	} {
		a := newAnalyzer()
		if err := a.Flags.Set("phase", phase); err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, res := range analysistest.Run(wantsNothing{}, fixture.Dir(t), a, "./src/legacyenvelope/maps") {
			for _, d := range res.Action.Diagnostics {
				if c := strings.TrimPrefix(d.Category, name+"/"); !slices.Contains(got, c) {
					got = append(got, c)
				}
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("phase %s: categories %q, want %q", phase, got, want)
		}
	}
	for _, bad := range []string{"0", "5", "x", ""} {
		if newAnalyzer().Flags.Set("phase", bad) == nil {
			t.Errorf("phase %q is accepted", bad)
		}
	}
}

// wantsNothing takes what the fixtures want beside what is found in them.
type wantsNothing struct{}

func (wantsNothing) Errorf(string, ...any) {}

// TestMigration builds and runs a tool that makes the envelopes of version 1 by
// hand, and what the fix makes of it. Each of its 14 verbs answers as the example
// on our own runtime does: in version 1 before, and in version 2 after.
func TestMigration(t *testing.T) {
	before, after := build(t, ".go"), build(t, ".go.golden")
	golden, err := filepath.Glob(filepath.Join(fixture.Dir(t), "..", "examples", "claw", "testdata", "*.golden"))
	if err != nil || len(golden) != 14 {
		t.Fatalf("%d golden files, %v", len(golden), err)
	}
	for _, file := range golden {
		verb := strings.TrimSuffix(filepath.Base(file), ".golden")
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for phase, binary := range map[int]string{1: before, 4: after} {
			want, wantExit := answerOf(t, string(text), phase)
			got, exit := run(t, binary, verb)
			if !reflect.DeepEqual(got, want) || exit != wantExit {
				t.Errorf("%s in phase %d:\n got %v, %d\nwant %v, %d", verb, phase, got, exit, want, wantExit)
			}
		}
	}
}

// Each kind of error of version 1 becomes the one that the table names.
func TestKinds(t *testing.T) {
	before, after := build(t, ".go"), build(t, ".go.golden")
	seen := 0
	for i := range len(spec.LegacyKinds) + 1 {
		v1, _ := run(t, before, "kinds", strconv.Itoa(i))
		v2, _ := run(t, after, "kinds", strconv.Itoa(i))
		legacy, known := spec.LegacyKinds[v1["kind"].(string)]
		if known {
			seen++
		} else {
			legacy.Kind = spec.KindUnknown
		}
		if legacy.Operation == "" {
			legacy.Operation = "kinds"
		}
		failure := v2["error"].(map[string]any)
		if failure["kind"] != legacy.Kind || failure["operation"] != legacy.Operation || failure["message"] != v1["error"] || failure["hint"] != nil {
			t.Errorf("%v became %v", v1, failure)
		}
	}
	if seen != len(spec.LegacyKinds) {
		t.Errorf("%d kinds of %d", seen, len(spec.LegacyKinds))
	}
}

// build builds the files of the fixture that end with ext.
func build(t *testing.T, ext string) string {
	t.Helper()
	dir := t.TempDir()
	files, err := filepath.Glob(filepath.Join(fixture.Dir(t), "src", name, "fix_v2", "*"+ext))
	if err != nil || len(files) < 2 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	args := []string{"build", "-o", filepath.Join(dir, "claw")}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		file = filepath.Join(dir, strings.TrimSuffix(filepath.Base(file), ".golden"))
		if err := os.WriteFile(file, text, 0o600); err != nil {
			t.Fatal(err)
		}
		args = append(args, file)
	}
	if out, err := exec.CommandContext(t.Context(), "go", args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return args[2]
}

func run(t *testing.T, binary string, args ...string) (answer map[string]any, exit int) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), binary, args...)
	var out bytes.Buffer
	cmd.Stdout = &out
	err := cmd.Run()
	if cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return decode(t, out.String()), cmd.ProcessState.ExitCode()
}

// decode reads an answer, with a time of our own if it has one.
func decode(t *testing.T, text string) map[string]any {
	t.Helper()
	var answer map[string]any
	if err := json.Unmarshal([]byte(text), &answer); err != nil {
		t.Fatalf("%v in %q", err, text)
	}
	if at, ok := answer["timestamp"].(string); ok {
		if len(at) != len("2006-01-02T15:04:05Z") || at[len(at)-1] != 'Z' {
			t.Errorf("timestamp %q", at)
		}
		answer["timestamp"] = "now"
	}
	return answer
}

// answerOf returns the answer that a golden file of the example has in a phase,
// where the call asks for no version.
func answerOf(t *testing.T, golden string, phase int) (answer map[string]any, exit int) {
	t.Helper()
	_, rest, ok := strings.Cut(golden, "phase "+strconv.Itoa(phase)+": ")
	lines := strings.SplitN(rest, "\n", 4)
	if !ok || len(lines) < 4 {
		t.Fatalf("no phase %d in %q", phase, golden)
	}
	exit, err := strconv.Atoi(strings.TrimPrefix(lines[2], "exit status "))
	if err != nil {
		t.Fatal(err)
	}
	return decode(t, lines[1]), exit
}
