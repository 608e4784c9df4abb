package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/mod/modfile"

	"github.com/envvet/envvet/corpus/score"
)

// TestLibrariesData holds that the lines of libraries.tsv are there, and that
// docs/accuracy.md says how many of them are right, of how many modules.
func TestLibrariesData(t *testing.T) {
	p, err := readLibraries(".")
	if err != nil {
		t.Fatal(err)
	}
	dir, err := fetch(p, "..", "")
	if err != nil {
		t.Fatal(err)
	}
	var right score.Share
	for _, r := range p.Readings {
		right = right.Add(shareOf(r.True))
		file, number, _ := strings.Cut(string(r.Line), ":")
		text, err := os.ReadFile(filepath.Join(dir, file))
		if n, _ := strconv.Atoi(number); err != nil || n > strings.Count(string(text), "\n") {
			t.Errorf("%s: there is no such line (%v)", r.Line, err)
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

// TestLibrariesAlone holds that what would have no effect is refused.
func TestLibrariesAlone(t *testing.T) {
	for _, o := range []options{{libraries: true, write: true, compare: true}, {libraries: true, names: []string{"gin"}}} {
		if _, err := run(io.Discard, o); err == nil || !strings.Contains(err.Error(), "-libraries") {
			t.Errorf("%+v: got %v, want an error that names -libraries", o, err)
		}
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
