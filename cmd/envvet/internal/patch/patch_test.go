package patch_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/envvet/envvet/cmd/envvet/internal/patch"
)

const (
	before = "package a\n\nimport \"fmt\"\n\nfunc f() { fmt.Println(1) }\n"
	after  = "package a\n\nimport (\n\t\"fmt\"\n\t\"os\"\n)\n\nfunc f() { fmt.Fprintln(os.Stderr, 1) }\n"
)

// vetDiff is what go vet prints for a file of which all lines change.
func vetDiff(file, old, text string) []byte {
	var out strings.Builder
	out.WriteString("--- " + file + " (old)\n+++ " + file + " (new)\n@@ -1," + count(old) + " +1," + count(text) + " @@\n")
	for line := range strings.Lines(old) {
		out.WriteString("-" + line)
	}
	for line := range strings.Lines(text) {
		out.WriteString("+" + line)
	}
	return []byte(out.String())
}

func all(string) bool { return true }

func count(text string) string { return string('0' + rune(strings.Count(text, "\n"))) }

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// TestForm holds that a file keeps its line ends and its byte order mark.
func TestForm(t *testing.T) {
	windows := func(text string) string { return strings.ReplaceAll(text, "\n", "\r\n") }
	for name, test := range map[string][2]string{
		"lf":    {before, after},
		"crlf":  {windows(before), windows(after)},
		"mark":  {"\ufeff" + windows(before), "\ufeff" + windows(after)},
		"mixed": {windows("package a\n\nimport \"fmt\"\n\n") + "func f() { fmt.Println(1) }\n// end\n", windows(after) + "// end\n"},
	} {
		file := filepath.Join(t.TempDir(), "with space", "a.go")
		write(t, file, test[0])
		fixed := strings.ReplaceAll(strings.TrimPrefix(test[1], "\ufeff"), "\r\n", "\n")
		diffs := vetDiff(file, test[0], fixed)
		list, err := patch.Read(append(bytes.Clone(diffs), diffs...), all)
		if err != nil || len(list) != 1 || list[0].File != file || string(list[0].New) != test[1] {
			t.Errorf("%s: %v, %q", name, err, list)
			continue
		}
		if made, err := patch.Write(list); err != nil || len(made) != 1 {
			t.Errorf("%s: %v, %d made", name, err, len(made))
		}
		if text, err := os.ReadFile(file); err != nil || string(text) != test[1] {
			t.Errorf("%s: %v, the file is %q", name, err, text)
		}
		if _, err := patch.Read(diffs, all); err == nil || !strings.Contains(err.Error(), "has changed meanwhile") {
			t.Errorf("%s: again: %v", name, err)
		}
	}
	gone := vetDiff(filepath.Join(t.TempDir(), "gone.go"), before, after)
	if list, err := patch.Read(gone, func(string) bool { return false }); err != nil || len(list) > 0 {
		t.Errorf("not wanted: %v, %v", list, err)
	}
	if list, err := patch.Read(nil, all); err != nil || len(list) > 0 {
		t.Errorf("no diffs: %v, %v", list, err)
	}
}

// TestUnified holds that others apply what is shown, in the folder that it is seen from.
func TestUnified(t *testing.T) {
	for _, tool := range [][]string{{"git", "apply"}, {"patch", "-p1", "--quiet"}} {
		if _, err := exec.LookPath(tool[0]); err != nil || runtime.GOOS == "windows" {
			t.Logf("no %s", tool[0])
			continue
		}
		for _, name := range []string{"a.go", "sub/größe.go", "with space/a b.go"} {
			root := t.TempDir()
			dir := filepath.Join(root, "module")
			c := patch.Change{File: filepath.Join(dir, filepath.FromSlash(name)), Old: []byte(before), New: []byte(after)}
			write(t, c.File, before)
			if out, err := exec.Command("git", "init", "-q", root).CombinedOutput(); err != nil && tool[0] == "git" {
				t.Fatalf("%v: %s", err, out)
			}
			cmd := exec.CommandContext(t.Context(), tool[0], tool[1:]...)
			cmd.Dir, cmd.Stdin = dir, bytes.NewReader(c.Unified(dir))
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%s: %v: %s\n%s", tool[0], err, out, c.Unified(dir))
			}
			if text, err := os.ReadFile(c.File); err != nil || string(text) != after {
				t.Errorf("%s: %v, %s is %q", tool[0], err, name, text)
			}
		}
	}
	c := patch.Change{File: filepath.Join(t.TempDir(), "a.go"), Old: []byte(before), New: []byte(after)}
	if text := string(c.Unified(t.TempDir())); !strings.HasPrefix(text, "--- "+c.File+"\n+++ "+c.File+"\n@@ -") {
		t.Errorf("a file elsewhere is shown as\n%s", text)
	}
}

// TestWrite holds that nothing is changed where not all can be.
func TestWrite(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.go")
	write(t, file, before)
	made, err := patch.Write([]patch.Change{{File: file, New: []byte(after)}, {File: filepath.Join(dir, "gone.go"), New: []byte(after)}})
	if err == nil || len(made) > 0 {
		t.Errorf("%v, %d made", err, len(made))
	}
	if text, _ := os.ReadFile(file); string(text) != before {
		t.Errorf("the file is %q", text)
	}
}
