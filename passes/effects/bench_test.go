package effects_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects"
)

// BenchmarkLines analyzes packages of ordinary code of growing size. ns/line
// should stay what it is: time is linear in the size of a package.
func BenchmarkLines(b *testing.B) {
	for _, lines := range []int{2_000, 20_000, 200_000} {
		b.Run(fmt.Sprint(lines), func(b *testing.B) { analyze(b, ordinary(lines)) })
	}
}

// BenchmarkChain analyzes call chains of growing depth, of functions that hand
// a writer on, with a write and a callback on the way.
func BenchmarkChain(b *testing.B) {
	for _, depth := range []int{10, 100, 1_000} {
		b.Run(fmt.Sprint(depth), func(b *testing.B) { analyze(b, chain(depth)) })
	}
}

// analyze reports the time and the size of the facts for each line.
func analyze(b *testing.B, text string) {
	lines := float64(strings.Count(text, "\n"))
	var facts int
	for b.Loop() {
		b.StopTimer()
		pkg := fixture.NewProgram(b).Add("p", map[string]string{"p.go": text})
		if len(pkg.Errors) > 0 {
			b.Fatal(pkg.Errors[0])
		}
		b.StartTimer()
		pkg.Run(b, effects.Analyzer)
		b.StopTimer()
		facts = 0
		for _, obj := range objects(pkg) {
			facts += len(pkg.Fact(b, obj, new(effects.Func)))
		}
		b.StartTimer()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/lines, "ns/line")
	b.ReportMetric(float64(facts)/lines, "factbytes/line")
}

const header = "package p\n\nimport (\n\t\"errors\"\n\t\"fmt\"\n\t\"io\"\n\t\"os\"\n\t\"strings\"\n)\n"

// ordinary returns a package of types with a constructor, methods that compute,
// write to their own writer and call each other, and functions that use them.
func ordinary(lines int) string {
	var b strings.Builder
	b.WriteString(header)
	const linesOfOne = 41
	for i := range lines / linesOfOne {
		fmt.Fprintf(&b, `
// Store%[1]d keeps names.
type Store%[1]d struct {
	names []string
	log   io.Writer
	hook  func(string) error
}

func NewStore%[1]d(log io.Writer) *Store%[1]d {
	if log == nil {
		log = os.Stderr
	}
	return &Store%[1]d{log: log}
}

func (s *Store%[1]d) Add(name string) error {
	for _, n := range s.names {
		if strings.EqualFold(n, name) {
			return errors.New("exists")
		}
	}
	s.names = append(s.names, name)
	fmt.Fprintln(s.log, "added", name)
	if s.hook != nil {
		return s.hook(name)
	}
	return nil
}

func Use%[1]d(names []string) error {
	s := NewStore%[1]d(nil)
	for _, name := range names {
		if err := s.Add(name); err != nil {
			return fmt.Errorf("add %%s: %%w", name, err)
		}
	}
	return nil
}
`, i)
	}
	return b.String()
}

func chain(depth int) string {
	var b strings.Builder
	b.WriteString("package p\n\nimport (\n\t\"fmt\"\n\t\"io\"\n\t\"os\"\n)\n")
	for i := range depth {
		fmt.Fprintf(&b, "\nfunc F%d(w io.Writer, f func()) {\n\tfmt.Fprintln(w, %d)\n\tF%d(w, f)\n}\n", i, i, i+1)
	}
	fmt.Fprintf(&b, "\nfunc F%d(w io.Writer, f func()) { f() }\n\nfunc Start() { F0(os.Stdout, func() { fmt.Println() }) }\n", depth)
	return b.String()
}
