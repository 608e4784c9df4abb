package builds_test

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

// named asks for findings and fixes that are not there by default.
var named = settings{
	"":            {"handlers": "example.com/tool/router.Handle#1", "hints": "true"},
	"stdoutwrite": {"fix": "stderr", "framework": "true"},
	"exitcall":    {"fix": "return"},
}

// TestAgree holds that every build finds the same set of rule, file and line, and
// that what it mends becomes the same.
func TestAgree(t *testing.T) {
	projects := []project{example()}
	if *long {
		projects = append(projects, parcel(), gum())
	}
	for _, p := range projects {
		for name, s := range map[string]settings{"by default": {}, "with settings": named} {
			t.Run(p.name+" "+name, func(t *testing.T) { agree(t, p, s) })
		}
	}
}

func agree(t *testing.T, p project, s settings) {
	var (
		want      []finding
		wantFiles map[string]string
	)
	model := tempDir(t)
	p.write(t, model)
	before := sources(t, model)
	for i, b := range builds(t) {
		dir := tempDir(t)
		copyTree(t, dir, model)
		all, mend := b.run(t, dir, s)
		mend()
		found, files := set(all), changed(before, sources(t, dir))
		if i == 0 {
			want, wantFiles = found, files
			t.Logf("%s: %d findings, fixes in %d files", b.name, len(want), len(files))
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
