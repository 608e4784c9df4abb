package perform

import (
	"os"
	"path/filepath"
	"testing"
)

// TestReadFile holds what an analyzer can read: files that it was handed, and what is
// embedded by a file that is elsewhere than its package.
func TestReadFile(t *testing.T) {
	dir, elsewhere := t.TempDir(), t.TempDir()
	at := func(folder, name, text string) string {
		t.Helper()
		name = filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return name
	}
	saved, unsaved, other := at(dir, "a.go", "saved"), at(elsewhere, "b.go", "unsaved"), at(dir, "c.s", "other")
	at(dir, "b.json", "beside")
	at(dir, "sub/b.json", "below")
	at(dir, "large.json", string(make([]byte, 2<<20)))
	secret := at(t.TempDir(), "secret", "secret")
	if err := os.Symlink(secret, filepath.Join(dir, "link.json")); err != nil {
		t.Logf("no symbolic link can be made here: %v", err)
	}
	read := ReadFile(dir, []string{saved, unsaved}, []string{other}, nil)
	for name, want := range map[string]string{
		saved: "saved", unsaved: "unsaved", other: "other",
		filepath.Join(elsewhere, "b.json"): "beside", filepath.Join(elsewhere, "sub", "b.json"): "below",

		// Beside a file of the package an analyzer looks itself.
		filepath.Join(dir, "b.json"): "",
		secret:                       "",

		filepath.Join(elsewhere, "link.json"):       "",
		filepath.Join(elsewhere, "large.json"):      "",
		filepath.Join(elsewhere, "sub"):             "",
		filepath.Join(elsewhere, "none.json"):       "",
		filepath.Join(filepath.Dir(dir), "other.s"): "",
	} {
		got, err := read(name)
		if string(got) != want || (err == nil) != (want != "") {
			t.Errorf("%s: %q, %v, want %q", name, got, err, want)
		}
	}
	if _, err := ReadFile("", []string{unsaved})(filepath.Join(elsewhere, "b.json")); err == nil {
		t.Error("a file is read of a folder that is not known")
	}
}
