package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/corpus/score"
)

// TestSampledData holds that sampled.tsv is of programs that are listed, has each
// finding once, and that its tables are in docs/accuracy.md and README.md.
func TestSampledData(t *testing.T) {
	drawn, err := readDrawings(".")
	if err != nil {
		t.Fatal(err)
	}
	samples, err := read("sampled.tsv", readSampled)
	if err != nil {
		t.Fatal(err)
	}
	seen := make(map[string]bool)
	for _, s := range samples {
		if !slices.ContainsFunc(slices.Concat(drawn...), func(p project) bool { return p.name == s.program }) {
			t.Errorf("%s: no program %s", s.line, s.program)
		}
		key := s.program + " " + string(s.line) + " " + s.category
		if seen[key] {
			t.Errorf("%s stands there twice", key)
		}
		seen[key] = true
		if s.reason == "" {
			t.Errorf("%s has no reason", key)
		}
	}
	for _, part := range []struct{ file, name, table string }{
		{"docs/accuracy.md", "sampled", sampledTable(samples, drawn)},
		{"docs/accuracy.md", "sinks", sinksTable(samples)},
		{"README.md", "drawn", drawnTable(samples, drawn)},
	} {
		text, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(part.file)))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(text), "<!-- "+part.name+" -->\n"+part.table+"<!-- end of "+part.name+" -->\n") {
			t.Errorf("the table of samples in %s is not that of sampled.tsv: go run ./corpus -sampled -write", part.file)
		}
	}
}

func TestSampledTable(t *testing.T) {
	const text = sampledHeader + `
b	a.go:1	exitcall/y	true	reported	own	calls it
a	a.go:1	x/y	false	gone	-	calls nothing
a	a.go:2	x/y	true	gone	-	calls it
a	a.go:3	exitcall/y	false	reported	dependency	calls nothing
c	a.go:1	exitcall/y	false	mended	dependency	calls nothing; begins elsewhere now
`
	const want = `| program   | true at first | true of what is still reported | true ones no longer reported |
|---|---|---|---|
| a         | 1/3 0.333     | 0/1 0.000                      | 1                            |
| b         | 1/1 1.000     | 1/1 1.000                      | 0                            |
| c         | 0/1 0.000     | 1/1 1.000                      | 0                            |
| drawing 1 | 1/1 1.000     | 1/1 1.000                      | 0                            |
| drawing 2 | 1/4 0.250     | 1/2 0.500                      | 1                            |
| all       | 2/5 0.400     | 2/3 0.667                      | 1                            |
`
	samples, err := readSampled(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	drawn := [][]project{{{name: "b"}}, {{name: "a"}, {name: "c"}}}
	if got := sampledTable(samples, drawn); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	const sinks = `| rule        | what writes or exits is | true of what is still reported |
|---|---|---|
| stdoutwrite | the program's own       | -                              |
| stdoutwrite | a dependency's          | -                              |
| exitcall    | the program's own       | 1/1 1.000                      |
| exitcall    | a dependency's          | 1/2 0.500                      |
`
	if got := sinksTable(samples); got != sinks {
		t.Errorf("got\n%swant\n%s", got, sinks)
	}
	const sums = `| drawn from     | true when drawn | true of what is still reported |
|---|---|---|
| 1 programs     | 1/1 1.000       | 1/1 1.000                      |
| 2 programs     | 1/4 0.250       | 1/2 0.500                      |
| all 3 programs | 2/5 0.400       | 2/3 0.667                      |
`
	if got := drawnTable(samples, drawn); got != sums {
		t.Errorf("got\n%swant\n%s", got, sums)
	}
	for _, bad := range []string{"", "program\n", sampledHeader + "\na\tb\n", sampledHeader + "\na\tb\tc\tmaybe\tgone\tr\n", sampledHeader + "\na\tb\tc\ttrue\tmended\tr\n"} {
		if _, err := readSampled(strings.NewReader(bad)); err == nil {
			t.Errorf("%q was read", bad)
		}
	}
}

// TestSinkOf holds whose code is told of.
func TestSinkOf(t *testing.T) {
	for message, want := range map[string]string{
		"function run, called by handler run, writes to stdout with fmt.Println, which mixes":              own,
		"call of m.Do in handler run ends the process with os.Exit at example.com/m/v2/lib/a.go:7, so its": own,
		"call of lib.Do in handler run ends the process with os.Exit at example.com/m/lib/a.go:7, so its":  dependency,
	} {
		if got := sinkOf(score.Finding{Message: message}, "example.com/m/v2"); got != want {
			t.Errorf("%s: %s, want %s", message, got, want)
		}
	}
}
