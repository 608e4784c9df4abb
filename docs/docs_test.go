// Package docs_test holds the documents against the repository.
package docs_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
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

var (
	required = regexp.MustCompile(`(?m)^(?:require )?\s*(\S+\.\S+/\S+) v\S+`)
	replaced = regexp.MustCompile(`(?m)^(?:replace )?\s*(\S+) =>`)
	quoted   = regexp.MustCompile("`([^`]+)`")
)

// dependencies.md gives a reason for each module that one here requires and does not
// replace, and names no other, but for tools that make runs. The libraries that the
// corpus calls are what is measured.
func TestDependencies(t *testing.T) {
	text, err := os.ReadFile("dependencies.md")
	if err != nil {
		t.Fatal(err)
	}
	var named []string
	for _, m := range quoted.FindAllStringSubmatch(string(text), -1) {
		named = append(named, m[1])
	}
	used := make(map[string]bool)
	err = filepath.WalkDir("..", func(path string, e fs.DirEntry, err error) error {
		if err != nil || filepath.Base(path) != "go.mod" {
			if e != nil && e.IsDir() && (e.Name() == "stubs" || path == filepath.Join("..", "corpus", "testdata") || strings.HasPrefix(e.Name(), ".") && e.Name() != "..") {
				return fs.SkipDir
			}
			return err
		}
		mod, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		own := make(map[string]bool)
		for _, m := range replaced.FindAllStringSubmatch(string(mod), -1) {
			own[m[1]] = true
		}
		for _, m := range required.FindAllStringSubmatch(string(mod), -1) {
			if own[m[1]] {
				continue
			}
			used[m[1]] = true
			if !slices.ContainsFunc(named, func(name string) bool {
				begin, cut := strings.CutSuffix(name, "…")
				return name == m[1] || cut && strings.HasPrefix(m[1], begin)
			}) {
				t.Errorf("%s requires %s, and dependencies.md does not say why", path, m[1])
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	makefile, err := os.ReadFile(filepath.Join("..", "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile("(?m)^- (?:`[^`]+`(?:,\\s+)?)+").FindAllString(string(text), -1) {
		for _, name := range quoted.FindAllStringSubmatch(m, -1) {
			if begin, cut := strings.CutSuffix(name[1], "…"); !cut && !used[begin] && !strings.Contains(string(makefile), begin+"@") && name[1] != "example.com/toolkit" {
				t.Errorf("dependencies.md names %s, which no module here requires", name[1])
			}
		}
	}
}

// passes/README.md names each pass, and what they share.
func TestPasses(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "passes", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{"", "internal/"} {
		entries, err := os.ReadDir(filepath.Join("..", "passes", filepath.FromSlash(dir)))
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if e.IsDir() && e.Name() != "internal" && !strings.Contains(string(text), "`"+dir+e.Name()+"`") {
				t.Errorf("passes/README.md does not name %s%s", dir, e.Name())
			}
		}
	}
}
