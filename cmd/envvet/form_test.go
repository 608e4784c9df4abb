package main_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestForm holds that fixes leave the line ends and the byte order mark of a file, and that
// what -diff shows of it is what they change.
func TestForm(t *testing.T) {
	dir := oneFinding(t)
	file := filepath.Join(dir, "x.go")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	old := "\ufeff" + strings.ReplaceAll(string(text), "\n", "\r\n")
	if err := os.WriteFile(file, []byte(old), 0o666); err != nil {
		t.Fatal(err)
	}
	run := func(flags ...string) string {
		cmd := exec.CommandContext(t.Context(), binary, append(flags, "-stdoutwrite.fix=stderr")...)
		cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOWORK=off", "GOFLAGS=")
		out, _ := cmd.Output() // its exit status is not what is looked at
		return string(out)
	}
	if diff := run("-diff"); strings.Contains(diff, "package tool") && strings.Contains(diff, "-\ufeffpackage") || !strings.Contains(diff, "fmt.Fprintln(os.Stderr) }\r\n") {
		t.Errorf("the diff is\n%q", diff)
	}
	run("-fix")
	got, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.NewReplacer("import \"fmt\"\r\n", "import \"os\"\r\n\r\nimport \"fmt\"\r\n", "fmt.Println()", "fmt.Fprintln(os.Stderr)").Replace(old)
	if string(got) != want {
		t.Errorf("the file is\n%q, want\n%q", got, want)
	}
}
