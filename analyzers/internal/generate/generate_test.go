package main

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
)

// TestUpToDate fails when a generated file is not what would be generated.
func TestUpToDate(t *testing.T) {
	problems, err := run(filepath.Join("..", "..", ".."), false)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range problems {
		t.Error(p)
	}
	if len(problems) > 0 {
		t.Log("run: make generate")
	}
}

func TestRun(t *testing.T) {
	root := t.TempDir()
	readme := filepath.Join(root, "README.md")
	write := func(file, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write(readme, "# x\n<!-- rules -->\nold\n<!-- end of rules -->\nrest\n")
	bazel := filepath.Join(root, "docs", "bazel.md")
	write(bazel, "<!-- nogo -->\n<!-- end of nogo -->\n")

	stale, err := run(root, false)
	if err != nil || len(stale) < 3 {
		t.Fatalf("an empty tree: %q, %v; want every file named", stale, err)
	}
	if _, err := os.Stat(filepath.Join(root, "singlechecker")); err == nil {
		t.Fatal("the test for staleness wrote files")
	}
	if problems, err := run(root, true); err != nil || len(problems) > 0 {
		t.Fatalf("writing: %q, %v", problems, err)
	}
	if problems, err := run(root, false); err != nil || len(problems) > 0 {
		t.Errorf("after writing: %q, %v", problems, err)
	}
	text, err := os.ReadFile(readme)
	if err != nil || !strings.HasPrefix(string(text), "# x\n<!-- rules -->\n|") || !strings.HasSuffix(string(text), "|\n<!-- end of rules -->\nrest\n") {
		t.Errorf("README.md: %s", text)
	}
	if text, err := os.ReadFile(bazel); err != nil || !strings.Contains(string(text), "//analyzers/exitcall\",\n        \"") {
		t.Errorf("docs/bazel.md: %s", text)
	}

	write(filepath.Join(root, "singlechecker", "gone", "main.go"), "package main\n")
	write(filepath.Join(root, "docs", "rules", "gone.md"), "# gone\n")
	problems, err := run(root, true)
	if all := strings.Join(problems, "\n"); err != nil || !strings.Contains(all, "singlechecker/gone belongs to no rule") || !strings.Contains(all, "docs/rules/gone.md belongs") {
		t.Errorf("files of a rule that is gone: %q, %v", problems, err)
	}

	write(readme, "# x\n")
	if _, err := run(root, true); err == nil {
		t.Error("README.md without markers is no error")
	}
}

func TestPage(t *testing.T) {
	a := &analysis.Analyzer{Name: "r", Doc: "report one thing\n\nIt says why:\n\n\tfunc f() {}\n\n# When it is silent\n\n  - never"}
	a.Flags.Init("r", flag.ContinueOnError)
	a.Flags.String("fix", "", "offer the fix of that `name`")
	a.Flags.Int("depth", 3, "look so deep")
	a.Flags.Bool("hints", false, "report hints")
	got := string(page(a))
	want := "# r\n\nreport one thing\n\nIt says why:\n\n\tfunc f() {}\n\n## When it is silent\n\n  - never\n\n## Flags\n\n- `-r.depth int`: look so deep (default 3)\n- `-r.fix name`: offer the fix of that name\n- `-r.hints`: report hints\n"
	if !strings.HasSuffix(got, want) {
		t.Errorf("got:\n%s\nwant it to end in:\n%s", got, want)
	}
}
