package main_test

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestTogether holds that runs of envvet baseline over one file at a time, each for
// packages of its own, keep what the others have written.
func TestTogether(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	const runs = 6
	write("go.mod", "module example.com/tool\n\ngo 1.26.0\n")
	for i := range runs {
		write(fmt.Sprintf("p%d/p.go", i), fmt.Sprintf("package p%d\n\nimport \"fmt\"\n\n//envvet:handler\nfunc list() { fmt.Println() }\n", i))
	}
	failures := make(chan error, runs)
	for i := range runs {
		go func() {
			cmd := exec.CommandContext(t.Context(), binary, "baseline", "-baseline=b.json", fmt.Sprintf("./p%d", i))
			cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOWORK=off", "GOFLAGS=")
			out, err := cmd.CombinedOutput()
			if err != nil {
				err = fmt.Errorf("%w: %s", err, out)
			}
			failures <- err
		}()
	}
	for range runs {
		if err := <-failures; err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(filepath.Join(dir, "b.json"))
	if err != nil {
		t.Fatal(err)
	}
	var b struct{ Findings []struct{ File string } }
	if err := json.Unmarshal(text, &b); err != nil || len(b.Findings) != runs {
		t.Errorf("%v; the file holds\n%s", err, text)
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != runs+2 {
		t.Errorf("%v; the folder holds %v", err, entries)
	}
}
