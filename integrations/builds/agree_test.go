package builds_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/analyzers"
)

// named asks for findings and fixes that are not there by default: every rule
// that has fixes is asked for them.
var named = settings{
	"":               {"handlers": "example.com/tool/router.Handle#1", "hints": "true", "severity": "exitcall=error"},
	"errorcode":      {"fix": "declare"},
	"exitcall":       {"fix": "return"},
	"legacyenvelope": {"fix": "v2"},
	"nullabsent":     {"fix": "keep"},
	"stdoutwrite":    {"fix": "stderr", "framework": "true"},
	"unstableorder":  {"fix": "sort"},
	"volatiledata":   {"fix": "stable"},
	"volatilevalue":  {"fix": "meta"},
}

// TestAgree holds that every build finds the same set of rule, file and line, and
// that what it mends becomes the same.
func TestAgree(t *testing.T) {
	projects := []project{example()}
	if *long {
		projects = append(projects, parcel(), gum())
	}
	for _, p := range projects {
		t.Run(p.name, func(t *testing.T) {
			// All work in one folder, which is put back in between: the go command
			// keeps what it compiles of a module for the module's folder.
			dir := tempDir(t)
			p.write(t, dir)
			t.Run("by default", func(t *testing.T) {
				found := agree(t, dir, settings{})
				for _, rule := range analyzers.Suite {
					if p.every && !slices.ContainsFunc(found, func(f finding) bool { return f.rule == rule.Name }) {
						t.Errorf("nothing of %s", rule.Name)
					}
				}
			})
			t.Run("with settings", func(t *testing.T) { agree(t, dir, named) })
		})
	}
}

// agree holds that all builds find the same in dir, and returns it.
func agree(t *testing.T, dir string, s settings) (want []finding) {
	var wantFiles map[string]string
	before := sources(t, dir)
	for i, b := range builds() {
		began := time.Now()
		all, mend := b.run(t, dir, s)
		mend()
		after := sources(t, dir)
		found, files := set(all), changed(before, after)
		t.Logf("%s: %d findings, fixes in %d files, after %.1fs", b.name, len(found), len(files), time.Since(began).Seconds())
		putBack(t, dir, before, after)
		if i == 0 {
			want, wantFiles = found, files
			if len(want) == 0 {
				t.Errorf("%s finds nothing", b.name)
			}
			continue
		}
		for _, f := range want {
			if !slices.Contains(found, f) {
				t.Errorf("%s does not find %s", b.name, f)
			}
		}
		for _, f := range found {
			if !slices.Contains(want, f) {
				t.Errorf("%s finds %s, go vet does not", b.name, f)
			}
		}
		for name := range maps.Keys(wantFiles) {
			if files[name] != wantFiles[name] {
				t.Errorf("%s makes of %s\n%s\nand go vet\n%s", b.name, name, files[name], wantFiles[name])
			}
		}
		for name := range files {
			if _, ok := wantFiles[name]; !ok {
				t.Errorf("%s changes %s, go vet does not", b.name, name)
			}
		}
	}
	return want
}

// putBack gives the Go files of dir the text that they had.
func putBack(t *testing.T, dir string, before, after map[string]string) {
	t.Helper()
	for name, text := range before {
		if after[name] != text {
			write(t, filepath.Join(dir, filepath.FromSlash(name)), text)
		}
	}
	for name := range after {
		if _, ok := before[name]; ok {
			continue
		}
		if err := os.Remove(filepath.Join(dir, filepath.FromSlash(name))); err != nil {
			t.Fatal(err)
		}
	}
}

// set returns findings sorted, each once.
func set(findings []finding) []finding {
	slices.SortFunc(findings, func(a, b finding) int { return strings.Compare(a.String(), b.String()) })
	return slices.Compact(findings)
}

// changed returns the files that are not as they were.
func changed(before, after map[string]string) map[string]string {
	files := maps.Clone(after)
	maps.DeleteFunc(files, func(name, text string) bool { return before[name] == text })
	return files
}
