package inprocess_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/corpus/inprocess"
)

// TestSteady holds that a program with defects of many kinds is found the same
// time after time, with bodies of other modules and without.
func TestSteady(t *testing.T) {
	if testing.Short() {
		t.Skip("loads the standard library from source")
	}
	p := inprocess.Program{Dir: filepath.Join("..", "..", "examples", "parcel"), Patterns: []string{"./..."}, ReadOnly: true, Shallow: true}
	pkgs, err := p.Packages()
	if err != nil {
		t.Fatal(err)
	}
	first, err := p.Analyze(analyzers.Suite, pkgs)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(first, func(f inprocess.Finding) bool {
		return f.Category == "exitcall/process" && f.File == "internal/command/add.go"
	}) {
		t.Errorf("no exit in internal/command/add.go: %v", first)
	}
	for range 2 {
		again, err := p.Analyze(analyzers.Suite, pkgs)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(first, again) {
			t.Fatalf("first\n%v\nthen\n%v", first, again)
		}
	}
}

// TestShallow holds that what is broken in the program itself is an error, though
// what is left out of other modules is none.
func TestShallow(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":  "module example.com/m\n\ngo 1.26.0\n",
		"main.go": "package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Println(undefined) }\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p := inprocess.Program{Dir: dir, Patterns: []string{"."}, ReadOnly: true, Shallow: true}
	if _, err := p.Run(analyzers.Suite); err == nil || !strings.Contains(err.Error(), "undefined: undefined") {
		t.Errorf("%v, want an error about undefined", err)
	}
	if err := os.WriteFile(filepath.Join(dir, "main.go"), []byte("package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Println() }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if found, err := p.Run(analyzers.Suite); err != nil || len(found) > 0 {
		t.Errorf("%v, %v, want nothing", found, err)
	}
}
