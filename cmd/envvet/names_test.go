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

// TestBytes holds that a folder with a name that is not UTF-8, of which the go command
// tells another name, is refused in a message and in the form that was asked for.
func TestBytes(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("file names need not be UTF-8 on Linux; systems such as macOS and Windows refuse others")
	}
	dir := filepath.Join(t.TempDir(), "caf\xe9")
	if err := os.Rename(oneFinding(t), dir); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"", "-o json ./...", "-o sarif", "-govet", "-nocache", "-diff", "baseline -baseline b.json", "baseline -o json -baseline b.json"} {
		var stdout, stderr bytes.Buffer
		cmd := exec.CommandContext(t.Context(), binary, strings.Fields(line)...)
		cmd.Dir, cmd.Stdout, cmd.Stderr = dir, &stdout, &stderr
		cmd.Env = append(cmd.Environ(), "GOWORK=off")
		_ = cmd.Run() // its exit status is looked at below
		const says = `caf\xe9" is not UTF-8, in which the go command names files; rename it`
		told := stderr.String()
		if strings.Contains(line, "-o json") {
			told = strings.ReplaceAll(strings.ReplaceAll(stdout.String(), `\"`, `"`), `\\`, `\`)
		}
		if got := cmd.ProcessState.ExitCode(); got != 2 || !strings.Contains(told, says) {
			t.Errorf("envvet %s: exit status %d\n%s%s", line, got, stdout.String(), stderr.String())
		}
	}
}
