package main_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/envvet/envvet/internal/editor"
)

var (
	project = flag.String("project", filepath.Join("..", "..", "examples", "parcel"), "the folder of the module that BenchmarkEdit edits")
	edited  = flag.String("edited", "main.go", "the file there, which imports fmt, that it edits, and does not write")
)

// BenchmarkEdit measures how long an editor waits for findings after a change
// without new imports: from the change, less the pause in which the server waits
// for the next one. It reports what 50 and 95 of 100 tries take at most, and what
// the server and its workers hold in memory after the first and the last.
func BenchmarkEdit(b *testing.B) {
	const pause = 150 * time.Millisecond
	dir, err := filepath.Abs(*project)
	if err != nil {
		b.Fatal(err)
	}
	e := editor.Start(b, editor.Server{Program: binary, Args: []string{"lsp"}, UTF8: true, Dir: dir, Env: []string{"GOWORK=off"}}, nil)
	e.Open(*edited)
	text := e.Read(*edited)
	tries := 0
	try := func() time.Duration {
		tries++
		began := time.Now()
		e.Change(*edited, fmt.Sprintf("%s\n//envvet:handler\nfunc added() { fmt.Println(%d) }\n", text, tries))
		e.WaitFor(func() bool { return e.Current(*edited) })
		return time.Since(began) - pause
	}
	for range 3 { // the go command, and then a worker that reads what the package imports
		try()
		time.Sleep(2 * time.Second)
	}
	server, workers := resident(b, e.Process())
	var took []time.Duration
	for b.Loop() {
		took = append(took, try())
	}
	slices.Sort(took)
	at := func(part float64) float64 {
		return float64(took[min(int(part*float64(len(took))), len(took)-1)].Microseconds()) / 1000
	}
	b.ReportMetric(at(0.5), "p50-ms")
	b.ReportMetric(at(0.95), "p95-ms")
	b.ReportMetric(server, "server-first-MB")
	b.ReportMetric(workers, "workers-first-MB")
	server, workers = resident(b, e.Process())
	b.ReportMetric(server, "server-last-MB")
	b.ReportMetric(workers, "workers-last-MB")
}

// resident returns what a process and those that it has started hold in memory,
// in megabytes, where the system says so.
func resident(b *testing.B, process int) (own, children float64) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", process))
	if err != nil {
		return 0, 0
	}
	all, err := filepath.Glob("/proc/[0-9]*/status")
	if err != nil {
		b.Fatal(err)
	}
	for _, file := range all {
		if text, err := os.ReadFile(file); err == nil && field(string(text), "PPid:") == float64(process) {
			children += field(string(text), "VmRSS:") / 1000
		}
	}
	return field(string(status), "VmRSS:") / 1000, children
}

func field(status, name string) float64 {
	for line := range strings.Lines(status) {
		if rest, ok := strings.CutPrefix(line, name); ok {
			n, _ := strconv.ParseFloat(strings.Fields(rest)[0], 64)
			return n
		}
	}
	return 0
}
