package place_test

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/place"
)

// TestShown holds that lines of a file are shown only if they are source.
func TestShown(t *testing.T) {
	outside := t.TempDir()
	root := filepath.Join(outside, ".work", "repo")
	dir := filepath.Join(root, "cmd")
	write := func(name string) string {
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte("text\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		return name
	}
	write(filepath.Join(root, ".git", "HEAD"))
	write(filepath.Join(dir, "near.tmpl"))
	shown := map[string]bool{
		"near.tmpl":                                                 true,
		write(filepath.Join(root, "page.tmpl")):                     true,
		write(filepath.Join(root, "..tmpl", "x")):                   false,
		write(filepath.Join(root, ".git", "config")):                false,
		write(filepath.Join(root, ".env")):                          false,
		write(filepath.Join(outside, "secret")):                     false,
		write(filepath.Join(outside, ".cache", "mod", "a", "a.go")): true,
		filepath.Join(root, "absent.tmpl"):                          false,
	}
	if runtime.GOOS != "windows" { // where links take a privilege
		for name, to := range map[string]string{"out.tmpl": filepath.Join(outside, "secret"), "out.go": filepath.Join(outside, "secret"), "in": "page.tmpl"} {
			link := filepath.Join(root, name)
			if err := os.Symlink(to, link); err != nil {
				t.Fatal(err)
			}
			shown[link] = name == "in"
		}
		link := filepath.Join(outside, "link")
		if err := os.Symlink(root, link); err != nil {
			t.Fatal(err)
		}
		if file := filepath.Join(link, "page.tmpl"); !place.From(link).Shown(file) {
			t.Errorf("from %s, %s is not shown", link, file)
		}
	}
	for file, want := range shown {
		if got := place.From(dir).Shown(file); got != want {
			t.Errorf("%s: shown is %t, want %t", file, got, want)
		}
	}
}
