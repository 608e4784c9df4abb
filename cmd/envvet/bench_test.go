package main_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// BenchmarkParcel runs the binary on examples/parcel when everything is
// compiled: the first time, and again. It adds the processor time that all
// processes took, which is more than the time that passed on several cores.
func BenchmarkParcel(b *testing.B) {
	inParcel := func(name string, args ...string) *exec.Cmd {
		cmd := exec.CommandContext(b.Context(), name, args...)
		cmd.Dir = filepath.Join(root, "examples", "parcel")
		cmd.Env = append(os.Environ(), "GOWORK=off")
		return cmd
	}
	if out, err := inParcel("go", "list", "-export", "-deps", "./...").CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	// Results are kept for each list of flags.
	unseen := func(i int) string { return fmt.Sprintf("-handlers=example.com/x.F%d#%d", time.Now().UnixNano(), i) }
	seen := unseen(0)
	for _, bench := range []struct {
		name  string
		flags func(i int) string
	}{
		{"first", unseen},
		{"again", func(int) string { return seen }},
	} {
		b.Run(bench.name, func(b *testing.B) {
			if bench.name == "again" {
				inParcel(binary, seen).Run()
			}
			var cpu time.Duration
			n := 0
			for b.Loop() {
				cmd := inParcel(binary, bench.flags(n))
				n++
				if err := cmd.Run(); cmd.ProcessState.ExitCode() != 1 {
					b.Fatalf("%v, want findings", err)
				}
				cpu += cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
			}
			b.ReportMetric(cpu.Seconds()/float64(n), "cpu-s/op")
		})
	}
}
