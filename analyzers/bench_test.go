package analyzers_test

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/internal/fixture"
)

// BenchmarkLines analyzes packages of growing size with each pass and each rule,
// without what it requires. cpu-ns/line should stay what it is: time is linear in
// the size of a package.
func BenchmarkLines(b *testing.B) {
	for _, a := range passesAndRules() {
		for _, lines := range []int{2_000, 20_000, 200_000} {
			b.Run(fmt.Sprintf("%s/%d", a.Name, lines), func(b *testing.B) { measure(b, a, fixture.Lines(lines)) })
		}
	}
}

// BenchmarkChain analyzes call chains of growing depth. That of 10,000 calls takes
// package effects 5 GB, as nothing is collected.
func BenchmarkChain(b *testing.B) {
	for _, a := range passesAndRules() {
		for _, depth := range []int{10, 100, 1_000, 10_000} {
			b.Run(fmt.Sprintf("%s/%d", a.Name, depth), func(b *testing.B) { measure(b, a, fixture.Chain(depth)) })
		}
	}
}

// BenchmarkBody analyzes handlers of growing length, each line of which is a finding.
func BenchmarkBody(b *testing.B) {
	for _, a := range passesAndRules() {
		for _, lines := range []int{300, 3_000, 30_000} {
			b.Run(fmt.Sprintf("%s/%d", a.Name, lines), func(b *testing.B) { measure(b, a, fixture.Body(lines)) })
		}
	}
}

// TestSized holds that the programs of the benchmarks have something to find.
func TestSized(t *testing.T) {
	for name, text := range map[string]string{"lines": fixture.Lines(200), "chain": fixture.Chain(10), "body": fixture.Body(10)} {
		pkg := fixture.NewProgram(t).Add("p", map[string]string{"p.go": text})
		if len(pkg.Errors) > 0 {
			t.Fatalf("%s: %v", name, pkg.Errors[0])
		}
		for _, a := range analyzers.Suite {
			pkg.Run(t, a)
		}
		if len(pkg.Found) == 0 {
			t.Errorf("nothing is found in %s", name)
		}
	}
}

// passesAndRules returns the rules and all that they require.
func passesAndRules() (all []*analysis.Analyzer) {
	var add func(list []*analysis.Analyzer)
	add = func(list []*analysis.Analyzer) {
		for _, a := range list {
			if !slices.Contains(all, a) {
				add(a.Requires)
				all = append(all, a)
			}
		}
	}
	add(analyzers.Suite)
	return all
}

func measure(b *testing.B, a *analysis.Analyzer, text string) {
	lines := float64(strings.Count(text, "\n"))
	var used time.Duration // of processors, which other processes do not add to
	for b.Loop() {
		b.StopTimer()
		pkg := fixture.NewProgram(b).Add("p", map[string]string{"p.go": text})
		if len(pkg.Errors) > 0 {
			b.Fatal(pkg.Errors[0])
		}
		for _, r := range a.Requires {
			pkg.Run(b, r)
		}
		runtime.GC()
		percent := debug.SetGCPercent(-1) // a collection costs as much as there is, whoever made it
		before := processor()
		b.StartTimer()
		pkg.Run(b, a)
		used += processor() - before
		debug.SetGCPercent(percent)
	}
	b.ReportMetric(float64(used.Nanoseconds())/float64(b.N)/lines, "cpu-ns/line")
}
