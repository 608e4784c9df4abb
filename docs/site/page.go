package main

import (
	"bytes"
	_ "embed"
	"errors"
	"html/template"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// repository is where links lead that are to no page.
const repository = "https://github.com/envvet/envvet/blob/main/"

//go:embed frame.tmpl
var frameSource string

var frame = template.Must(template.New("frame").Parse(frameSource))

// A page is a document and its place in the site.
type page struct {
	source string // in the repository, with slashes: "docs/contract.md"
	path   string // in the site: "docs/contract.html"
	title  string
	text   []byte
}

// order is that of the documents in the menu; those that are not named follow.
var order = []string{
	"README.md", "docs/usage.md", "docs/adoption.md", "docs/configuration.md", "docs/editors.md",
	"docs/golangci.md", "docs/ci.md", "docs/bazel.md", "docs/cache.md",
	"docs/runtime.md", "docs/contract.md", "docs/cobra.md", "docs/mcp.md", "docs/promises.md",
	"docs/accuracy.md", "docs/performance.md",
}

var markdown = goldmark.New(
	goldmark.WithExtensions(extension.GFM),
	goldmark.WithParserOptions(parser.WithAutoHeadingID()),
)

// read returns the pages of the repository at root, in the order of the menu.
func read(root string) ([]*page, error) {
	var files []string
	for _, pattern := range []string{"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/*.md", "docs/rules/*.md"} {
		found, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(pattern)))
		if err != nil {
			return nil, err
		}
		files = append(files, found...)
	}
	if len(files) == 0 {
		return nil, errors.New("there are no documents; run it in its own folder")
	}
	var pages []*page
	for _, file := range files {
		content, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		name, err := filepath.Rel(root, file)
		if err != nil {
			return nil, err
		}
		p := &page{source: filepath.ToSlash(name), text: content}
		p.path = strings.TrimSuffix(p.source, ".md") + ".html"
		if p.source == "README.md" {
			p.path = "index.html"
		}
		p.title = title(content, p.source)
		pages = append(pages, p)
	}
	slices.SortStableFunc(pages, func(a, b *page) int { return rank(a) - rank(b) })
	return pages, nil
}

func rank(p *page) int {
	if i := slices.Index(order, p.source); i >= 0 {
		return i
	}
	return len(order)
}

// title returns the first heading of a document.
func title(content []byte, otherwise string) string {
	for line := range strings.Lines(string(content)) {
		if heading, ok := strings.CutPrefix(line, "# "); ok {
			return strings.TrimSpace(heading)
		}
	}
	return otherwise
}

// wordLength is how many bytes of code stay on one line, where there is room: the
// dashes of a flag would be left behind at the end of a line.
const wordLength = 24

// label gives every cell the text of the head of its column, which a narrow page
// shows in front of it.
func label(table *extensionast.Table, source []byte) {
	var heads []string
	for row := table.FirstChild(); row != nil; row = row.NextSibling() {
		i := 0
		for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
			if row.Kind() == extensionast.KindTableHeader {
				heads = append(heads, plain(cell, source))
			} else if i < len(heads) {
				cell.SetAttributeString("data-label", []byte(heads[i]))
			}
			i++
		}
	}
}

// plain returns the text of a node without what marks it up.
func plain(n ast.Node, source []byte) string {
	var b strings.Builder
	ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		switch n := n.(type) {
		case *ast.Text:
			if entering {
				b.Write(n.Value(source))
			}
		case *ast.String:
			if entering {
				b.Write(n.Value)
			}
		}
		return ast.WalkContinue, nil
	})
	return b.String()
}

// isRule reports whether the page is the manual of a rule.
func (p *page) isRule() bool { return strings.HasPrefix(p.source, "docs/rules/") }

// render returns the page in its frame.
func (p *page) render(pages []*page) ([]byte, error) {
	doc := markdown.Parser().Parse(text.NewReader(p.text))
	err := ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Link:
			n.Destination = []byte(p.link(string(n.Destination), pages))
		case *ast.CodeSpan:
			if len(plain(n, p.text)) <= wordLength {
				n.SetAttributeString("class", []byte("word"))
			}
		case *extensionast.Table:
			label(n, p.text)
		}
		return ast.WalkContinue, nil
	})
	if err != nil {
		return nil, err
	}
	var body bytes.Buffer
	if err := markdown.Renderer().Render(&body, p.text, doc); err != nil {
		return nil, err
	}
	type entry struct {
		Title, Link string
		Here        bool
	}
	data := struct {
		Title        string
		Body         template.HTML
		Guides, Rule []entry
		Source       string
	}{Title: p.title, Body: template.HTML(body.String()), Source: repository + p.source} // our own documents
	for _, other := range pages {
		e := entry{Title: other.title, Link: p.to(other.path), Here: other == p}
		if other.isRule() {
			data.Rule = append(data.Rule, e)
		} else {
			data.Guides = append(data.Guides, e)
		}
	}
	var out bytes.Buffer
	err = frame.Execute(&out, data)
	return out.Bytes(), err
}

// link returns where a link of the document leads in the site.
func (p *page) link(to string, pages []*page) string {
	name, anchor, _ := strings.Cut(to, "#")
	if name == "" || strings.Contains(name, ":") {
		return to
	}
	file := path.Join(path.Dir(p.source), name)
	for _, other := range pages {
		if other.source != file {
			continue
		}
		to := p.to(other.path)
		if anchor != "" {
			to += "#" + anchor
		}
		return to
	}
	return repository + file
}

// to returns the way from the page to another file of the site.
func (p *page) to(file string) string {
	return strings.Repeat("../", strings.Count(p.path, "/")) + file
}
