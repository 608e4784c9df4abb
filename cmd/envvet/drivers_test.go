package main_test

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestDrivers checks programs by the go command and in the process itself,
// without anything that is kept, keeping it, and with what was kept: what is
// printed must be the same to the byte, with chains, fixes and order.
func TestDrivers(t *testing.T) {
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
		t.Setenv("ENVVET_CACHE", t.TempDir())
		want := check("-govet")
		for _, flags := range [][]string{{"-nocache"}, {}, {}} {
			if got := check(flags...); got != want {
				t.Errorf("%s: envvet %v finds\n%s\nand go vet\n%s", test.dir, flags, got, want)
			}
		}
	}
}
