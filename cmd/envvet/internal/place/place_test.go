package place_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/place"
)

func TestNamer(t *testing.T) {
	outside := t.TempDir()
	root := filepath.Join(outside, "repo")
	dir := filepath.Join(root, "cmd", "tool")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, ".git"), []byte("gitdir: elsewhere\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	n := place.From(dir)
	stray := filepath.Join(outside, "lib", "a.go")
	tests := []struct{ file, fromDir, fromRoot, uri string }{
		{filepath.Join(dir, "main.go"), "main.go", "cmd/tool/main.go", "cmd/tool/main.go"},
		{"main.go", "main.go", "cmd/tool/main.go", "cmd/tool/main.go"},
		{filepath.Join(root, "a b%.go"), "../../a b%.go", "a b%.go", "a%20b%25.go"},
		{filepath.Join(root, "a:b.go"), "../../a:b.go", "a:b.go", "./a:b.go"},
		{filepath.Join(root, "..go"), "../../..go", "..go", "..go"},
		{stray, filepath.ToSlash(stray), filepath.ToSlash(stray), "file://" + filepath.ToSlash(stray)},
	}
	for _, test := range tests {
		if got := n.FromDir(test.file); got != test.fromDir {
			t.Errorf("%s from the folder is %s, want %s", test.file, got, test.fromDir)
		}
		got, inside := n.FromRoot(test.file)
		if got != test.fromRoot || inside != (test.file != stray) {
			t.Errorf("%s from the root is %s, inside %t; want %s", test.file, got, inside, test.fromRoot)
		}
		if got, _ := n.URI(test.file); got != test.uri {
			t.Errorf("URI of %s is %s, want %s", test.file, got, test.uri)
		}
	}
	if alone := place.From(outside); alone.FromDir(filepath.Join(outside, "x.go")) != "x.go" {
		t.Error("without a repository the folder is not the root")
	}
}
