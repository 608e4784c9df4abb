package inprocess

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
)

// made is a module of which cgo makes files in one package, which a second one imports, and a
// third one does not.
func made(t *testing.T) string {
	t.Helper()
	if _, err := exec.LookPath("gcc"); err != nil {
		if _, err := exec.LookPath("clang"); err != nil {
			t.Skip("no C compiler")
		}
	}
	t.Setenv("GOWORK", "off")
	t.Setenv("CGO_ENABLED", "1")
	t.Setenv("GOFLAGS", "-mod=mod")
	dir := t.TempDir()
	for name, text := range module {
		write(t, dir, name, text)
	}
	write(t, dir, "side/c.go", "package side\n\n// static int one(void) { return 1; }\nimport \"C\"\n\nvar N = int(C.one())\n")
	return dir
}

// TestMade holds that the go command is asked about what is compiled where that is not what
// stands in the folders, about those packages alone, and not otherwise.
func TestMade(t *testing.T) {
	dir, store := made(t), &Store{t.TempDir()}
	c := Command{Rules: analyzers.Suite, Dir: dir, Patterns: []string{"./..."}, Store: store}
	want := run(t, dir, nil)
	whole, err := c.run(t.Context(), false)
	if err != nil || !reflect.DeepEqual(whole, want) {
		t.Errorf("by the whole list\n%+v, %v\nwithout a store\n%+v", whole, err, want)
	}
	if len(want.Report.Findings) == 0 {
		t.Error("nothing is found, which shows little")
	}
	for _, what := range []string{"at first", "with what is kept", "after an edit before it", "after one of it", "after one behind it"} {
		switch what {
		case "after an edit before it":
			write(t, dir, "low/low.go", module["low/low.go"]+"\n// edited\n")
		case "after one of it":
			write(t, dir, "side/side.go", module["side/side.go"]+"\n// edited\n")
		case "after one behind it":
			write(t, dir, "tool/tool.go", module["tool/tool.go"]+"\n// edited\n")
		}
		if got, err := c.run(t.Context(), true); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s\n%+v, %v\nwant\n%+v", what, got, err, want)
		}
		if text, _ := store.get(c.listKey(), keptMade); string(text) != "example.com/m/side" {
			t.Errorf("%s %q is remembered", what, text)
		}
	}
	os.Remove(filepath.Join(dir, "side", "c.go"))
	if got, want := run(t, dir, store), run(t, dir, nil); !reflect.DeepEqual(got, want) {
		t.Errorf("without C\n%+v\nwant\n%+v", got, want)
	}
	if store.has(c.listKey(), keptWhole) {
		t.Error("all is asked from now on")
	}
}

// TestMadeMeanwhile holds that what does not import a package of which cgo makes files is
// looked at before these are there. The go command of this test waits for that.
func TestMadeMeanwhile(t *testing.T) {
	if _, err := exec.LookPath("/bin/sh"); err != nil {
		t.Skip("no shell")
	}
	dir := made(t)
	real, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	bin, seen := t.TempDir(), filepath.Join(t.TempDir(), "seen")
	script := fmt.Sprintf(`#!/bin/sh
for a in "$@"; do
	[ "$a" != -compiled=true ] || {
		n=0
		while [ ! -e %[1]q ]; do
			[ $n -lt 600 ] || exit 1
			n=$((n+1))
			sleep 0.1
		done
	}
done
exec %[2]q "$@"
`, seen, real)
	if err := os.WriteFile(filepath.Join(bin, "go"), []byte(script), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", bin+string(os.PathListSeparator)+os.Getenv("PATH"))
	var order []string
	spy := &analysis.Analyzer{Name: "spy", Doc: "say when low is looked at", Run: func(pass *analysis.Pass) (any, error) {
		order = append(order, pass.Pkg.Name())
		if pass.Pkg.Name() == "mid" {
			return nil, os.WriteFile(seen, nil, 0o666)
		}
		return nil, nil
	}}
	spy.Flags.Bool("tests", false, "") // as the others have it
	for _, store := range []*Store{nil, {t.TempDir()}} {
		order = nil
		os.Remove(seen)
		r, err := Run(t.Context(), Command{Rules: append([]*analysis.Analyzer{spy}, analyzers.Suite...), Dir: dir, Patterns: []string{"./..."}, Store: store})
		if err != nil || r.Failed {
			t.Fatalf("%+v, %v", r, err)
		}
		if got := strings.Join(order, " "); got != "low mid side tool" {
			t.Errorf("looked at %s", got)
		}
	}
}

// TestMadeBadly holds that a run in which cgo makes nothing of a package tells what one tells
// that asks the go command for all.
func TestMadeBadly(t *testing.T) {
	dir, store := made(t), &Store{t.TempDir()}
	write(t, dir, "side/c.go", "package side\n\nimport \"C\"\n\nvar N = int(C.none)\n")
	c := Command{Rules: analyzers.Suite, Dir: dir, Patterns: []string{"./..."}}
	want, err := c.run(t.Context(), false)
	if err != nil || !want.Failed {
		t.Fatalf("%+v, %v", want, err)
	}
	for _, s := range []*Store{nil, store, store} {
		if got := run(t, dir, s); !reflect.DeepEqual(got, want) {
			t.Errorf("got\n%+v\nwant\n%+v", got, want)
		}
	}
}
