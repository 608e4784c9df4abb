package builds_test

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// TestRelease makes a release in two checkouts: the bytes are the same.
func TestRelease(t *testing.T) {
	if !*long {
		t.Skip("compiles envvet twice; run make builds")
	}
	var sums []string
	for _, name := range []string{"one", "another/folder"} {
		dir := filepath.Join(tempDir(t), filepath.FromSlash(name))
		cloneOf(t, dir)
		// Nothing of what a developer has set may show.
		env := []string{"GOFLAGS=-tags=nothing", "CGO_ENABLED=1", "GOAMD64=v2"}
		host := runtime.GOOS + "/" + runtime.GOARCH
		sums = append(sums, run(t, dir, env, "make", "-s", "release", "VERSION=v1.2.3", "RELEASES="+host))
		file := filepath.Join(dir, "dist", "SHA256SUMS")
		if text, err := os.ReadFile(file); err != nil || strings.Count(string(text), "\n") != 1 {
			t.Errorf("%s: %q, %v", file, text, err)
		}
		tool := filepath.Join(dir, "dist", "envvet_v1.2.3_"+strings.ReplaceAll(host, "/", "_"))
		project := smallProject(t)
		if out, _, _ := start(t, project, nil, tool, "-o", "json", "./..."); !strings.Contains(out, `"tool_version":"1.2.3"`) {
			t.Errorf("the release has another version: %s", out)
		}
	}
	if sums[0] != sums[1] {
		t.Errorf("checksums\n%sand\n%s", sums[0], sums[1])
	}
	if stdout, stderr, code := start(t, root, nil, "make", "release"); code == 0 {
		t.Errorf("a release without a version\n%s%s", stdout, stderr)
	}
}
