package origins_test

import (
	"bytes"
	"encoding/gob"
	"fmt"
	"os"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/origins"
)

// analyzed analyzes packages, with all that they import, and returns how that ended.
// Fixtures of a newer Go are left out.
func analyzed(t *testing.T, patterns ...string) []*checker.Action {
	t.Helper()
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.LoadAllSyntax | packages.NeedModule,
		Dir:  fixture.Dir(t), Env: append(os.Environ(), "GOWORK=off"),
	}, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	pkgs = slices.DeleteFunc(pkgs, func(p *packages.Package) bool { return p.IllTyped })
	graph, err := checker.Analyze([]*analysis.Analyzer{origins.Analyzer}, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	var actions []*checker.Action
	for act := range graph.All() {
		if act.Err != nil {
			t.Fatal(act.Err)
		}
		if act.Analyzer == origins.Analyzer {
			actions = append(actions, act)
		}
	}
	return actions
}

// fixtureFacts analyzes the fixtures and returns their facts in gob, by the
// name of what each is about.
func fixtureFacts(t *testing.T) map[string][]byte {
	t.Helper()
	facts := make(map[string][]byte)
	for _, act := range analyzed(t, "./src/origins/...", "./src/volatilevalue/crosspackage/...") {
		for _, f := range act.AllObjectFacts() {
			if f.Object.Pkg() == act.Package.Types {
				var b bytes.Buffer
				if err := gob.NewEncoder(&b).Encode(f.Fact); err != nil {
					t.Fatal(err)
				}
				facts[f.Object.String()] = b.Bytes()
			}
		}
	}
	if len(facts) < 100 {
		t.Fatalf("%d facts only", len(facts))
	}
	return facts
}

// A driver keeps facts in files, and takes a file that differs for a reason to
// analyze all that depends on it again. What a fact says of a place holds on any
// machine.
func TestFacts(t *testing.T) {
	first, second := fixtureFacts(t), fixtureFacts(t)
	if len(first) != len(second) {
		t.Errorf("%d facts, then %d", len(first), len(second))
	}
	dir := []byte(fixture.Dir(t))
	for name, data := range first {
		if !bytes.Equal(data, second[name]) {
			t.Errorf("%s: other bytes the second time", name)
		}
		if bytes.Contains(data, dir) {
			t.Errorf("%s names the folder %s", name, dir)
		}
		var read origins.Func
		if err := gob.NewDecoder(bytes.NewReader(data)).Decode(&read); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		var b bytes.Buffer
		if err := gob.NewEncoder(&b).Encode(&read); err != nil || !bytes.Equal(b.Bytes(), data) {
			t.Errorf("%s: other bytes once it was read (%v)", name, err)
		}
		if len(data) > 20_000 {
			t.Errorf("%s: %d bytes: %s", name, len(data), fmt.Sprint(&read))
		}
	}
}
