// Package sarif_test reads logs of envvet as somebody else's program does.
package sarif_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
)

const code = `package tool

import (
	"errors"
	"log"
)

//envvet:handler
func list(name string) error {
	if name == "" {
		log.Fatal(errors.New("no name"))
	}
	return check(name)
}

func check(name string) error {
	if name == "é" { log.Fatal("not é") }
	return nil
}
`

// run runs envvet in dir and returns what it prints and its exit status.
func run(t *testing.T, binary, dir string, args ...string) (string, int) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), binary, args...)
	cmd.Dir = dir
	cmd.Env = append(cmd.Environ(), "GOWORK=off")
	out, err := cmd.Output()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return string(out), cmd.ProcessState.ExitCode()
}

// read reads a log. The library could validate it too, but looks at what it has
// filled in itself then, which is not valid; what envvet prints is validated where
// it is printed.
func read(t *testing.T, text string) *sarif.Run {
	t.Helper()
	log, err := sarif.FromString(text)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	if len(log.Runs) != 1 {
		t.Fatalf("%d runs", len(log.Runs))
	}
	return log.Runs[0]
}

func TestReader(t *testing.T) {
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	readAll(t, root)
	dir := t.TempDir()
	binary := filepath.Join(dir, "bin", "envvet")
	build := exec.CommandContext(t.Context(), "go", "build", "-trimpath", "-buildvcs=false", "-o", binary, "./cmd/envvet")
	build.Dir = root
	build.Env = append(build.Environ(), "GOWORK=off")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	src := filepath.Join(dir, "src")
	for name, text := range map[string]string{"go.mod": "module example.com/tool\n\ngo 1.26.0\n", "tool.go": code} {
		if err := os.MkdirAll(src, 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(src, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}

	text, status := run(t, binary, src, "-exitcall.fix=return", "-o", "sarif")
	if status != 1 {
		t.Fatalf("exit status %d\n%s", status, text)
	}
	log := read(t, text)
	if got := *log.Tool.Driver.Name; got != "envvet" {
		t.Errorf("the tool is %s", got)
	}
	if !*log.Invocations[0].ExecutionSuccessful {
		t.Error("not successful")
	}
	if len(log.Results) != 2 {
		t.Fatalf("%d results in\n%s", len(log.Results), text)
	}
	for i, want := range []struct{ line, column, endColumn, steps int }{{11, 3, 35, 2}, {17, 19, 37, 3}} {
		r := log.Results[i]
		if *r.RuleID != "exitcall" || *log.Tool.Driver.Rules[r.RuleIndex].ID != "exitcall" || r.Level != "warning" {
			t.Errorf("result %d is %s, of rule %d, level %s", i, *r.RuleID, r.RuleIndex, r.Level)
		}
		at := r.Locations[0].PhysicalLocation
		if *at.ArtifactLocation.URI != "tool.go" || *at.Region.StartLine != want.line || *at.Region.StartColumn != want.column || *at.Region.EndColumn != want.endColumn {
			t.Errorf("result %d is at %s:%d:%d-%d", i, *at.ArtifactLocation.URI, *at.Region.StartLine, *at.Region.StartColumn, *at.Region.EndColumn)
		}
		if got := len(r.CodeFlows[0].ThreadFlows[0].Locations); got != want.steps {
			t.Errorf("the chain of result %d has %d steps", i, got)
		}
		if len(r.PartialFingerprints["primaryLocationLineHash"]) < 32 || len(r.Suppressions) > 0 || r.BaselineState != nil {
			t.Errorf("result %d has the fingerprints %v, %d suppressions", i, r.PartialFingerprints, len(r.Suppressions))
		}
	}
	fix := log.Results[0].Fixes[0].ArtifactChanges[0].Replacements[0]
	if got := *fix.InsertedContent.Text; !strings.HasPrefix(got, "return ") {
		t.Errorf("the fix inserts %q", got)
	}

	// What a baseline accepts is there, and suppressed.
	if out, status := run(t, binary, src, "baseline", "-baseline=accepted.json"); status != 0 {
		t.Fatalf("exit status %d\n%s", status, out)
	}
	text, status = run(t, binary, src, "-exitcall.fix=return", "-baseline=accepted.json", "-o", "sarif")
	if status != 0 {
		t.Errorf("exit status %d", status)
	}
	for i, r := range read(t, text).Results {
		if r.BaselineState == nil || *r.BaselineState != "unchanged" || len(r.Suppressions) != 1 || *r.Suppressions[0].Kind != "external" {
			t.Errorf("result %d is not suppressed", i)
		}
	}
}

// readAll reads the Go files that the binary is built from: the go command keeps
// the result of a test until a file changes that the test itself has read.
func readAll(t *testing.T, root string) {
	t.Helper()
	for _, folder := range []string{"cmd", "analyzers", "passes", "envelope", "internal"} {
		err := filepath.WalkDir(filepath.Join(root, folder), func(name string, e os.DirEntry, err error) error {
			if err == nil && e.IsDir() && slices.Contains([]string{"testdata", "envcobra", "envmcp"}, e.Name()) {
				return filepath.SkipDir
			}
			if err == nil && strings.HasSuffix(name, ".go") {
				_, err = os.ReadFile(name)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
