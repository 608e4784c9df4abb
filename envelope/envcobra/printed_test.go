package envcobra_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/process"
)

// TestPrintedByFailure holds that what a failing command had printed is in the log where
// a failure has no data.
func TestPrintedByFailure(t *testing.T) {
	for _, line := range []string{
		"animus fails --json", "animus panics --json", "claw fails --output-format=json", "claw panics --output-format=json",
	} {
		log := filepath.Join(t.TempDir(), "log")
		words := strings.Fields(line)
		r := process.Call{Program: words[0], Args: words[1:], Env: []string{"OTHER_LOG=" + log}}.Run(t)
		text, err := os.ReadFile(log)
		if r.Exit != 1 || err != nil || !strings.Contains(string(text), "so far") || strings.Contains(r.Stdout+r.Stderr, "so far") {
			t.Errorf("%s: %+v\nthe log is %q, %v", line, r, text, err)
		}
	}
}
