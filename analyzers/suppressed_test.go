package analyzers_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/internal/fixture"
)

// What comments accept in the fixtures is told where it is asked for, with the
// reason, and nothing else is told differently.
func TestSuppressed(t *testing.T) {
	if testing.Short() {
		t.Skip("loads many packages from source")
	}
	t.Setenv("GOWORK", "off")
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.LoadAllSyntax | packages.NeedModule, Dir: fixture.Dir(t), Tests: true,
	}, ignoring(t)...)
	if err != nil {
		t.Fatal(err)
	}
	setAll(t, "hints")
	plain, _ := diagnostics(t, pkgs)
	setAll(t, "suppressed")
	all, accepted := diagnostics(t, pkgs)

	for _, text := range plain {
		if !slices.Contains(all, text) {
			t.Errorf("told only if what comments accept is not asked for: %s", text)
		}
	}
	for _, text := range all {
		if !slices.Contains(plain, text) {
			t.Errorf("told only if what comments accept is asked for, without a comment: %s", text)
		}
	}
	for _, a := range analyzers.Suite {
		if !slices.ContainsFunc(accepted, func(text string) bool { return strings.Contains(text, " "+a.Name+"/") }) {
			t.Errorf("no fixture of %s has a comment that accepts a finding in its own package", a.Name)
		}
	}
}

// ignoring returns the folders of the fixtures with comments that accept something.
func ignoring(t *testing.T) (folders []string) {
	root := filepath.Join(fixture.Dir(t), "src")
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") {
			return err
		}
		text, err := os.ReadFile(path)
		if folder := filepath.Dir(path); bytes.Contains(text, []byte("//envvet:ignore ")) && !slices.Contains(folders, folder) {
			folders = append(folders, folder)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return folders
}

func setAll(t testing.TB, flag string) {
	for _, a := range analyzers.Suite {
		if err := a.Flags.Set(flag, "true"); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { a.Flags.Set(flag, "false") })
	}
}

// diagnostics returns what all rules report, without related positions, and what
// of it comments accept apart.
func diagnostics(t *testing.T, pkgs []*packages.Package) (plain, accepted []string) {
	graph, err := checker.Analyze(analyzers.Suite, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, act := range graph.Roots {
		for _, d := range act.Diagnostics {
			text := fmt.Sprintf("%s: %s: %s", act.Package.Fset.Position(d.Pos), d.Category, d.Message)
			if reason, ok := reasonOf(&d); ok {
				accepted = append(accepted, text)
				if reason == "" {
					t.Errorf("accepted without a reason: %s", text)
				}
			} else {
				plain = append(plain, text)
			}
		}
	}
	return plain, accepted
}

func reasonOf(d *analysis.Diagnostic) (string, bool) {
	if n := len(d.Related); n > 0 {
		return analyzers.AcceptedFor(d.Related[n-1].Message)
	}
	return "", false
}
