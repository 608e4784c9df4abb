package lsp

import (
	"os"
	"testing"
	"time"
)

// TestAsksForTests holds that a package is left to go vet where any rule looks at tests,
// whether the setting is that of all rules or its own.
func TestAsksForTests(t *testing.T) {
	for flag, want := range map[string]bool{
		"-tests=true":              true,
		"-stdoutwrite.tests=true":  true,
		"-tests=false":             false,
		"-stdoutwrite.tests=false": false,
		"-hints=true":              false,
	} {
		if got := asksForTests(flag); got != want {
			t.Errorf("%s: %v, want %v", flag, got, want)
		}
	}
}

// TestUnitsLeft holds that the folder for configurations of a server that was killed is
// deleted in the end, and that one whose folder is gone makes it again.
func TestUnitsLeft(t *testing.T) {
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData", "TMPDIR"} {
		t.Setenv(name, t.TempDir())
	}
	u := newUnits("", newOverlay())
	if temporary, err := os.ReadDir(os.TempDir()); err != nil || len(temporary) > 0 {
		t.Errorf("in the folder of temporary files, which nobody cleans up, is %v, %v", temporary, err)
	}
	newOverlay()
	if _, err := os.Stat(u.keep); err != nil {
		t.Errorf("another server deletes what is in use: %v", err)
	}
	long := time.Now().Add(-2 * forgotten)
	if err := os.Chtimes(u.keep, long, long); err != nil {
		t.Fatal(err)
	}
	newOverlay()
	if _, err := os.Stat(u.keep); err == nil {
		t.Error("what was left long ago is still there")
	}
	u.env()
	if _, err := os.Stat(u.keep); err != nil {
		t.Errorf("who still needs it: %v", err)
	}
	u.close()
	if _, err := os.Stat(u.keep); err == nil {
		t.Error("a server that ends leaves its folder")
	}
}
