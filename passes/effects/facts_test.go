package effects_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/gob"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"
	"golang.org/x/tools/go/types/objectpath"

	"github.com/envvet/envvet/internal/fixture"
	"github.com/envvet/envvet/passes/effects"
)

// loadFixtures loads the fixtures once for all tests.
var loadFixtures = sync.OnceValues(func() ([]*packages.Package, error) {
	dir, err := filepath.Abs(filepath.Join("..", "..", "testdata"))
	if err != nil {
		return nil, err
	}
	return packages.Load(&packages.Config{
		Mode: packages.LoadAllSyntax | packages.NeedModule,
		Dir:  dir, Env: append(os.Environ(), "GOWORK=off"),
	}, "./src/effects/...", "./src/stdoutwrite/...")
})

// fixtureFacts analyzes the fixtures and returns each of their facts, by the
// name of what it is about.
func fixtureFacts(t *testing.T) map[string]analysis.Fact {
	t.Helper()
	pkgs, err := loadFixtures()
	if err != nil {
		t.Fatal(err)
	}
	graph, err := checker.Analyze([]*analysis.Analyzer{effects.Analyzer}, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	facts := make(map[string]analysis.Fact)
	add := func(name string, fact analysis.Fact) {
		if name += " " + reflect.TypeOf(fact).Elem().Name(); facts[name] != nil {
			t.Fatalf("two facts are called %q", name)
		}
		facts[name] = fact
	}
	for _, act := range graph.Roots {
		if act.Err != nil {
			t.Fatal(act.Err)
		}
		for _, f := range act.AllPackageFacts() {
			if f.Package == act.Package.Types {
				add(act.Package.PkgPath, f.Fact)
			}
		}
		for _, f := range act.AllObjectFacts() {
			if f.Object.Pkg() != act.Package.Types {
				continue
			}
			path, err := objectpath.For(f.Object)
			if err != nil {
				path = objectpath.Path(act.Package.Fset.Position(f.Object.Pos()).String())
			}
			add(act.Package.PkgPath+"."+string(path), f.Fact)
		}
	}
	if len(facts) < 100 {
		t.Fatalf("%d facts only", len(facts))
	}
	return facts
}

func encode(t *testing.T, fact analysis.Fact) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(fact); err != nil {
		t.Fatalf("%T: %v", fact, err)
	}
	return b.Bytes()
}

// A driver keeps facts in files, and takes a file that differs for a reason to
// analyze all that depends on it again.
func TestFactsAreTheSameEachTime(t *testing.T) {
	first, second := fixtureFacts(t), fixtureFacts(t)
	for name := range second {
		if first[name] == nil {
			t.Errorf("%s: %v, the second time only", name, second[name])
		}
	}
	for name, fact := range first {
		again := second[name]
		if again == nil {
			t.Errorf("%s: %v, the first time only", name, fact)
			continue
		}
		if x, y := fmt.Sprint(fact), fmt.Sprint(again); x != y {
			t.Errorf("%s: %s, then %s", name, x, y)
		} else if !bytes.Equal(encode(t, fact), encode(t, again)) {
			t.Errorf("%s: %s: same text, other bytes:\n%+v\n%+v", name, x, fact, again)
		}
	}
}

func TestFactsSurviveGob(t *testing.T) {
	seen := make(map[reflect.Type]bool)
	for name, fact := range fixtureFacts(t) {
		seen[reflect.TypeOf(fact)] = true
		data := encode(t, fact)
		read := reflect.New(reflect.TypeOf(fact).Elem()).Interface().(analysis.Fact)
		if err := gob.NewDecoder(bytes.NewReader(data)).Decode(read); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if got, want := fmt.Sprint(read), fmt.Sprint(fact); got != want {
			t.Errorf("%s: read %s, wrote %s", name, got, want)
		}
		if !bytes.Equal(encode(t, read), data) {
			t.Errorf("%s: other bytes once it was read", name)
		}
	}
	for _, fact := range effects.Analyzer.FactTypes {
		if !seen[reflect.TypeOf(fact)] {
			t.Errorf("no fixture has a %T", fact)
		}
	}
}

// digest is a digest of the texts and bytes of all facts of the fixtures.
func digest(t *testing.T) string {
	facts := fixtureFacts(t)
	h := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(facts)) {
		fmt.Fprintln(h, name, facts[name])
		h.Write(encode(t, facts[name]))
	}
	return fmt.Sprintf("facts %x", h.Sum(nil))
}

const child = "EFFECTS_TEST_DIGEST"

func TestFactsAreTheSameInAnotherProcess(t *testing.T) {
	if os.Getenv(child) != "" {
		fmt.Println(digest(t))
		return
	}
	cmd := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
	cmd.Env = append(os.Environ(), child+"=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if here := digest(t); !strings.Contains(string(out), here) {
		t.Errorf("here %s, there %s", here, out)
	}
}

// What a fact says of a place holds on any machine: a package, a file's base
// name and a line.
func TestFactsNameNoFolder(t *testing.T) {
	dir := fixture.Dir(t)
	for name, fact := range fixtureFacts(t) {
		if bytes.Contains(encode(t, fact), []byte(dir)) {
			t.Errorf("%s: names the folder %s", name, dir)
		}
	}
}
