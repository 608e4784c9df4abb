package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/envvet/envvet/corpus/score"
)

func TestGolden(t *testing.T) {
	found := func(rule, category string, line score.Line) score.Finding {
		return score.Finding{Key: score.Key{Rule: rule, Line: line}, Category: rule + "/" + category}
	}
	before := []score.Finding{found("stdoutwrite", "process", "b.go:7"), found("exitcall", "process", "a.go:1"), found("exitcall", "process", "a.go:1")}
	after := []score.Finding{found("stdoutwrite", "stdio", "b.go:7"), found("exitcall", "process", "a.go:1")}
	dir := t.TempDir()

	var out bytes.Buffer
	if held, err := golden(&out, dir, "p", nil, false); err != nil || !held {
		t.Errorf("nothing found and no list: %v, %v\n%s", held, err, &out)
	}
	if held, err := golden(&out, dir, "p", before, true); err != nil || !held || out.Len() > 0 {
		t.Fatalf("writing: %v, %v\n%s", held, err, &out)
	}
	list, err := os.ReadFile(filepath.Join(dir, "p.txt"))
	if err != nil {
		t.Fatal(err)
	}
	const want = "exitcall/process a.go:1\nexitcall/process a.go:1\nstdoutwrite/process b.go:7\n"
	if string(list) != want {
		t.Errorf("the list is\n%swant\n%s", list, want)
	}
	if held, err := golden(&out, dir, "p", before, false); err != nil || !held || out.Len() > 0 {
		t.Errorf("the same findings: %v, %v\n%s", held, err, &out)
	}
	held, err := golden(&out, dir, "p", after, false)
	if err != nil || held {
		t.Errorf("other findings: %v, %v", held, err)
	}
	const diff = "p: golden: - exitcall/process a.go:1\np: golden: - stdoutwrite/process b.go:7\np: golden: + stdoutwrite/stdio b.go:7\n"
	if out.String() != diff {
		t.Errorf("got\n%swant\n%s", &out, diff)
	}
}
