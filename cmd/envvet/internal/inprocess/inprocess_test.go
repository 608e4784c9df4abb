package inprocess

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
)

// A module whose packages hand on what they do, so that a change in one of them
// shows in others. The tests of mid have side compiled a second time.
var module = map[string]string{
	"go.mod":        "module example.com/m\n\ngo 1.26.0\n",
	"low/low.go":    "package low\n\nimport \"fmt\"\n\nfunc Say() { fmt.Println() }\n",
	"mid/mid.go":    "package mid\n\nimport \"example.com/m/low\"\n\ntype T struct{ N int }\n\nfunc (T) Do() { low.Say() }\n",
	"mid/a_test.go": "package mid\n\nfunc (T) more() {}\n",
	"mid/b_test.go": "package mid_test\n\nimport \"example.com/m/side\"\n\nvar _ = side.New\n",
	"side/side.go":  "package side\n\nimport \"example.com/m/mid\"\n\nfunc New() mid.T { return mid.T{} }\n",
	"tool/tool.go":  "package tool\n\nimport \"example.com/m/side\"\n\n//envvet:handler\nfunc run() { side.New().Do() }\n",
}

// Other contents of the same files: what they do differs, or their types.
var edits = []struct{ name, text string }{
	{"low/low.go", "package low\n\nimport \"os\"\n\nfunc Say() { os.Stderr.WriteString(\"x\") }\n"},
	{"low/low.go", "package low\n\nimport \"os\"\n\nfunc Say() { os.Exit(1) }\n"},
	{"low/more.go", "package low\n\nvar X = 1\n"},
	{"low/more.go", "package low\n\nvar X int = \"not\"\n"},
	{"low/more.go", "package low\n\n// int n;\nimport \"C\"\n\nvar N = int(C.n)\n"},
	{"low/more.go", "package low\n\nimport \"C\"\n\nvar N = int(C.none)\n"},
	{"mid/mid.go", "package mid\n\nimport \"example.com/m/low\"\n\ntype T struct{ S string }\n\nfunc (T) Do() { defer low.Say() }\n"},
	{"mid/mid.go", "package mid\n\ntype T struct{ S string }\n\nfunc (T) Do() {}\n"},
	{"mid/a_test.go", "package mid\n\n//envvet:handler\nfunc test() { T{}.Do() }\n"},
	{"side/side.go", "package side\n\nimport \"example.com/m/mid\"\n\nfunc New() interface{ Do() } { return mid.T{} }\n"},
	{"tool/tool.go", "package tool\n\nimport \"example.com/m/low\"\n\n//envvet:handler\nfunc run() { low.Say(); low.Say() }\n"},
}

