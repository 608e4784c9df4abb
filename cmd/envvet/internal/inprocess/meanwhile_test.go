package inprocess

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"golang.org/x/tools/go/analysis"

	"github.com/envvet/envvet/analyzers"
)

// TestMeanwhile holds that what is found in a text that was written while the run
// went on is not kept as what is in the text before: whoever takes his change back
// would be told the wrong thing from then on.
func TestMeanwhile(t *testing.T) {
	dir, store := prepared(t)
	embeds := "package tool\n\nimport (\n\t_ \"embed\"\n\n\t\"example.com/m/side\"\n)\n\n//go:embed text.txt\nvar Text string\n\n//envvet:handler\nfunc run() { side.New().Do() }\n"
	write(t, dir, "tool/tool.go", embeds)
	write(t, dir, "tool/text.txt", "one")
	// A rule that reports what is embedded, and lets somebody write when the first
	// package is looked at.
	meanwhile := func() {}
	spy := &analysis.Analyzer{Name: "spy", Doc: "report what is embedded", Run: func(pass *analysis.Pass) (any, error) {
		switch pass.Pkg.Name() {
		case "low":
			meanwhile()
		case "tool":
			text, err := os.ReadFile(filepath.Join(dir, "tool", "text.txt"))
			pass.Reportf(pass.Files[0].Package, "embeds %s", text)
			return nil, err
		}
		return nil, nil
	}}
	rules := append([]*analysis.Analyzer{spy}, analyzers.Suite...)
	want := run(t, dir, nil, rules...)
	for name, text := range map[string]string{
		"mid/mid.go":    "package mid\n\ntype T struct{ S string }\n\nfunc (T) Do() {}\n",
		"side/side.go":  "package side\n\nfunc New() interface{ Do() } { return nil }\n",
		"tool/tool.go":  "package tool\n\nimport _ \"embed\"\n\n//go:embed text.txt\nvar Text string\n",
		"tool/text.txt": "two",
	} {
		t.Run(name, func(t *testing.T) {
			before, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
			if err != nil {
				t.Fatal(err)
			}
			write(t, dir, "low/low.go", module["low/low.go"]+"\n// "+name+"\n") // so that all are looked at
			meanwhile = func() {
				if err := os.WriteFile(filepath.Join(dir, filepath.FromSlash(name)), []byte(text), 0o666); err != nil {
					t.Error(err)
				}
			}
			changed := run(t, dir, store, rules...)
			meanwhile = func() {}
			write(t, dir, name, string(before))
			if reflect.DeepEqual(changed, want) {
				t.Error("what is written is not looked at, which shows nothing")
			}
			if got := run(t, dir, store, rules...); !reflect.DeepEqual(got, want) {
				t.Errorf("with what is kept\n%+v\nwithout\n%+v", got, want)
			}
		})
	}
}
