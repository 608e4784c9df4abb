package inprocess

import (
	"testing"

	"golang.org/x/tools/go/packages"
)

// TestQueue holds that the unit comes first from which most is left to do, and that a large
// package waits for another one, but not the small ones for either.
func TestQueue(t *testing.T) {
	source := func(name string, bytes, work int64) *unit {
		return &unit{pkg: &packages.Package{ID: name}, bytes: bytes, work: work}
	}
	var q queue
	lib, api := source("lib", large, 3*large), source("api", 2*large, 4*large)
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
