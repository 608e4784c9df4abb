package main

import (
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	reference = regexp.MustCompile(`(?:href|src)="([^"]*)"`)
	anchor    = regexp.MustCompile(`id="([^"]*)"`)
)

// TestLinks holds that each link leads somewhere: to a page and to a heading that
// is there, or to a file of the repository.
func TestLinks(t *testing.T) {
	dir := t.TempDir()
	if err := write(dir); err != nil {
		t.Fatal(err)
	}
	pages := make(map[string]string)
	err := filepath.WalkDir(dir, func(name string, e os.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := os.ReadFile(name)
		rel, _ := filepath.Rel(dir, name)
		pages[filepath.ToSlash(rel)] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if pages["index.html"] == "" || pages["docs/rules/stdoutwrite.html"] == "" || pages["docs/adoption.html"] == "" {
		t.Fatalf("pages are missing of %d", len(pages))
	}
	for name, text := range pages {
		for _, m := range reference.FindAllStringSubmatch(text, -1) {
			to, err := url.Parse(strings.ReplaceAll(m[1], "&amp;", "&"))
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			if file, ok := strings.CutPrefix(m[1], repository); ok {
				if _, err := os.Stat(filepath.Join("..", "..", filepath.FromSlash(file))); err != nil {
					t.Errorf("%s: link to %s, which is not in the repository", name, file)
				}
				continue
			}
			if to.IsAbs() {
				continue
			}
			target := name
			if to.Path != "" {
				target = path.Join(path.Dir(name), to.Path)
			}
			page, ok := pages[target]
			if !ok {
				t.Errorf("%s: link to %s, which is no page", name, m[1])
				continue
			}
			found := to.Fragment == ""
			for _, id := range anchor.FindAllStringSubmatch(page, -1) {
				found = found || id[1] == to.Fragment
			}
			if !found {
				t.Errorf("%s: link to %s, a heading that is not there", name, m[1])
			}
		}
		seen := make(map[string]bool)
		for _, id := range anchor.FindAllStringSubmatch(text, -1) {
			if seen[id[1]] {
				t.Errorf("%s: the id %s stands twice", name, id[1])
			}
			seen[id[1]] = true
		}
		if strings.Contains(text, "<script") || strings.Contains(text, "<!-- raw HTML omitted -->") && strings.Contains(text, "<p><!-- raw") {
			t.Errorf("%s: raw HTML", name)
		}
	}
}

// TestNarrow holds what a narrow page needs: cells that say of which column they
// are, since rows become blocks, and the menu behind the text.
func TestNarrow(t *testing.T) {
	p := &page{source: "docs/x.md", path: "docs/x.html", title: "X", text: []byte("# X\n\n| who | `what` \"it\" is |\n|---|---|\n| a | `-flag` |\n| b |\n\nand `envvet -a -b -c -d -e -f ./...`\n")}
	text, err := p.render([]*page{p})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`<td data-label="who">a</td>`, `<td data-label="what &quot;it&quot; is"><code class="word">-flag</code></td>`,
		`<td data-label="who">b</td>`, `<td data-label="what &quot;it&quot; is"></td>`, `<code>envvet -a -b`,
	} {
		if !strings.Contains(string(text), want) {
			t.Errorf("no %s in\n%s", want, text)
		}
	}
	if strings.Index(string(text), "<main>") > strings.Index(string(text), "<nav") {
		t.Error("the menu stands before the text")
	}
}

// TestSame holds that the pages are the same every time.
func TestSame(t *testing.T) {
	one, two := t.TempDir(), t.TempDir()
	if err := write(one); err != nil {
		t.Fatal(err)
	}
	if err := write(two); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"index.html", "docs/contract.html"} {
		a, err := os.ReadFile(filepath.Join(one, name))
		if err != nil {
			t.Fatal(err)
		}
		b, err := os.ReadFile(filepath.Join(two, name))
		if err != nil {
			t.Fatal(err)
		}
		if string(a) != string(b) {
			t.Errorf("%s differs", name)
		}
	}
}
