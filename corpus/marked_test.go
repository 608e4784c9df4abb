package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/mod/modfile"

	"github.com/envvet/envvet/corpus/score"
)

// TestMarkedData holds that docs/accuracy.md says what the marks say, and of how many
// modules.
func TestMarkedData(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "docs", "accuracy.md"))
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Join(strings.Fields(string(text)), " ")
	for name, says := range map[string]func(modules int, m score.Marked) string{
		"libraries": func(n int, m score.Marked) string {
			return fmt.Sprintf("call %d modules by what their manuals say, %d findings are reported, %d of them rightly.", n, m.Precision.Of, m.Precision.Part)
		},
		"writers": func(n int, m score.Marked) string {
			return fmt.Sprintf("Of the calls of %d modules that write to stdout or end the process there, %d of %d are told of, and %d of the %d that are told of do so.", n, m.Recall.Part, m.Recall.Of, m.Precision.Part, m.Precision.Of)
		},
	} {
		dir := filepath.Join("testdata", name)
		marks, err := readMarks(dir, rules)
		if err != nil {
			t.Fatal(err)
		}
		if want := says(required(t, filepath.Join(dir, "go.mod")), score.CompareMarks(marks, nil)); !strings.Contains(words, want) {
			t.Errorf("docs/accuracy.md does not say %q", want)
		}
	}
}

// TestMarkedTable holds that the table of what was written by others says what the marks say.
func TestMarkedTable(t *testing.T) {
	want, err := markedTable("testdata")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join("..", "docs", "accuracy.md"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), "<!-- marked -->\n"+want+"<!-- end of marked -->\n") {
		t.Error("the table in docs/accuracy.md is not that of the marks: go run ./corpus -marked -write")
	}
	var recall, precision score.Share
	for _, of := range withMarks {
		recall, precision = recall.Add(of.recall), precision.Add(of.precision)
	}
	readme, err := os.ReadFile(filepath.Join("..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Join(strings.Fields(string(readme)), " ")
	for _, says := range []string{
		fmt.Sprintf("of %d defects of all kinds", recall.Of),
		fmt.Sprintf("%d were found at first, and %d of %d findings were right", recall.Part, precision.Part, precision.Of),
	} {
		if !strings.Contains(words, says) {
			t.Errorf("README.md does not say %q", says)
		}
	}
}

// TestMarkedAlone holds that what would have no effect is refused.
func TestMarkedAlone(t *testing.T) {
	if _, err := run(io.Discard, options{marked: true, names: []string{"gin"}}); err == nil || !strings.Contains(err.Error(), "-marked") {
		t.Errorf("got %v, want an error that names -marked", err)
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
