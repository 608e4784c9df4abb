package inprocess

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"golang.org/x/tools/go/packages"
)

// TestIndex holds that the content of a package of the module cache is known
// without reading it only while its files are the ones that were read, and that of
// any other package is always read.
func TestIndex(t *testing.T) {
	cache := filepath.Join(t.TempDir(), "example.com", "lib@v1.2.3")
	elsewhere := t.TempDir()
	for _, dir := range []string{cache, elsewhere} {
		if err := os.MkdirAll(dir, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	store := &Store{Dir: t.TempDir()}
	long := time.Now().Add(-time.Hour)
	write := func(name, text string, at time.Time) {
		t.Helper()
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(name, at, at); err != nil {
			t.Fatal(err)
		}
	}
	// look returns the content of a unit by a new index, as another run has it, and
	// whether it was read.
	look := func(u *unit) (key, bool) {
		t.Helper()
		x := store.readIndex(key{})
		c, err := x.content(u)
		if err != nil {
			t.Fatal(err)
		}
		read := x.more || len(x.used) == 0
		store.keepIndex(key{}, x)
		return c.sum, read
	}
	of := func(dir string, module *packages.Module) *unit {
		return &unit{pkg: &packages.Package{ID: "p", PkgPath: "p", Module: module, CompiledGoFiles: []string{filepath.Join(dir, "p.go")}}}
	}
	name := filepath.Join(cache, "p.go")
	lib := of(cache, &packages.Module{Path: "example.com/lib", Version: "v1.2.3", Dir: cache})

	write(name, "package p // 1", long)
	first, read := look(lib)
	if !read {
		t.Error("a package is known that was never read")
	}
	if again, read := look(lib); read || again != first {
		t.Errorf("in another run: read is %v, the same is %v", read, again == first)
	}
	write(name, "package p // 2", long.Add(time.Nanosecond*1e6)) // as long as before
	if changed, read := look(lib); !read || changed == first {
		t.Errorf("after an edit: read is %v, the same is %v", read, changed == first)
	}
	write(name, "package p // 33", long)
	if changed, read := look(lib); !read || changed == first {
		t.Errorf("after an edit that keeps the time: read is %v, the same is %v", read, changed == first)
	}
	if runtime.GOOS == "linux" || runtime.GOOS == "darwin" {
		look(lib)
		write(name, "package p // 44", long) // as "touch -r" and a copy of an archive would
		if changed, read := look(lib); !read || changed == first {
			t.Errorf("after an edit that keeps size and time: read is %v, the same is %v", read, changed == first)
		}
	}
	write(name, "package p // 1", time.Now())
	for range 2 {
		if again, read := look(lib); !read || again != first {
			t.Errorf("just written: read is %v, the same is %v", read, again == first)
		}
	}

	write(filepath.Join(elsewhere, "p.go"), "package p", long)
	for what, u := range map[string]*unit{
		"of no module":                      of(elsewhere, nil),
		"of a module that is worked on":     of(elsewhere, &packages.Module{Path: "m", Dir: elsewhere}),
		"of a module in another folder":     of(elsewhere, &packages.Module{Path: "m", Version: "v1.0.0", Dir: elsewhere}),
		"of a vendored module":              of(elsewhere, &packages.Module{Path: "m", Version: "v1.0.0"}),
		"of a module that stands for one":   of(cache, &packages.Module{Path: "m", Version: "v1.2.3", Dir: cache, Replace: &packages.Module{Path: cache}}),
		"with a file outside of the module": of(elsewhere, &packages.Module{Path: "example.com/lib", Version: "v1.2.3", Dir: cache}),
	} {
		for range 2 {
			if _, read := look(u); !read {
				t.Errorf("a package %s is not read", what)
			}
		}
	}
}
