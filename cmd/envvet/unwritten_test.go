package main_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// oneFinding makes a module with one finding and returns its folder.
func oneFinding(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module example.com/tool\n\ngo 1.26.0\n",
		"x.go":   "package tool\n\nimport \"fmt\"\n\n//envvet:handler\nfunc list() { fmt.Println() }\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestUnwritten holds that what could not be written was not told: no status says
// that there are findings, or none.
func TestUnwritten(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		if runtime.GOOS == "linux" {
			t.Fatal(err)
		}
		t.Skip("only Linux has /dev/full, a disk that is full")
	}
	defer full.Close()
	dir := oneFinding(t)
	for _, line := range []string{
		".", "-o json .", "-o json -exitcall .", "-o github .", "-o sarif .", "-o html .", "-o json -nosuch", "-schema",
		"help", "-help", "help stdoutwrite", "lsp -help",
	} {
		var stderr bytes.Buffer
		cmd := exec.CommandContext(t.Context(), binary, strings.Fields(line)...)
		cmd.Dir, cmd.Stdout, cmd.Stderr = dir, full, &stderr
		cmd.Env = append(cmd.Environ(), "GOWORK=off")
		_ = cmd.Run() // its exit status is looked at below
		if got := cmd.ProcessState.ExitCode(); got != 2 || !strings.Contains(stderr.String(), "no space left on device") {
			t.Errorf("envvet %s: exit status %d\n%s", line, got, stderr.String())
		}
	}
}

// TestUnread holds that a program that reads no more of an envelope changes nothing.
func TestUnread(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the error of a pipe that nobody reads has another number there, which is told of as any other")
	}
	for line, want := range map[string]int{"-o json .": 1, "-o json -exitcall .": 0, "-o json -nosuch": 2} {
		read, write, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		read.Close()
		cmd := exec.CommandContext(t.Context(), binary, strings.Fields(line)...)
		cmd.Dir, cmd.Stdout = oneFinding(t), write
		cmd.Env = append(cmd.Environ(), "GOWORK=off")
		_ = cmd.Run() // its exit status is looked at below
		write.Close()
		if got := cmd.ProcessState.ExitCode(); got != want {
			t.Errorf("envvet %s: exit status %d, want %d", line, got, want)
		}
	}
}
