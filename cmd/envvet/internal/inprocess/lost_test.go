package inprocess

import (
	"fmt"
	"os"
	"reflect"
	"testing"

	"golang.org/x/tools/go/analysis"
)

// A seen is the fact that a package was looked at.
type seen struct{ Path string }

func (*seen) AFact() {}

// asker returns a rule that says of each package which of its imports it knows to
// have been looked at, and recovers from whatever asking for that ends in.
func asker() *analysis.Analyzer {
	return &analysis.Analyzer{
		Name: "asker", Doc: "ask for facts", FactTypes: []analysis.Fact{new(seen)},
		Run: func(pass *analysis.Pass) (any, error) {
			pass.ExportPackageFact(&seen{pass.Pkg.Path()})
			for _, imp := range pass.Pkg.Imports() {
				known := false
				func() {
					defer func() { _ = recover() }()
					known = pass.ImportPackageFact(imp, new(seen))
				}()
				pass.Reportf(pass.Files[0].Package, "%s: %t", imp.Path(), known)
			}
			return nil, nil
		},
	}
}

// TestLost holds that facts which are gone when a pass asks for them are found
// again, whatever the pass makes of that, and that nothing is kept which was found
// without them.
func TestLost(t *testing.T) {
	dir, store := prepared(t)
	write(t, dir, "tool/tool.go", "package tool\n\nimport \"example.com/m/low\"\n\nfunc Run() { low.Say() }\n")
	run(t, dir, store, asker())
	for _, name := range kept(t, store, keptFacts) {
		if err := os.WriteFile(name, []byte("damaged"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write(t, dir, "tool/tool.go", "package tool\n\nimport \"example.com/m/low\"\n\n// Run says something.\nfunc Run() { low.Say() }\n")
	want := run(t, dir, nil, asker())
	for range 2 {
		if got := run(t, dir, store, asker()); !reflect.DeepEqual(got, want) {
			t.Errorf("with facts that are gone\n%s\nwant\n%s", fmt.Sprint(got), fmt.Sprint(want))
		}
	}
}

// TestLostTwice holds that facts which are gone are no facts to nobody: each who
// asks is stopped, and not the first one only.
func TestLostTwice(t *testing.T) {
	g := &graph{store: &Store{t.TempDir()}}
	u := new(unit)
	for range 2 {
		func() {
			defer func() {
				if recover() != (lost{errLost}) {
					t.Error("what is gone is taken for nothing")
				}
			}()
			g.factsOf(u, nil)
		}()
	}
}
