package htmlout_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/htmlout"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
)

var update = flag.Bool("update", false, "write the golden file")

const source = "package main\n\nfunc list() {\n\tfmt.Println(\"<b>é\")\n\tos.Exit(1)\n}\n"

func results(file string) htmlout.Results {
	at := func(line, col int) finding.Posn { return finding.Posn{File: file, Line: line, Col: col} }
	return htmlout.Results{
		Summary: "3 findings in 1 file", Accepted: 2,
		Findings: []finding.Finding{
			{
				Rule: "stdoutwrite", Category: "stdoutwrite/process", Posn: at(4, 2), End: at(4, 21),
				Message: `handler "list" writes to stdout </script><script>alert(1)</script>`,
				Related: []finding.Related{
					{Posn: at(3, 6), Message: `handler "list" is registered here (cobra Run)`},
					{Posn: at(4, 2), Message: "calls show"},
					{Posn: at(4, 2), Message: "writes to stdout with fmt.Println"},
					{Posn: at(5, 2), Message: "and with os.Stdout"},
				},
				Fixes: []finding.Fix{{Message: "Print to standard error"}},
			},
			{
				Rule: "exitcall", Category: "exitcall/process", Posn: at(5, 2), End: at(5, 12), Message: "handler list ends the process",
				Related: []finding.Related{{Posn: at(3, 6), Message: `handler "list" is registered here (cobra Run)`}},
			},
			{Rule: "directive", Category: "directive/reason", Severity: analyzers.Error, Posn: finding.Posn{File: "gone.go"}, Message: "no reason"},
		},
	}
}

func print(t *testing.T, r htmlout.Results, dir string) string {
	t.Helper()
	var out bytes.Buffer
	p := htmlout.Printer{
		Version: "1.2.3", Title: "tool", Names: place.From(dir), Files: new(code.Files),
		URL: func(rule string) string { return "https://example.com/" + rule },
	}
	if err := p.Print(&out, r); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// TestPage holds the page against the golden one: what changes in it is to be
// looked at.
func TestPage(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "main.go")
	for name, text := range map[string]string{file: source, filepath.Join(dir, "go.mod"): "module tool\n"} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	got := print(t, results(file), dir)
	golden := filepath.Join("testdata", "page.html")
	if *update {
		if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("the page is another one; look at it, then run the test with -update\n%s", got)
	}
}

// TestSafe holds that a page loads nothing and runs nothing of what it shows.
func TestSafe(t *testing.T) {
	got := print(t, results("no such file"), t.TempDir())
	if n := strings.Count(got, "<script"); n != 1 {
		t.Errorf("%d scripts", n)
	}
	for _, loads := range regexp.MustCompile(`(?i)(src|href|url|import|action)\s*[=(:]\s*["']?[^\s>]*`).FindAllString(got, -1) {
		if !strings.HasPrefix(loads, `href="https://example.com/`) {
			t.Errorf("it loads %s", loads)
		}
	}
}

// TestEmpty holds that a page without findings says so, and one of a run that
// failed does not look complete.
func TestEmpty(t *testing.T) {
	got := print(t, htmlout.Results{Summary: "no findings", Trouble: "package x does not compile"}, t.TempDir())
	if !strings.Contains(got, "no findings") || !strings.Contains(got, "Not everything was checked: package x does not compile") || strings.Contains(got, "<form") {
		t.Error(got)
	}
}
