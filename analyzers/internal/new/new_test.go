package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestList(t *testing.T) {
	const src = `// Package analyzers is a list.
package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers/bbb"
	"github.com/envvet/envvet/analyzers/ddd"
)

// Suite is every rule.
var Suite = []*analysis.Analyzer{
	bbb.Analyzer,
	ddd.Analyzer, // says why
}
`
	for name, want := range map[string][]string{
		"aaa": {"aaa", "bbb", "ddd"},
		"ccc": {"bbb", "ccc", "ddd"},
		"eee": {"bbb", "ddd", "eee"},
	} {
		got, err := list([]byte(src), name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		var imports, elements []string
		for line := range strings.Lines(string(got)) {
			line = strings.TrimSpace(line)
			if path, ok := strings.CutPrefix(line, `"`+rulesPath); ok {
				imports = append(imports, strings.TrimSuffix(path, `"`))
			}
			if pkg, _, ok := strings.Cut(line, ".Analyzer,"); ok {
				elements = append(elements, pkg)
			}
		}
		if !slices.Equal(imports, want) || !slices.Equal(elements, want) || !strings.Contains(string(got), "ddd.Analyzer, // says why") {
			t.Errorf("%s: imports %q, elements %q, want %q:\n%s", name, imports, elements, want, got)
		}
	}
	for _, src := range []string{"package", "package p", "package p\nvar Suite = f()", "package p\nvar Suite = []int{1}"} {
		if _, err := list([]byte(src), "aaa"); err == nil {
			t.Errorf("no error for %q", src)
		}
	}
}

func TestRefuses(t *testing.T) {
	root := t.TempDir()
	if err := os.MkdirAll(filepath.Join(root, "analyzers", "taken"), 0o777); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"other":    `"other" is not in envelope/spec.RuleNames (good, taken)`,
		"":         `"" is not in`,
		"../x":     `"../x" is not in`,
		"taken":    "rule taken exists already: there is analyzers/taken",
		"internal": `"internal" is not in`,
		"good":     "analyzers.go", // which this module has not
	} {
		if _, err := scaffold(root, name, []string{"good", "taken"}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want %s", name, err, want)
		}
	}
	if _, err := os.Stat(filepath.Join(root, "analyzers", "good")); err == nil {
		t.Error("a refused rule was written")
	}
}

// TestScaffold starts a rule in a copy of this module. The module must
// compile, and the rule's test must fail because of what the fixture wants.
func TestScaffold(t *testing.T) {
	if testing.Short() {
		t.Skip("copies and compiles the module")
	}
	root := t.TempDir()
	copyModule(t, filepath.Join("..", "..", ".."), root)
	const name = "zzz"
	written, err := scaffold(root, name, []string{name})
	if err != nil {
		t.Fatal(err)
	}
	gofmt := run(t, root, "gofmt", append([]string{"-l"}, written...)...)
	if gofmt != "" {
		t.Errorf("not formatted: %s", gofmt)
	}
	if out := run(t, root, "go", "vet", "./analyzers", "./analyzers/"+name); out != "" {
		t.Errorf("go vet: %s", out)
	}
	out := run(t, root, "go", "test", "./analyzers/"+name)
	if !strings.Contains(out, "no diagnostic was reported matching `the message of the first finding") {
		t.Errorf("the new test does not say what is missing:\n%s", out)
	}
	if _, err := scaffold(root, name, []string{name}); err == nil || !strings.Contains(err.Error(), "exists already") {
		t.Errorf("started twice: %v", err)
	}
}

func run(t *testing.T, dir, program string, args ...string) string {
	t.Helper()
	cmd := exec.Command(program, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off")
	out, _ := cmd.CombinedOutput() // the output says what went wrong
	return string(out)
}

// copyModule copies what the rules and their fixtures are made of.
func copyModule(t *testing.T, from, to string) {
	t.Helper()
	if err := os.CopyFS(filepath.Join(to, "testdata", "stubs"), os.DirFS(filepath.Join(from, "testdata", "stubs"))); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"analyzers", "envelope", "internal", "passes"} {
		if err := os.CopyFS(filepath.Join(to, name), os.DirFS(filepath.Join(from, name))); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"go.mod", "go.sum", "testdata/go.mod", "testdata/go.sum"} {
		text, err := os.ReadFile(filepath.Join(from, name))
		if err != nil {
			if os.IsNotExist(err) && filepath.Base(name) == "go.sum" {
				continue // a module that needs no other
			}
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(to, name), text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
}
