package main_test

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestUncached checks programs by the go command and in the process itself:
// what is printed must be the same to the byte, with chains, fixes and order.
func TestUncached(t *testing.T) {
	for _, test := range []struct {
		dir, flags string
		long       bool
	}{
		{dir: "examples/parcel"},
		{dir: "testdata", flags: "-tests -generated -hints", long: true},
	} {
		if test.long && testing.Short() {
			continue
		}
		readByOthers(t, test.dir)
		check := func(flags ...string) string {
			args := append(flags, strings.Fields(test.flags)...)
			cmd := exec.CommandContext(t.Context(), binary, append(args, "-o", "json", "./...")...)
			cmd.Dir = filepath.Join(root, filepath.FromSlash(test.dir))
			cmd.Env = append(cmd.Environ(), "GOWORK=off")
			var stdout, stderr bytes.Buffer
			cmd.Stdout, cmd.Stderr = &stdout, &stderr
			cmd.Run()
			if got := cmd.ProcessState.ExitCode(); got != 1 {
				t.Fatalf("%s in %s: exit status %d, want 1\n%s", cmd, test.dir, got, stderr.String())
			}
			return stdout.String()
		}
		if cached, uncached := check(), check("-nocache"); cached != uncached {
			t.Errorf("%s: -nocache finds\n%s\nand go vet\n%s", test.dir, uncached, cached)
		}
	}
}
