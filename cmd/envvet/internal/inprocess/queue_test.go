package inprocess

import (
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/tools/go/packages"
)

// TestQueue holds that the unit comes first for which most others wait, and that a large
// package waits for another one, but not the small ones for either.
func TestQueue(t *testing.T) {
	source := func(name string, size int64, above int) *unit {
		file := filepath.Join(t.TempDir(), name+".go")
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Truncate(file, size); err != nil {
			t.Fatal(err)
		}
		return &unit{pkg: &packages.Package{ID: name, CompiledGoFiles: []string{file}}, above: above}
	}
	var q queue
	lib, api := source("lib", large, 3), source("api", 2*large, 4)
	for _, u := range []*unit{source("far", 1, 1), lib, api, source("near", 1, 2)} {
		q.add(u)
	}
	take := func(want string) {
		t.Helper()
		got := ""
		if u := q.take(); u != nil {
			got = u.pkg.ID
		}
		if got != want {
			t.Fatalf("takes %q, want %q", got, want)
		}
	}
	take("api")
	take("near")
	take("far")
	take("")
	q.done(api)
	take("lib")
	q.done(lib)
	take("")
}
