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

// TestIndentation holds that code is shown without the white space that all of its
// lines begin with.
func TestIndentation(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "main.go")
	for text, want := range map[string]string{
		"a {\n\t\tb {\n\n\t\t\tos.Exit(1)\n\t\t}\n\t}":   "2\tb {|3|4\t\t<mark>os.Exit(1)</mark>|5\t}|6}|",
		"a {\n\t\tb\n\t  \n\t\tos.Exit(1)\n\t\t}\n\t\t}": "2b|3 |4<mark>os.Exit(1)</mark>|5}|6}|",
		"a {\n  b {\n\n\tos.Exit(1)\n":                   "2  b {|3|4\t<mark>os.Exit(1)</mark>|",
	} {
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		found := finding.Finding{Rule: "exitcall", Posn: finding.Posn{File: file, Line: 4, Col: strings.Index(strings.Split(text, "\n")[3], "os") + 1}}
		_, got, _ := strings.Cut(print(t, htmlout.Results{Findings: []finding.Finding{found}}, dir), "<pre>")
		got, _, _ = strings.Cut(got, "</pre>")
		got = regexp.MustCompile(`</?span[^>]*>`).ReplaceAllString(got, "")
		if got = strings.ReplaceAll(got, "\n", "|"); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestCommands holds that the choice of commands tells those of one name apart.
func TestCommands(t *testing.T) {
	dir := t.TempDir()
	in := func(command, file string) finding.Finding {
		return finding.Finding{Rule: "exitcall", Posn: finding.Posn{File: filepath.Join(dir, file), Line: 9}, Related: []finding.Related{
			{Posn: finding.Posn{File: filepath.Join(dir, file), Line: 3}, Message: "handler " + command + " is registered here (cobra Run)"},
		}}
	}
	got := print(t, htmlout.Results{Findings: []finding.Finding{in("run", "a.go"), in("run", "a.go"), in("run", "b.go"), in("list", "b.go")}}, dir)
	_, got, _ = strings.Cut(got, `<select id="command">`)
	got, _, _ = strings.Cut(got, "</select>")
	want := `<option value="">all</option><option value="0">list (1)</option><option value="1">run a.go (2)</option><option value="2">run b.go (1)</option>`
	if got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}
