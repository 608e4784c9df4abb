package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envvet/envvet/corpus/score"
)

// TestUnseenData holds that unseen.tsv is of programs that are listed, has each line once
// for each rule, that its table is in docs/accuracy.md, and the sum in README.md.
func TestUnseenData(t *testing.T) {
	drawn, err := readDrawings(".")
	if err != nil {
		t.Fatal(err)
	}
	labels, err := read("unseen.tsv", readUnseen)
	if err != nil {
		t.Fatal(err)
	}
	seen := make(map[string]bool)
	for _, l := range labels {
		if !slices.ContainsFunc(slices.Concat(drawn...), func(p project) bool { return p.name == l.program }) {
			t.Errorf("%s: no program %s", l.Line, l.program)
		}
		key := l.program + " " + string(l.Line) + " " + l.Rule
		if seen[key] || !slices.Contains(rules, l.Rule) {
			t.Errorf("%s stands there twice, or its rule is not scored", key)
		}
		seen[key] = true
	}
	text, err := os.ReadFile(filepath.Join("..", "docs", "accuracy.md"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), "<!-- unseen -->\n"+unseenTable(labels)+"<!-- end of unseen -->\n") {
		t.Error("the table of unseen labels in docs/accuracy.md is not that of unseen.tsv: go run ./corpus -unseen -write")
	}
	var first score.Share
	for _, l := range labels {
		if l.Verdict == score.True && !l.Foreign() {
			first = first.Add(score.ShareOf(l.first))
		}
	}
	if text, err = os.ReadFile(filepath.Join("..", "README.md")); err != nil {
		t.Fatal(err)
	}
	want := fmt.Sprintf("Of %d uses in eight such programs that were labelled before any finding of them was seen, %d were found.", first.Of, first.Part)
	if !strings.Contains(strings.Join(strings.Fields(string(text)), " "), want) {
		t.Errorf("README.md does not say %q", want)
	}
}

func TestUnseenTable(t *testing.T) {
	const text = unseenHeader + `
b	a.go:1	exitcall	TP	direct	reported	reported	
a	a.go:1	exitcall	TP	direct	silent	reported	
a	a.go:2	exitcall	TP	direct	silent	silent	through a map
a	a.go:3	exitcall	TP	third-party	reported	silent	
a	a.go:4	exitcall	FP-bait	stderr	silent	reported	
a	a.go:5	exitcall	AMBIG	dead	reported	reported	
a	a.go:5	stdoutwrite	FP-bait	stderr	silent	silent	
`
	const want = `| program | rule        | recall at first | recall now | sink in a dependency, at first | now       | bait reported |
|---|---|---|---|---|---|---|
| a       | stdoutwrite | -               | -          | -                              | -         | 0 of 1        |
| a       | exitcall    | 0/2 0.000       | 1/2 0.500  | 1/1 1.000                      | 0/1 0.000 | 1 of 1        |
| b       | exitcall    | 1/1 1.000       | 1/1 1.000  | -                              | -         | 0 of 0        |
| all     | stdoutwrite | -               | -          | -                              | -         | 0 of 1        |
| all     | exitcall    | 1/3 0.333       | 2/3 0.667  | 1/1 1.000                      | 0/1 0.000 | 1 of 1        |
`
	labels, err := readUnseen(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if got := unseenTable(labels); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	for _, bad := range []string{"", "program\n", unseenHeader + "\na\tb\n", unseenHeader + "\na\tb\texitcall\tTP\tdirect\tsilent\tsilent\t\n",
		unseenHeader + "\na\ta.go:1\texitcall\tmaybe\tdirect\tsilent\tsilent\t\n", unseenHeader + "\na\ta.go:1\texitcall\tTP\tdirect\tfound\tsilent\t\n"} {
		if _, err := readUnseen(strings.NewReader(bad)); err == nil {
			t.Errorf("%q was read", bad)
		}
	}
}
