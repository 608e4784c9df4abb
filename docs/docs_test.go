// Package docs_test holds the documents against the repository.
package docs_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// documents returns the Markdown files of the repository by path.
func documents(t *testing.T) map[string]string {
	t.Helper()
	texts := make(map[string]string)
	err := filepath.WalkDir("..", func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if e.IsDir() && strings.HasPrefix(e.Name(), ".") && e.Name() != ".." {
			return fs.SkipDir
		}
		if filepath.Ext(path) == ".md" {
			text, err := os.ReadFile(path)
			texts[path] = string(text)
			return err
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(texts) < 5 {
		t.Fatalf("%d documents found", len(texts))
	}
	return texts
}

var link = regexp.MustCompile(`\]\(([^)#\s]+)[^)]*\)`)

// A link without a scheme leads to a file.
func TestLinks(t *testing.T) {
	for path, text := range documents(t) {
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			if strings.Contains(m[1], ":") {
				continue
			}
			if _, err := os.Stat(filepath.Join(filepath.Dir(path), filepath.FromSlash(m[1]))); err != nil {
				t.Errorf("%s: link to %s: %v", path, m[1], err)
			}
		}
	}
}

var (
	target  = regexp.MustCompile(`(?m)^([a-z]+):.*## `)
	command = regexp.MustCompile("(?m)(?:^ {4}|`)make ([a-z ]+?)(?:$| {2}| &|[`=A-Z])")
)

// What the documents tell to make is there to be made.
func TestTargets(t *testing.T) {
	makefile, err := os.ReadFile(filepath.Join("..", "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	targets := make(map[string]bool)
	for _, m := range target.FindAllStringSubmatch(string(makefile), -1) {
		targets[m[1]] = true
	}
	found := 0
	for path, text := range documents(t) {
		for _, m := range command.FindAllStringSubmatch(text, -1) {
			for _, name := range strings.Fields(m[1]) {
				found++
				if !targets[name] {
					t.Errorf("%s: make %s, and Makefile has no such target", path, name)
				}
			}
		}
	}
	if found < 5 {
		t.Errorf("%d commands found", found)
	}
}
