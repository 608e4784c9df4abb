package manual

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestExtract(t *testing.T) {
	const src = `// Package pair defines two rules.
//
// # Analyzer first
//
// first: report one thing
//
// It says why.
//
// # Analyzer second
//
// second: report another
package pair
`
	tests := []struct{ name, title, body string }{
		{"first", "report one thing", "It says why."},
		{"second", "report another", ""},
	}
	for _, tt := range tests {
		doc, err := extract(src, tt.name)
		if err != nil {
			t.Error(err)
			continue
		}
		if title, body := Cut(doc); title != tt.title || body != tt.body {
			t.Errorf("%s: title %q, body %q", tt.name, title, body)
		}
	}
}

func TestExtractRefuses(t *testing.T) {
	tests := []struct{ name, src, err string }{
		{"no Go", "# Analyzer r", "not a Go source file"},
		{"empty", "", "not a Go source file"},
		{"no package comment", "package r", "no package comment"},
		{"two comments", "// Licence\n\n// # Analyzer r\n//\n// r: title\npackage r", "no package comment"},
		{"detached comment", "// # Analyzer r\n//\n// r: title\n\npackage r", "no package comment"},
		{"no section", "// Package r is a rule.\npackage r", `no section "# Analyzer r"`},
		{"section of a longer name", "// Package r.\n//\n// # Analyzer rr\n//\n// rr: title\npackage r", `no section`},
		{"no title", "// Package r.\n//\n// # Analyzer r\n//\n// Some text.\npackage r", `does not begin with "r: "`},
	}
	for _, tt := range tests {
		_, err := extract(tt.src, "r")
		if err == nil || !strings.Contains(err.Error(), tt.err) {
			t.Errorf("%s: error %v, want %q", tt.name, err, tt.err)
		}
	}
}

// TestPackageComment holds that the manuals are what godoc shows of the packages.
func TestPackageComment(t *testing.T) {
	names, err := filepath.Glob("../../*/doc.go")
	if err != nil || len(names) == 0 {
		t.Fatalf("%d manuals, %v", len(names), err)
	}
	for _, name := range names {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, src, parser.ParseComments|parser.PackageClauseOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range []string{string(src), strings.ReplaceAll(string(src), "\n", "\r\n")} {
			if got, err := packageComment(text); err != nil || got != file.Doc.Text() {
				t.Errorf("%s: %v, got\n%q\nwant\n%q", name, err, got, file.Doc.Text())
			}
		}
	}
}

func TestMustExtractPanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("no panic")
		}
	}()
	MustExtract("package r", "r")
}

func TestCategories(t *testing.T) {
	doc := "report it\n\n# Wrong\n\n  - no: category\n\n# What it reports\n\nBy category:\n\n  - name, other, a hint: it has\n    two: names\n  - with, with -r.with: it\n\nAnd\n\n  - name: again\n  - unused: an ignore\n\n# When it is silent\n\n  - never: no\n"
	if got, want := Categories(doc), []string{"name", "other", "with", "unused"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := Categories("report it\n\n# Wrong\n"); got != nil {
		t.Errorf("%q of a manual without the section", got)
	}
}
