package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/corpus/score"
)

// TestPayloadData holds that programs.tsv and payloads.tsv fit each other, and that
// both pin what projects.tsv does.
func TestPayloadData(t *testing.T) {
	programs, err := readPrograms("programs.tsv")
	if err != nil {
		t.Fatal(err)
	}
	projects, _, err := readProjects(".")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]project{}
	for _, p := range programs {
		if _, ok := known[p.name]; ok {
			t.Errorf("%s has two rows", p.name)
		}
		known[p.name] = p
		if len(p.scope) == 0 || !strings.HasPrefix(p.version, "v") || !strings.HasPrefix(p.sum, "h1:") {
			t.Errorf("%s: version %q, sum %q and packages %q pin no module", p.name, p.version, p.sum, p.scope)
		}
	}
	for _, p := range projects {
		if q, ok := known[p.name]; ok && (p.module != q.module || p.version != q.version || p.sum != q.sum) {
			t.Errorf("%s is %s@%s in one list and %s@%s in the other", p.name, p.module, p.version, q.module, q.version)
		}
	}
	readings, err := read("payloads.tsv", score.ReadPayloads)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range readings {
		if _, ok := known[r.Program]; !ok {
			t.Errorf("%s: no program %s", r.Line, r.Program)
		}
	}
	lists, err := filepath.Glob(filepath.Join("golden", "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range lists {
		if !slices.ContainsFunc(projects, func(p project) bool { return name == filepath.Join("golden", p.name+".txt") }) {
			t.Errorf("%s belongs to no project", name)
		}
	}
}

// TestPayloadTable holds that the table in docs/accuracy.md is that of payloads.tsv.
func TestPayloadTable(t *testing.T) {
	readings := []score.PayloadReading{
		{Program: "b", PayloadFinding: score.PayloadFinding{Line: "a.go:1", Category: "x/y"}, Accepted: true},
		{Program: "a", PayloadFinding: score.PayloadFinding{Line: "a.go:1", Category: "x/y"}},
		{Program: "a", PayloadFinding: score.PayloadFinding{Line: "a.go:2", Category: "x/a"}, Accepted: true},
	}
	const want = `| category | accepted  | in programs |
|---|---|---|
| x/a      | 1/1 1.000 | a           |
| x/y      | 1/2 0.500 | a, b        |
`
	if got := payloadTable(readings); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	readings, err := read("payloads.tsv", score.ReadPayloads)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join("..", "docs", "accuracy.md"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), "<!-- payloads -->\n"+payloadTable(readings)+"<!-- end of payloads -->\n") {
		t.Error("the table of payloads in docs/accuracy.md is not that of payloads.tsv: go run ./corpus -payloads -write")
	}
}
