package envelope_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// BenchmarkStartup compares a program with 100 commands, each with types of its
// own, that answers one of them with a program that does nothing. Both run in
// turns, and the fastest run of each counts. A program that links the C library
// (package net does, through pflag, unless CGO_ENABLED is 0) pays for that too.
func BenchmarkStartup(b *testing.B) {
	for _, cgo := range []string{"0", "1"} {
		b.Run("cgo="+cgo, func(b *testing.B) { startup(b, cgo) })
	}
}

func startup(b *testing.B, cgo string) {
	dir := b.TempDir()
	build := func(name string) string {
		binary := filepath.Join(dir, name+".exe")
		cmd := exec.Command("go", "build", "-o", binary, "./testdata/startup/"+name)
		cmd.Env = append(os.Environ(), "CGO_ENABLED="+cgo)
		if out, err := cmd.CombinedOutput(); err != nil {
			b.Skipf("%v\n%s", err, out) // no C compiler
		}
		return binary
	}
	empty, hundred := build("empty"), build("hundred")
	run := func(binary string) time.Duration {
		start := time.Now()
		if err := exec.Command(binary, "command-7", "x").Run(); err != nil {
			b.Fatal(err)
		}
		return time.Since(start)
	}
	nothing, ours := time.Hour, time.Hour
	for b.Loop() {
		nothing, ours = min(nothing, run(empty)), min(ours, run(hundred))
	}
	b.ReportMetric(float64(nothing.Microseconds()), "empty-µs")
	b.ReportMetric(float64(ours.Microseconds()), "envelope-µs")
	b.ReportMetric(float64((ours - nothing).Microseconds()), "more-µs")
}
