package lsp

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
)

// TestOvertaken holds that a check which a change has ended shows nothing.
func TestOvertaken(t *testing.T) {
	shown := 0
	c := &checker{overlay: newOverlay(), show: func(result) { shown++ }}
	ctx, cancel := context.WithCancel(t.Context())
	if err := c.report(ctx, "", nil, finding.Report{}, ""); err != nil || shown != 1 {
		t.Errorf("shown %d times, %v", shown, err)
	}
	cancel()
	if err := c.report(ctx, "", nil, finding.Report{}, ""); err == nil || shown != 1 {
		t.Errorf("shown %d times after the end, %v", shown, err)
	}
}

// TestSpelling holds that a file has the URI that the editor gave it, open or
// closed.
func TestSpelling(t *testing.T) {
	var docs documents
	const file, uri = "/a/b.go", "file:///a/%62.go"
	docs.set(file, document{uri: uri})
	docs.close(file)
	if got := docs.uri(file); got != uri {
		t.Errorf("closed: %s", got)
	}
	if got := docs.uri("/a/c.go"); got != "file:///a/c.go" {
		t.Errorf("never open: %s", got)
	}
}

// TestOverlayElsewhere holds that unsaved text can be checked where the user's
// cache cannot be written.
func TestOverlayElsewhere(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} {
		t.Setenv(name, file) // which is no folder
	}
	o := newOverlay()
	defer o.close()
	if _, err := o.write(snapshot{filepath.Join(t.TempDir(), "a.go"): {text: "package a"}}); err != nil {
		t.Error(err)
	}
}
