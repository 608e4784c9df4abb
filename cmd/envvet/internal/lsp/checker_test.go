package lsp

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/envvet/envvet/cmd/envvet/internal/finding"
)

// TestOvertaken holds that a check which a change has ended shows nothing.
func TestOvertaken(t *testing.T) {
	shown := 0
	c := &checker{overlay: newOverlay(), show: func(result) { shown++ }}
	ctx, cancel := context.WithCancel(t.Context())
	if err := c.report(ctx, "", nil, finding.Report{}, Configured{}); err != nil || shown != 1 {
		t.Errorf("shown %d times, %v", shown, err)
	}
	cancel()
	if err := c.report(ctx, "", nil, finding.Report{}, Configured{}); err == nil || shown != 1 {
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

// TestOverlayShared holds that two servers which have the same unsaved text, as two
// windows of an editor do, can each do without the other, and that what one has left
// behind that was killed is deleted in the end.
func TestOverlayShared(t *testing.T) {
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} {
		t.Setenv(name, t.TempDir())
	}
	unsaved := snapshot{filepath.Join(t.TempDir(), "a.go"): {text: "package a"}}
	one, other := newOverlay(), newOverlay()
	for _, o := range []*overlay{one, other} {
		if _, err := o.write(unsaved); err != nil {
			t.Fatal(err)
		}
	}
	one.close()
	texts, err := other.write(unsaved)
	if err != nil || len(texts) != 1 {
		t.Fatalf("texts %v, %v", texts, err)
	}
	for _, name := range texts {
		if text, err := os.ReadFile(name); err != nil || string(text) != "package a" {
			t.Errorf("after the other server has ended the text is %q, %v", text, err)
		}
	}

	newOverlay()
	for _, name := range texts {
		if _, err := os.Stat(name); err != nil {
			t.Errorf("another server deletes what is in use: %v", err)
		}
	}
	long := time.Now().Add(-2 * forgotten)
	for _, name := range texts {
		if err := os.Chtimes(filepath.Dir(name), long, long); err != nil {
			t.Fatal(err)
		}
	}
	newOverlay()
	for _, name := range texts {
		if _, err := os.Stat(name); err == nil {
			t.Error("what was left long ago is still there")
		}
	}
	if _, err := other.write(unsaved); err != nil {
		t.Error(err)
	}
	for _, name := range texts {
		if _, err := os.Stat(name); err != nil {
			t.Errorf("who still needs it: %v", err)
		}
	}
	other.close()
}