func write(t *testing.T, dir, name, text string) {
	t.Helper()
	name = filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

func run(t *testing.T, dir string, store *Store, rules ...*analysis.Analyzer) Result {
	t.Helper()
	if rules == nil {
		rules = analyzers.Suite
	}
	r, err := Run(t.Context(), Command{Rules: rules, Dir: dir, Patterns: []string{"./..."}, Store: store})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestUnsafe holds that package unsafe, which is built in and has nothing to look at,
// can be named as others can, alone and among them.
func TestUnsafe(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "go.mod", "module example.com/m\n\ngo 1.26.0\n")
	write(t, dir, "m.go", "package m\n\nimport \"unsafe\"\n\n//envvet:handler\nfunc run(p unsafe.Pointer) {}\n")
	for _, patterns := range [][]string{{"unsafe"}, {".", "unsafe"}} {
		for _, store := range []*Store{nil, {Dir: t.TempDir()}} {
			r, err := Run(t.Context(), Command{Rules: analyzers.Suite, Dir: dir, Patterns: patterns, Store: store})
			if err != nil || r.Failed || len(r.Report.Findings) > 0 {
				t.Errorf("%q: %+v, %v", patterns, r, err)
			}
		}
	}
}

// TestNeverStale changes a program at random, forth and back, and damages what
// is kept. Each time a run that uses what is kept must find what one finds that
// does not.
func TestNeverStale(t *testing.T) {
	dir, store := prepared(t)
	random := rand.New(rand.NewPCG(3, 4))
	rounds := 12
	if testing.Short() {
		rounds = 5
	}
	different := make(map[string]bool)
	for round := range rounds {
		var what string
		switch random.IntN(5) {
		case 0:
			what = "damage"
			damage(t, store.Dir, random)
		case 1:
			what = "nothing"
		default:
			os.Remove(filepath.Join(dir, "low", "more.go"))
			for name, text := range module {
				write(t, dir, name, text)
			}
			for range random.IntN(4) {
				e := edits[random.IntN(len(edits))]
				what += ", " + e.name
				write(t, dir, e.name, e.text)
			}
		}
		want := run(t, dir, nil)
		if got := run(t, dir, store); !reflect.DeepEqual(got, want) {
			t.Fatalf("round %d, %s: with what is kept\n%+v\nwithout\n%+v", round, what, got, want)
		}
		different[fmt.Sprint(want)] = true
	}
	if len(different) < 3 && !testing.Short() {
		t.Errorf("the changes make %d different results in %d rounds, which shows little", len(different), rounds)
	}
}

// damage deletes, empties or changes some of what is kept.
func damage(t *testing.T, dir string, random *rand.Rand) {
	names, err := filepath.Glob(filepath.Join(dir, "*", "*.*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if len(text) == 0 {
			continue
		}
		switch random.IntN(6) {
		case 0:
			err = os.Remove(name)
		case 1:
			err = os.WriteFile(name, text[:random.IntN(len(text))], 0o666)
		case 2:
			text[random.IntN(len(text))]++
			err = os.WriteFile(name, text, 0o666)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// prepared returns the folder of a module, and a store in which nothing is kept.
func prepared(t *testing.T) (dir string, store *Store) {
	t.Helper()
	t.Setenv("GOWORK", "off")
	t.Setenv("GOFLAGS", "-mod=mod")
	dir, store = t.TempDir(), &Store{t.TempDir()}
	for name, text := range module {
		write(t, dir, name, text)
	}
	return dir, store
}

// TestKept holds what a run does not do again.
func TestKept(t *testing.T) {
	dir, store := prepared(t)
	write(t, dir, edits[0].name, edits[0].text)
	var (
		mu     sync.Mutex
		looked []string
	)
	spy := &analysis.Analyzer{Name: "spy", Doc: "note what is looked at", Run: func(pass *analysis.Pass) (any, error) {
		mu.Lock()
		defer mu.Unlock()
		looked = append(looked, pass.Pkg.Path())
		return nil, nil
	}}
	spy.Flags.Bool("loud", false, "")
	again := func() []string {
		looked = nil
		run(t, dir, store, append([]*analysis.Analyzer{spy}, analyzers.Suite...)...)
		return looked
	}
	t.Setenv("GOMAXPROCS", "1")
	if got := again(); len(got) != 5 {
		t.Errorf("a first run looks at %v", got)
	}
	if got := again(); len(got) != 0 {
		t.Errorf("a run after which nothing changed looks at %v", got)
	}
	write(t, dir, "tool/tool.go", module["tool/tool.go"]+"\n// changed\n")
	if got := again(); !reflect.DeepEqual(got, []string{"example.com/m/tool"}) {
		t.Errorf("after an edit of what nobody imports, a run looks at %v", got)
	}
	if err := spy.Flags.Set("loud", "true"); err != nil {
		t.Fatal(err)
	}
	if got := again(); len(got) != 5 {
		t.Errorf("with another flag, a run looks at %v", got)
	}
}

// TestDamaged holds that what is damaged is kept again by the run that finds it.
func TestDamaged(t *testing.T) {
	dir, store := prepared(t)
	write(t, dir, edits[0].name, edits[0].text)
	run(t, dir, store)
	for _, what := range []string{keptFacts, keptTypes} {
		for _, name := range kept(t, store, what) {
			if err := os.WriteFile(name, []byte("damaged"), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	damaged := func(what string) (n int) {
		for _, name := range kept(t, store, what) {
			if text, err := os.ReadFile(name); err != nil || string(text) == "damaged" {
				n++
			}
		}
		return n
	}
	all := damaged(keptTypes)
	write(t, dir, "tool/tool.go", module["tool/tool.go"]+"\n// changed\n")
	run(t, dir, store)
	if n := damaged(keptFacts); n > 0 {
		t.Errorf("facts of %d packages are still damaged", n)
	}
	left := damaged(keptTypes)
	write(t, dir, "tool/tool.go", module["tool/tool.go"]+"\n// changed again\n")
	if run(t, dir, store); left == all || damaged(keptTypes) != left {
		t.Errorf("types of %d packages are damaged, of %d after a run, of %d after the next", all, left, damaged(keptTypes))
	}
}

// TestUsed holds that a run after which nothing changed notes that it has used
// facts, which it does not read.
func TestUsed(t *testing.T) {
	dir, store := prepared(t)
	run(t, dir, store)
	long := time.Now().Add(-keptFor)
	names := kept(t, store, keptFacts)
	for _, name := range names {
		if err := os.Chtimes(name, long, long); err != nil {
			t.Fatal(err)
		}
	}
	run(t, dir, store)
	for _, name := range names {
		if info, err := os.Stat(name); err != nil || time.Since(info.ModTime()) > useEvery {
			t.Errorf("%s: %v, %v", name, info, err)
		}
	}
}

// TestTrim holds that what no run has asked for in a long time is deleted, be it that
// a clock was wrong once, and that what is used stays.
func TestTrim(t *testing.T) {
	dir, store := prepared(t)
	run(t, dir, store)
	long, wrong := time.Now().Add(-2*keptFor), time.Now().Add(1000*keptFor)
	old := kept(t, store, keptFindings)
	for _, name := range old {
		if err := os.Chtimes(name, long, long); err != nil {
			t.Fatal(err)
		}
	}
	used := kept(t, store, keptFacts)
	for _, name := range append(used, filepath.Join(store.Dir, "trimmed")) {
		if err := os.Chtimes(name, wrong, wrong); err != nil {
			t.Fatal(err)
		}
	}
	write(t, dir, "low/low.go", module["low/low.go"]+"\n// changed\n") // all else is looked at again
	for _, name := range used {
		store.use(name)
	}
	run(t, dir, store)
	for _, name := range old {
		if _, err := os.Stat(name); err == nil {
			t.Errorf("%s is still there", name)
		}
	}
	for _, name := range used {
		if info, err := os.Stat(name); err != nil || info.ModTime().After(time.Now()) {
			t.Errorf("%s: %v, %v", name, info, err)
		}
	}
}

// kept returns the names of files in a store.
func kept(t *testing.T, store *Store, what string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(store.Dir, "*", "*."+what))
	if err != nil || len(names) == 0 {
		t.Fatalf("%s that are kept: %v, %v", what, names, err)
	}
	return names
}

// TestPanics holds that a rule that panics is told of, and nothing is kept.
func TestPanics(t *testing.T) {
	t.Setenv("GOWORK", "off")
	dir := t.TempDir()
	write(t, dir, "go.mod", module["go.mod"])
	write(t, dir, "p/p.go", "package p\n")
	bad := &analysis.Analyzer{Name: "bad", Doc: "panic", Run: func(*analysis.Pass) (any, error) { panic("no") }}
	store := &Store{t.TempDir()}
	_, err := Run(t.Context(), Command{Rules: []*analysis.Analyzer{bad}, Dir: dir, Patterns: []string{"./..."}, Store: store})
	if err == nil || !strings.Contains(err.Error(), "example.com/m/p: a rule panicked: no") {
		t.Errorf("got %v", err)
	}
	if kept, _ := filepath.Glob(filepath.Join(store.Dir, "*", "*.findings")); len(kept) > 0 {
		t.Errorf("kept %v", kept)
	}
}
