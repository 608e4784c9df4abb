package githubout_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/githubout"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
)

func TestPrint(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a,b:50%.go")
	if err := os.WriteFile(file, []byte("package a\nvar é, x = f()\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	at := func(line, col int) finding.Posn { return finding.Posn{File: file, Line: line, Col: col} }
	findings := []finding.Finding{
		{Rule: "stdoutwrite", Category: "stdoutwrite/process", Posn: at(2, 13), End: at(2, 16), Message: "100% of \"\r\n::error::\x1b[31mf\", bad"},
		{Rule: "stdoutwrite", Category: "stdoutwrite/stdio", Severity: analyzers.Error, Posn: at(1, 1), End: at(2, 3), Message: "two lines", Related: []finding.Related{
			{Posn: at(2, 1), Message: "handler x is registered here"}, {Message: "and 7 more"},
		}},
		{Rule: "other", Posn: at(2, 0), End: at(2, 0), Message: "no column"},
		{Rule: "other", Message: "no place"},
	}
	results := githubout.Results{
		Findings: findings, Trouble: "could not check p",
		Problems: []finding.Problem{{Package: "p", Posn: at(2, 13), Message: "undefined: f"}, {Package: "q", Message: "told by trouble"}},
		Warnings: []finding.Warning{{Code: "X", Message: "100% sure"}},
	}
	const name = "a%2Cb%3A50%25.go"
	want := "::warning file=" + name + ",line=2,endLine=2,col=12,endColumn=15,title=envvet stdoutwrite::" +
		"100%25 of \"%0D%0A::error::\uFFFD[31mf\", bad%0Asee https://example.com/stdoutwrite\n" +
		"::error file=" + name + ",line=1,endLine=2,title=envvet stdoutwrite::two lines%0A" +
		"  handler x is registered here (a,b:50%25.go:2)%0A  and 7 more%0Asee https://example.com/stdoutwrite\n" +
		"::warning file=" + name + ",line=2,endLine=2,title=envvet other::no column\n" +
		"::warning title=envvet other::no place\n" +
		"::error file=" + name + ",line=2,endLine=2,col=12,title=envvet::undefined: f\n" +
		"::error title=envvet::could not check p\n" +
		"::warning title=envvet::100%25 sure\n"
	p := githubout.Printer{Names: place.From(dir), Files: new(code.Files), URL: func(rule string) string {
		if rule == "other" {
			return ""
		}
		return "https://example.com/" + rule
	}}
	var out bytes.Buffer
	if err := p.Print(&out, results); err != nil {
		t.Fatal(err)
	}
	if out.String() != want {
		t.Errorf("got\n%swant\n%s", out.String(), want)
	}
}
