package lsp

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/unit"
)

// TestWorkerEnds holds that a process that cannot be started, or that ends
// before it has read the configuration, leaves nothing and makes nobody wait.
func TestWorkerEnds(t *testing.T) {
	temporary := t.TempDir()
	t.Setenv("TMPDIR", temporary)
	var config unit.Config
	config.Dir = strings.Repeat("a", 1<<20) // more than a pipe holds

	if _, err := startWorker(filepath.Join(temporary, "missing"), "", config, nil); err == nil {
		t.Error("a missing program is started")
	}
	w, err := startWorker("go", "", config, nil) // it knows no command lsp
	if err != nil {
		t.Fatal(err)
	}
	if err := w.ready(t.Context()); !errors.Is(err, errGone) {
		t.Errorf("a worker that has ended says %v", err)
	}
	if left, err := os.ReadDir(temporary); err != nil || len(left) > 0 {
		t.Errorf("%v is left, %v", left, err)
	}
}
