package builds_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestReadme holds that the tests are there that integrations/README.md names.
func TestReadme(t *testing.T) {
	root := filepath.Join("..", "..")
	text, err := os.ReadFile(filepath.Join(root, "integrations", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	there := make(map[string]bool)
	test := regexp.MustCompile(`(?m)^func (Test\w+)\(`)
	err = filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		switch name := e.Name(); {
		case err != nil || e.IsDir():
		case strings.HasSuffix(name, ".txtar"):
			there[name] = true
		case strings.HasSuffix(name, "_test.go"):
			source, err := os.ReadFile(path)
			for _, m := range test.FindAllStringSubmatch(string(source), -1) {
				there[m[1]] = true
			}
			return err
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile("`(Test\\w+|\\w+\\.txtar)`").FindAllStringSubmatch(string(text), -1)
	if len(named) < 20 {
		t.Errorf("%d tests are named", len(named))
	}
	for _, m := range named {
		if !there[m[1]] {
			t.Errorf("there is no %s", m[1])
		}
	}
}
