package textout_test

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/txtar"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/textout"
)

// sources are the files that findings of the tests are in.
const sources = `
-- internal/command/list.go --
package command

func list() {
	store.Each(print)
}
-- internal/render/printer.go --
package render

func (p *Printer) Print(s string) {
	fmt.Fprintln(p.w, s)
	if x { 	fmt.Println("größer", "列表",	s); y() }
	fmt.Println("first",
		"second")
}
`

func url(rule string) string {
	if rule == "stdoutwrite" {
		return "https://example.com/stdoutwrite"
	}
	return ""
}

func TestPrint(t *testing.T) {
	dir := t.TempDir()
	for _, f := range txtar.Parse([]byte(sources)).Files {
		write(t, filepath.Join(dir, filepath.FromSlash(f.Name)), string(f.Data))
	}
	write(t, filepath.Join(dir, "binary.go"), "\x00\x01\n\x00fmt.Println()\n")
	write(t, filepath.Join(dir, "latin1.go"), "fmt.Println(\"gr\xf6\xdfer\", \"\x1b[31m\")\n")
	write(t, filepath.Join(dir, "crlf.go"), "package a\r\n\r\n\tos.Exit(1)\r\n")
	if err := os.Mkdir(filepath.Join(dir, "folder.go"), 0o777); err != nil {
		t.Fatal(err)
	}
	at := func(file string, line, col int) finding.Posn {
		return finding.Posn{File: filepath.Join(dir, filepath.FromSlash(file)), Line: line, Col: col}
	}
	const printer = "internal/render/printer.go"

	tests := []struct {
		name    string
		finding finding.Finding
		want    string
	}{
		{
			"chain",
			finding.Finding{
				Rule: "stdoutwrite", Message: `handler "list" writes to stdout; return the value instead`,
				Posn: at(printer, 4, 2), End: at(printer, 4, 22),
				Related: []finding.Related{
					{Posn: at("internal/command/list.go", 3, 6), Message: `handler "list"`},
					{Posn: at("internal/command/list.go", 4, 2), Message: "calls store.Each"},
					{Posn: finding.Posn{File: "/elsewhere/x.go", Line: 7, Col: 1}, Message: "2 more calls"},
					{Posn: at(printer, 4, 2), Message: "writes to stdout with fmt.Fprintln"},
					{Posn: at(printer, 6, 2), Message: "writes to stdout with fmt.Println"},
					{Message: "and 3 more"},
				},
			}, `
internal/render/printer.go:4:2: handler "list" writes to stdout; return the value instead (stdoutwrite)
	4 | fmt.Fprintln(p.w, s)
	  | ^~~~~~~~~~~~~~~~~~~~
	chain: handler "list" (internal/command/list.go:3)
	    -> calls store.Each (internal/command/list.go:4)
	    -> 2 more calls (/elsewhere/x.go:7)
	    -> writes to stdout with fmt.Fprintln (internal/render/printer.go:4)
	   and writes to stdout with fmt.Println (internal/render/printer.go:6)
	   and 3 more
	see https://example.com/stdoutwrite
`,
		},
		{
			"letters of two bytes and of two columns, inner tabs",
			finding.Finding{Rule: "exitcall", Message: "m", Posn: at(printer, 5, 10), End: at(printer, 5, 46)}, `
internal/render/printer.go:5:10: m (exitcall)
	5 | if x {     fmt.Println("größer", "列表",    s); y() }
	  |            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
`,
		},
		{
			"range over two lines",
			finding.Finding{Rule: "exitcall", Message: "m", Posn: at(printer, 6, 2), End: at(printer, 7, 12)}, `
internal/render/printer.go:6:2: m (exitcall)
	6 | fmt.Println("first",
	  | ^~~~~~~~~~~~~~~~~~~~
`,
		},
		{
			"no end",
			finding.Finding{Rule: "exitcall", Message: "m", Posn: at(printer, 4, 6), End: at(printer, 4, 6)}, `
internal/render/printer.go:4:6: m (exitcall)
	4 | fmt.Fprintln(p.w, s)
	  |     ^
`,
		},
		{
			"column outside the line",
			finding.Finding{Rule: "exitcall", Message: "m", Posn: at(printer, 4, 99), End: at(printer, 4, 120)}, `
internal/render/printer.go:4:99: m (exitcall)
	4 | fmt.Fprintln(p.w, s)
`,
		},
		{
			"line outside the file",
			finding.Finding{Rule: "exitcall", Message: "m", Posn: at(printer, 400, 1), End: at(printer, 400, 1)}, `
internal/render/printer.go:400:1: m (exitcall)
`,
		},
		{
			"blank line",
			finding.Finding{Rule: "exitcall", Message: "m", Posn: at(printer, 2, 1), End: at(printer, 2, 1)}, `
internal/render/printer.go:2:1: m (exitcall)
`,
		},
		{
			"no column",
			finding.Finding{Rule: "exitcall", Message: "m", Posn: at(printer, 4, 0), End: at(printer, 4, 0)}, `
internal/render/printer.go:4: m (exitcall)
	4 | fmt.Fprintln(p.w, s)
`,
		},
		{
			"no position",
			finding.Finding{Rule: "exitcall", Message: "m"}, `
(unknown position): m (exitcall)
`,
		},
		{
			"no such file",
			finding.Finding{Rule: "exitcall", Message: "m", Posn: at("gone.go", 1, 1), End: at("gone.go", 1, 1)}, `
gone.go:1:1: m (exitcall)
`,
		},
		{
			"folder",
			finding.Finding{Rule: "exitcall", Message: "m", Posn: at("folder.go", 1, 1), End: at("folder.go", 1, 1)}, `
folder.go:1:1: m (exitcall)
`,
		},
		{
			"binary file",
			finding.Finding{Rule: "exitcall", Message: "m", Posn: at("binary.go", 2, 1), End: at("binary.go", 2, 3)}, `
binary.go:2:1: m (exitcall)
`,
		},
		{
			"neither UTF-8 nor printable",
			finding.Finding{Rule: "exitcall", Message: "say \x1b[31m\nred", Posn: at("latin1.go", 1, 13), End: at("latin1.go", 1, 21)}, `
latin1.go:1:13: say �[31m red (exitcall)
	1 | fmt.Println("gr��er", "�[31m")
	  |             ^~~~~~~~
`,
		},
		{
			"carriage returns",
			finding.Finding{Rule: "exitcall", Message: "m", Posn: at("crlf.go", 3, 2), End: at("crlf.go", 3, 12)}, `
crlf.go:3:2: m (exitcall)
	3 | os.Exit(1)
	  | ^~~~~~~~~~
`,
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var out strings.Builder
			p := textout.Printer{Dir: dir, URL: url}
			if err := p.Print(&out, []finding.Finding{test.finding}); err != nil {
				t.Fatal(err)
			}
			want := filepath.FromSlash(test.want)
			want = strings.ReplaceAll(want, filepath.FromSlash("https://example.com/"), "https://example.com/")
			if got := "\n" + out.String(); got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

func TestPrintLongLines(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "long.go")
	long := strings.Repeat("0123456789", 100)
	write(t, file, long+"\n"+strings.Repeat("x", 10<<20)+"\nfmt.Println()\n")

	tests := []struct {
		line, col, end int
		want           string
	}{
		{1, 1, 4, "" +
			"\t1 | " + long[:110] + "…\n" +
			"\t  | ^~~\n"},
		{1, 501, 505, "" +
			"\t1 | …" + long[480:590] + "…\n" +
			"\t  | " + strings.Repeat(" ", 21) + "^~~~\n"},
		{1, 501, 901, "" +
			"\t1 | …" + long[480:590] + "…\n" +
			"\t  | " + strings.Repeat(" ", 21) + "^" + strings.Repeat("~", 89) + "\n"},
		{1, 998, 1001, "" +
			"\t1 | …" + long[977:] + "\n" +
			"\t  | " + strings.Repeat(" ", 21) + "^~~\n"},
		{2, 500, 510, ""}, // too long to be read
		{3, 1, 14, "" +
			"\t3 | fmt.Println()\n" +
			"\t  | ^~~~~~~~~~~~~\n"},
	}
	for _, test := range tests {
		t.Run(fmt.Sprintf("%d:%d", test.line, test.col), func(t *testing.T) {
			var out strings.Builder
			p := textout.Printer{Dir: dir, URL: url}
			err := p.Print(&out, []finding.Finding{{
				Rule: "exitcall", Message: "m",
				Posn: finding.Posn{File: file, Line: test.line, Col: test.col},
				End:  finding.Posn{File: file, Line: test.line, Col: test.end},
			}})
			if err != nil {
				t.Fatal(err)
			}
			want := fmt.Sprintf("long.go:%d:%d: m (exitcall)\n%s", test.line, test.col, test.want)
			if out.String() != want {
				t.Errorf("got\n%s\nwant\n%s", out.String(), want)
			}
		})
	}
}

func TestPrintSeveral(t *testing.T) {
	at := func(file string) finding.Posn { return finding.Posn{File: file, Line: 1, Col: 1} }
	many := make([]finding.Related, 40)
	for i := range many {
		many[i].Message = fmt.Sprintf("calls step%d", i+1)
	}
	findings := []finding.Finding{
		{Rule: "exitcall", Message: "one", Posn: at("/a/b/x.go"), End: at("/a/b/x.go")},
		{Rule: "stdoutwrite", Message: "two", Posn: at("/a/b/x.go"), End: at("/a/b/x.go"), Related: many},
		{Rule: "stdoutwrite", Message: "three", Posn: at("/a/y.go"), End: at("/a/y.go")},
	}
	var chain strings.Builder
	for i := 2; i < 16; i++ {
		fmt.Fprintf(&chain, "\t    -> calls step%d\n", i)
	}
	want := filepath.FromSlash("x.go:1:1: one (exitcall)\nx.go:1:1: two (stdoutwrite)\n") +
		"\tchain: calls step1\n" + chain.String() + "\t    -> ... 25 more\n" +
		"\tsee https://example.com/stdoutwrite\n" +
		"/a/y.go:1:1: three (stdoutwrite)\n"

	var out strings.Builder
	p := textout.Printer{Dir: "/a/b", URL: url}
	if err := p.Print(&out, findings); err != nil {
		t.Fatal(err)
	}
	if out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
	if got, want := textout.Summary(findings), "3 findings in 2 files (stdoutwrite 2, exitcall 1)"; got != want {
		t.Errorf("summary is %q, want %q", got, want)
	}
	if got, want := textout.Summary(findings[:1]), "1 finding in 1 file (exitcall 1)"; got != want {
		t.Errorf("summary is %q, want %q", got, want)
	}
}

// Many findings in a long file take no time that grows with the square of their number.
func TestPrintMany(t *testing.T) {
	const many = 400_000
	file := filepath.Join(t.TempDir(), "a.go")
	write(t, file, strings.Repeat("\tf()\n", many))
	findings := make([]finding.Finding, many)
	for i := range findings {
		at := finding.Posn{File: file, Line: i + 1, Col: 2}
		findings[i] = finding.Finding{Rule: "exitcall", Message: "m", Posn: at, End: at}
	}
	begin := time.Now()
	if err := (textout.Printer{URL: url}).Print(io.Discard, findings); err != nil {
		t.Fatal(err)
	}
	if took := time.Since(begin); took > 15*time.Second {
		t.Errorf("it takes %v", took)
	}
}

// A file is named in the shorter way.
func TestPrintPaths(t *testing.T) {
	for file, want := range map[string]string{
		"/home/ada/tool/cmd/main.go":   "main.go",
		"/home/ada/tool/cmd/a/b/c.go":  "a/b/c.go",
		"/home/ada/tool/store/disk.go": "../store/disk.go",
		"/go/lib.go":                   "/go/lib.go",
	} {
		var out strings.Builder
		p := textout.Printer{Dir: filepath.FromSlash("/home/ada/tool/cmd"), URL: url}
		err := p.Print(&out, []finding.Finding{{
			Rule: "exitcall", Message: "m", Posn: finding.Posn{File: filepath.FromSlash(file), Line: 3, Col: 1},
		}})
		if err != nil {
			t.Fatal(err)
		}
		if want := filepath.FromSlash(want) + ":3:1: m (exitcall)\n"; out.String() != want {
			t.Errorf("got %q, want %q", out.String(), want)
		}
	}
}

func TestPrintColor(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.go")
	write(t, file, "os.Exit(1)\n")
	var out strings.Builder
	p := textout.Printer{Dir: dir, Color: true, URL: url}
	err := p.Print(&out, []finding.Finding{{
		Rule: "exitcall", Message: "m",
		Posn: finding.Posn{File: file, Line: 1, Col: 1}, End: finding.Posn{File: file, Line: 1, Col: 11},
	}})
	if err != nil {
		t.Fatal(err)
	}
	want := "\x1b[1ma.go:1:1:\x1b[0m m \x1b[2m(exitcall)\x1b[0m\n" +
		"\t\x1b[2m1 |\x1b[0m os.Exit(1)\n" +
		"\t\x1b[2m  |\x1b[0m \x1b[1;33m^~~~~~~~~~\x1b[0m\n"
	if out.String() != want {
		t.Errorf("got %q\nwant %q", out.String(), want)
	}
}

// A warning is what a finding is if nothing is said.
func TestPrintSeverity(t *testing.T) {
	for _, tt := range []struct {
		severity analyzers.Severity
		color    bool
		want     string
	}{
		{analyzers.Warning, false, "a.go:1:1: m (exitcall)\n"},
		{analyzers.Error, false, "a.go:1:1: error: m (exitcall)\n"},
		{analyzers.Hint, false, "a.go:1:1: hint: m (exitcall)\n"},
		{analyzers.Error, true, "\x1b[1ma.go:1:1:\x1b[0m \x1b[1;31merror:\x1b[0m m \x1b[2m(exitcall)\x1b[0m\n"},
		{analyzers.Hint, true, "\x1b[1ma.go:1:1:\x1b[0m \x1b[2mhint:\x1b[0m m \x1b[2m(exitcall)\x1b[0m\n"},
	} {
		var out strings.Builder
		p := textout.Printer{Dir: "/a", Color: tt.color, URL: url}
		if err := p.Print(&out, []finding.Finding{{
			Rule: "exitcall", Message: "m", Severity: tt.severity, Posn: finding.Posn{File: "a.go", Line: 1, Col: 1},
		}}); err != nil {
			t.Fatal(err)
		}
		if out.String() != tt.want {
			t.Errorf("%v: got %q, want %q", tt.severity, out.String(), tt.want)
		}
	}
}

func FuzzPrint(f *testing.F) {
	f.Add("\tfmt.Println()", 1, 2, 1, 9)
	f.Add("\xff\u0301列", 1, 1, 2, 0)
	f.Fuzz(func(t *testing.T, source string, line, col, endLine, endCol int) {
		file := filepath.Join(t.TempDir(), "a.go")
		write(t, file, source)
		p := textout.Printer{URL: url}
		p.Print(&strings.Builder{}, []finding.Finding{{
			Posn: finding.Posn{File: file, Line: line, Col: col},
			End:  finding.Posn{File: file, Line: endLine, Col: endCol},
		}})
	})
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}
