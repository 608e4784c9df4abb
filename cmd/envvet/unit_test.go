package main_test

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/finding"
	"github.com/envvet/envvet/cmd/envvet/internal/unit"
)

// TestUnit holds that packages that are checked again in one process have the
// findings that go vet has of them, fixes, chains and all.
func TestUnit(t *testing.T) {
	total := 0
	for dir, patterns := range map[string][]string{
		"examples/parcel": {"./..."},
		"testdata": {
			"./src/stdoutwrite/callbacks", "./src/stdoutwrite/across", "./src/exitcall/ways", "./src/volatilevalue/...",
			"./src/errorcode/...", "./src/unstableorder/...", "./src/legacyenvelope/...", "./src/envelopeshape/...",
		},
	} {
		dir := filepath.Join(root, filepath.FromSlash(dir))
		set(t, "hints")
		configs, want := vetAgain(t, dir, slices.DeleteFunc(patterns, func(p string) bool {
			_, err := os.Stat(filepath.Join(dir, strings.TrimSuffix(p, "/...")))
			return err != nil
		}))
		var got finding.Report
		for _, c := range configs {
			u, err := unit.New(c, analyzers.Suite)
			if err != nil {
				t.Fatal(err)
			}
			for range 2 { // what one check leaves is nothing to the next
				text, err := u.Check(c.GoFiles)
				if err != nil {
					t.Fatal(err)
				}
				report, err := finding.Decode(strings.NewReader(string(text)))
				if err != nil {
					t.Fatal(err)
				}
				got.Findings = append(got.Findings, report.Findings...)
				got.Failures = append(got.Failures, report.Failures...)
			}
		}
		got.Normalize()
		total += len(want.Findings)
		if len(want.Failures)+len(got.Failures) > 0 {
			t.Errorf("%s: failures %v and %v", dir, want.Failures, got.Failures)
		}
		if !reflect.DeepEqual(got.Findings, want.Findings) {
			for _, f := range want.Findings {
				if !slices.ContainsFunc(got.Findings, func(g finding.Finding) bool { return reflect.DeepEqual(f, g) }) {
					t.Errorf("only by go vet: %+v", f)
				}
			}
			for _, f := range got.Findings {
				if !slices.ContainsFunc(want.Findings, func(g finding.Finding) bool { return reflect.DeepEqual(f, g) }) {
					t.Errorf("not by go vet: %+v", f)
				}
			}
		}
	}
	if total == 0 {
		t.Error("no findings")
	}
}

func set(t *testing.T, flag string) {
	for _, a := range analyzers.Suite {
		if err := a.Flags.Set(flag, "true"); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { a.Flags.Set(flag, "false") })
	}
}

// vetAgain runs go vet on packages, those that no other imports with one more
// comment in them, so that it has to look at these again. It returns their
// configurations and findings.
func vetAgain(t *testing.T, dir string, patterns []string) ([]unit.Config, finding.Report) {
	env := append(os.Environ(), "GOWORK=off", "GOFLAGS=")
	list := exec.Command("go", append([]string{"list", "-f", "{{.ImportPath}} {{.Dir}}/{{index .GoFiles 0}}{{range .Imports}} {{.}}{{end}}"}, patterns...)...)
	list.Dir, list.Env = dir, env
	packages, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	var files []string
	for line := range strings.Lines(string(packages)) {
		// What go vet learns of an import in the same run it does not keep.
		if p := strings.Fields(line); !strings.Contains(string(packages), " "+p[0]+" ") && !strings.Contains(string(packages), " "+p[0]+"\n") {
			files = append(files, p[1])
		}
	}
	first := exec.Command("go", append([]string{"vet", "-vettool=" + binary, "-json", "-hints"}, patterns...)...)
	first.Dir, first.Env = dir, env
	if err := first.Run(); err != nil {
		t.Fatal(err)
	}
	replace := make(map[string]string)
	work := t.TempDir()
	for i, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Join(work, fmt.Sprint(i), filepath.Base(file))
		replace[file] = name
		text = fmt.Appendf(text, "\n// Looked at again at %d.\n", time.Now().UnixNano())
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(work, "overlay.json"), overlay, 0o666); err != nil {
		t.Fatal(err)
	}
	vet := exec.Command("go", append([]string{
		"vet", "-vettool=" + binary, "-json", "-hints", "-overlay=" + filepath.Join(work, "overlay.json"),
	}, patterns...)...)
	keep := t.TempDir()
	vet.Dir, vet.Env = dir, append(env, unit.KeepIn(keep))
	out, err := vet.Output()
	if err != nil {
		t.Fatalf("go vet: %v", err)
	}
	report, err := finding.Decode(strings.NewReader(string(out)))
	if err != nil {
		t.Fatal(err)
	}
	configs := unit.Kept(keep)
	if len(configs) < len(files) {
		t.Errorf("%d configurations were kept of %d packages", len(configs), len(files))
	}
	report.Findings = slices.DeleteFunc(report.Findings, func(f finding.Finding) bool {
		return !slices.ContainsFunc(configs, func(c unit.Config) bool { return slices.Contains(c.GoFiles, f.Posn.File) })
	})
	return configs, report
}
