package main_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/marked"
)

var update = flag.Bool("update", false, "write the demo into README.md instead of holding it against the demo's output")

// shown are the findings of the demo that README.md shows, by the beginning of
// their first lines: a write at the end of a long chain, and an exit.
var shown = []string{"internal/command/deliver.go:", "internal/command/list.go:"}

// TestDemo holds README.md to what make demo prints.
func TestDemo(t *testing.T) {
	readByOthers(t, "examples/parcel", "envelope")
	cmd := exec.CommandContext(t.Context(), binary, "./...")
	cmd.Dir = filepath.Join(root, "examples", "parcel")
	cmd.Env = append(os.Environ(), "GOWORK=off")
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); cmd.ProcessState.ExitCode() != 1 {
		t.Fatalf("the demo: %v, want findings\n%s%s", err, stdout.Bytes(), stderr.Bytes())
	}
	lines, err := demo(stdout.String(), stderr.String())
	if err != nil {
		t.Fatalf("%v in\n%s", err, stdout.Bytes())
	}
	if strings.Contains(lines, filepath.Dir(root)) {
		t.Errorf("the demo names a folder of this machine:\n%s", lines)
	}

	file := filepath.Join(root, "README.md")
	readme, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want, err := marked.Replace(readme, "demo", lines)
	if err != nil {
		t.Fatalf("README.md: %v", err)
	}
	switch {
	case bytes.Equal(readme, want):
	case *update:
		if err := os.WriteFile(file, want, 0o666); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("the demo in README.md is not what make demo prints; run make generate. It prints\n%s", lines)
	}
}

// demo returns the findings to show and the summary as a block of code, with
// dots where findings are left out.
func demo(findings, summary string) (string, error) {
	const dots = "…\n"
	out := []string{"```console\n", "$ make demo\n"}
	missing := slices.Clone(shown)
	keep := false
	for line := range strings.Lines(findings) {
		if !strings.HasPrefix(line, "\t") {
			before := len(missing)
			missing = slices.DeleteFunc(missing, func(begin string) bool { return strings.HasPrefix(line, begin) })
			keep = len(missing) < before
		}
		if keep {
			out = append(out, line)
		} else if out[len(out)-1] != dots {
			out = append(out, dots)
		}
	}
	if len(missing) > 0 {
		return "", fmt.Errorf("no findings %q", missing)
	}
	return strings.Join(append(out, summary, "```\n"), ""), nil
}
