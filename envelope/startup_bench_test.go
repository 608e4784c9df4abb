package envelope_test

import (
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// BenchmarkStartup compares a program with 100 commands that answers one of
// them with a program that does nothing. Both run in turns, and the fastest run
// of each counts.
func BenchmarkStartup(b *testing.B) {
	dir := b.TempDir()
	build := func(name string) string {
		binary := filepath.Join(dir, name+".exe")
		if out, err := exec.Command("go", "build", "-o", binary, "./testdata/startup/"+name).CombinedOutput(); err != nil {
			b.Fatalf("%v\n%s", err, out)
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
