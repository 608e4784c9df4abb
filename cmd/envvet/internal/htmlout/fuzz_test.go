package htmlout_test

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/code"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/htmlout"
	"github.com/envvet/envvet/cmd/envvet/internal/place"
)

// FuzzPrint holds that whoever names things in code adds nothing to the page but
// text: it has the tags that it has where all names and texts are one letter.
func FuzzPrint(f *testing.F) {
	f.Add("</pre><script>alert(1)</script>", "x\" onclick=\"x", "</title><img src=x>", "<!--", "\x00</select>")
	f.Add("<mark>", "", "\xff'><", "]]>", "javascript:alert(1)")
	dir := f.TempDir()
	page := func(t *testing.T, text, name, title, message, step string) string {
		if err := os.WriteFile(filepath.Join(dir, "main.go"), []byte("package main\n"+text+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		from, to := finding.Posn{File: filepath.Join(dir, "main.go"), Line: 2, Col: 1}, finding.Posn{File: filepath.Join(dir, name), Line: 3, Col: 1}
		var out bytes.Buffer
		p := htmlout.Printer{Version: "1.2.3", Title: title, Names: place.From(dir), Files: new(code.Files), URL: func(string) string { return "https://example.com/rule" }}
		err := p.Print(&out, htmlout.Results{Summary: "s" + message, Trouble: "t" + message, Findings: []finding.Finding{{
			Rule: "r" + name, Category: "r" + name + "/c", Posn: from, Message: "m" + message,
			Related: []finding.Related{{Posn: to, Message: "s" + step}, {Posn: from, Message: "t" + step}},
			Fixes:   []finding.Fix{{Message: "f" + step}},
		}}})
		if err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	tag := regexp.MustCompile(`<[a-zA-Z/!][^\s>]*`)
	quoted := regexp.MustCompile(`"[^"]*"`)
	handler := regexp.MustCompile(`<[^>]*\son[a-z]+\s*=`)
	handlers := func(page string) []string { return handler.FindAllString(quoted.ReplaceAllString(page, `""`), -1) }
	oneLine := strings.NewReplacer("\n", "", "\r", "", "\t", "", " ", "", "\v", "", "\f", "", "\x00", "")
	f.Fuzz(func(t *testing.T, text, name, title, message, step string) {
		got := page(t, "a"+oneLine.Replace(text), "a"+strings.ReplaceAll(name, "/", ""), "a"+title, message, step)
		want := page(t, "a", "a", "a", "", "")
		if g, w := tag.FindAllString(got, -1), tag.FindAllString(want, -1); !slices.Equal(g, w) {
			t.Errorf("the page has the tags %q, want %q", g, w)
		}
		if on := handlers(got); !slices.Equal(on, handlers(want)) {
			t.Errorf("it runs %q", on)
		}
	})
}
