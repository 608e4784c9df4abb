package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/goproxytest"
)

func write(t *testing.T, dir string, files ...string) {
	t.Helper()
	for _, name := range files {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte("x"), 0o444); err != nil {
			t.Fatal(err)
		}
	}
}

func TestCopyModule(t *testing.T) {
	from, to := t.TempDir(), t.TempDir()
	write(t, from, "go.mod", "a/b.go", "go.work", "go.work.sum", "vendor/modules.txt")
	if err := copyModule(to, from); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"go.mod": true, "a/b.go": true, "go.work": false, "go.work.sum": false, "vendor": false} {
		info, err := os.Stat(filepath.Join(to, filepath.FromSlash(name)))
		if (err == nil) != want {
			t.Errorf("%s: %v", name, err)
		}
		if err == nil && info.Mode().Perm()&0o200 == 0 {
			t.Errorf("%s cannot be written to", name)
		}
	}
}

func TestFetchKeepsCopies(t *testing.T) {
	copies := t.TempDir()
	p := project{name: "p", module: "example.com/p", version: "v1.0.0"}
	write(t, copies, "p@v1.0.0/go.mod")
	dir, err := fetch(p, "root", copies)
	if err != nil || dir != filepath.Join(copies, "p@v1.0.0") {
		t.Errorf("%q, %v", dir, err)
	}
	if dir, err := fetch(project{module: "./examples/parcel"}, "root", copies); err != nil || dir != filepath.Join("root", "examples", "parcel") {
		t.Errorf("%q, %v", dir, err)
	}
}

// TestFetch downloads from a proxy of its own.
func TestFetch(t *testing.T) {
	proxy, err := goproxytest.NewServer("testdata", "")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(proxy.Close)
	t.Setenv("GOPROXY", proxy.URL)
	t.Setenv("GONOSUMDB", "*")
	t.Setenv("GOMODCACHE", t.TempDir())
	t.Cleanup(func() { exec.Command("go", "clean", "-modcache").Run() }) // it cannot be written to
	p := project{name: "p", module: "example.com/p", version: "v1.0.0", sum: "h1:none"}
	copies := t.TempDir()

	_, err = fetch(p, "root", copies)
	if err == nil || !strings.Contains(err.Error(), "projects.tsv says h1:none") {
		t.Fatalf("%v, want an error about the sum", err)
	}
	_, p.sum, _ = strings.Cut(err.Error(), "has the sum ")
	p.sum, _, _ = strings.Cut(p.sum, ",")
	dir, err := fetch(p, "root", copies)
	if err != nil {
		t.Fatal(err)
	}
	left, err := filepath.Glob(filepath.Join(copies, "*", "*"))
	if want := []string{filepath.Join(dir, "go.mod"), filepath.Join(dir, "p.go")}; err != nil || !slices.Equal(left, want) {
		t.Errorf("%q, %v; want %q", left, err, want)
	}
	mod, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if err != nil || strings.Contains(string(mod), "../q") || !strings.Contains(string(mod), "example.com/s v1.0.0") {
		t.Errorf("%v; what is replaced by a folder, and that alone, is dropped:\n%s", err, mod)
	}

	p.version = "v1.1.0"
	if _, err := fetch(p, "root", copies); err == nil || !strings.Contains(err.Error(), "download example.com/p@v1.1.0") {
		t.Errorf("%v, want an error that names the module", err)
	}
}
