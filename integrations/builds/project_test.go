package builds_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
)

// A project is a module to run the builds on. Each run gets a copy, which it may
// change.
type project struct {
	name  string
	every bool // has a finding of every rule
	write func(t *testing.T, dir string)
}

// example is the one in testdata.
func example() project {
	return project{"example", true, func(t *testing.T, dir string) {
		archive, err := txtar.ParseFile(filepath.Join("testdata", "example.txtar"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range archive.Files {
			write(t, filepath.Join(dir, filepath.FromSlash(file.Name)), string(file.Data))
		}
		run(t, dir, nil, "go", "mod", "edit", "-replace=github.com/envvet/envvet="+root)
		// What the runtime needs is what the root has.
		run(t, dir, nil, "go", "mod", "tidy")
	}}
}

// parcel is the example with planted defects.
func parcel() project {
	return project{"parcel", false, func(t *testing.T, dir string) {
		copyTree(t, dir, filepath.Join(root, "examples", "parcel"))
		run(t, dir, nil, "go", "mod", "edit", "-replace=github.com/envvet/envvet="+root)
	}}
}

// gum is a project of the corpus, fetched as make corpus-score does.
func gum() project {
	return project{"gum", false, func(t *testing.T, dir string) {
		sums := field(t, filepath.Join(root, "corpus", "projects.tsv"), "gum")
		out := run(t, dir, nil, "go", "mod", "download", "-json", sums[2]+"@"+sums[3])
		var module struct{ Dir, Sum string }
		decode(t, out, &module)
		if module.Sum != sums[4] {
			t.Fatalf("gum has the sum %s, projects.tsv says %s", module.Sum, sums[4])
		}
		copyTree(t, dir, module.Dir)
		run(t, dir, nil, "go", "mod", "tidy")
	}}
}

// field returns the row of a file of tab-separated values that begins with name.
func field(t *testing.T, file, name string) []string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if row := strings.Split(strings.TrimSuffix(line, "\n"), "\t"); row[0] == name {
			return row
		}
	}
	t.Fatalf("%s has no %s", file, name)
	return nil
}

// copyTree copies a folder; the copy can be written to.
func copyTree(t *testing.T, to, from string) {
	t.Helper()
	if err := os.CopyFS(to, os.DirFS(from)); err != nil {
		t.Fatal(err)
	}
	err := filepath.WalkDir(to, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		return os.Chmod(path, info.Mode().Perm()|0o200)
	})
	if err != nil {
		t.Fatal(err)
	}
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

// tempDir returns a folder by the name that the go command has for it.
func tempDir(t *testing.T) string {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// sources returns the Go files below dir by their names from there.
func sources(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := make(map[string]string)
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" {
			return err
		}
		text, err := os.ReadFile(path)
		files[slashed(t, dir, path)] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// slashed returns a name as seen from dir.
func slashed(t *testing.T, dir, name string) string {
	t.Helper()
	if !filepath.IsAbs(name) {
		name = filepath.Join(dir, name)
	}
	rel, err := filepath.Rel(dir, name)
	if err != nil {
		t.Fatal(err)
	}
	return filepath.ToSlash(rel)
}
