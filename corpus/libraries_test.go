package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/mod/modfile"

	"github.com/envvet/envvet/corpus/score"
)

// TestLibrariesData holds that the lines of libraries.tsv are there, and that
// docs/accuracy.md says how many of them are right, of how many libraries.
func TestLibrariesData(t *testing.T) {
	dir := filepath.Join("testdata", "libraries")
	rows, err := read("libraries.tsv", readLibraries)
	if err != nil {
		t.Fatal(err)
	}
	var right score.Share
	for _, r := range rows {
		right = right.Add(shareOf(r.right))
		file, _, _ := strings.Cut(string(r.line), ":")
		if _, err := os.Stat(filepath.Join(dir, file)); err != nil {
			t.Error(err)
		}
	}
	text, err := os.ReadFile(filepath.Join("..", "docs", "accuracy.md"))
	if err != nil {
		t.Fatal(err)
	}
	want := fmt.Sprintf("call %d modules by what their manuals say, %d findings are reported, of which %d are true.", required(t, filepath.Join(dir, "go.mod")), right.Of, right.Part)
	if !strings.Contains(strings.Join(strings.Fields(string(text)), " "), want) {
		t.Errorf("docs/accuracy.md does not say %q", want)
	}
}

// required returns how many modules a go.mod file requires for its own packages.
func required(t *testing.T, name string) (n int) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	mod, err := modfile.Parse(name, text, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range mod.Require {
		if !r.Indirect {
			n++
		}
	}
	return n
}

func TestReadLibraries(t *testing.T) {
	rows, err := readLibraries(strings.NewReader(librariesHeader + "\na.go:3\texitcall/process\tfalse\tnot there\n"))
	if err != nil || len(rows) != 1 || rows[0] != (libraryRow{"a.go:3", "exitcall/process", false}) {
		t.Errorf("got %v, %v", rows, err)
	}
	for _, bad := range []string{"", "x\n", librariesHeader + "\na.go:3\tx\tmaybe\twhy\n", librariesHeader + "\na.go\tx\ttrue\twhy\n", librariesHeader + "\na.go:3\tx\ttrue\t\n"} {
		if rows, err := readLibraries(strings.NewReader(bad)); err == nil {
			t.Errorf("%q: got %v, want an error", bad, rows)
		}
	}
}
