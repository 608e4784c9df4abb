package handlers

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/internal/fixture"
)

// analyze runs the Analyzer on packages of the fixtures' module, which may
// have errors and, given as an overlay, no file.
func analyze(t *testing.T, overlay map[string][]byte, patterns ...string) map[string]*Result {
	t.Helper()
	t.Setenv("GOWORK", "off")
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.LoadAllSyntax | packages.NeedModule,
		Dir:  fixture.Dir(t), Overlay: overlay,
	}, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	graph, err := checker.Analyze([]*analysis.Analyzer{Analyzer}, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	results := make(map[string]*Result)
	for _, act := range graph.Roots {
		if act.Err != nil {
			t.Fatal(act.Err)
		}
		results[strings.TrimPrefix(act.Package.PkgPath, fixtures)] = act.Result.(*Result)
	}
	return results
}

func TestProgram(t *testing.T) {
	results := analyze(t, nil, "./src/handlers/...", "github.com/spf13/cobra", "fmt")
	for path, want := range map[string]bool{
		"cobra_literal":              true,
		"cobra_crosspackage":         true,
		"cobra_crosspackage/command": true,
		"cobra_crosspackage/hop":     true, // only through its import
		"cobra_crosspackage/spec":    false,
		"directive":                  true,
		"user_spec":                  false, // specs are not considered
		"github.com/spf13/cobra":     false, // its help command is no program
		"fmt":                        false,
	} {
		r := results[path]
		if r == nil {
			t.Errorf("%s: not analyzed", path)
		} else if r.Program() != want {
			t.Errorf("%s: Program() = %t, want %t", path, r.Program(), want)
		}
	}
}

// What one caller does with the answer is not seen by another.
func TestHandlersAreACopy(t *testing.T) {
	r := analyze(t, nil, "./src/handlers/directive")["directive"]
	list := r.Handlers(nil)
	want := fmt.Sprint(list)
	slices.Reverse(list)
	if got := fmt.Sprint(r.Handlers(nil)); got != want {
		t.Errorf("second call: %s, want %s", got, want)
	}
}

func TestBrokenCode(t *testing.T) {
	for name, body := range map[string]string{
		"unknown field":    `var c = cobra.Command{Runs: f, RunE: f, "x", 1: f}`,
		"unknown function": `var c = cobra.Command{RunE: nowhere, Run: nowhere.run(), PreRun: func(}`,
		"too many values":  `var c = cobra.Command{"a", nil, "b", f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f}`,
		"unknown callee":   `func g(c cobra.Command) { nowhere(c.RunE); c.RunE = ; c.RunE, c.Run = f; c.nowhere = f; c.RunE += f }`,
		"wrong arguments":  `func g(run func(*cobra.Command, []string) error) { _ = cobra.Command{RunE: run}; g(); g(f, f, f); g(f...); (g)(nil) }`,
		"unknown import":   `import "example.com/none"; var c = none.Command{RunE: f}; var d = cobra.Command{RunE: none.F, Run: none.G(f)}`,
		"recursive":        `type T struct{ T; RunE func(T) }; func (t T) g(h func(T)) { t.RunE = h; t.g(t.RunE); _ = cobra.Command{Run: t.RunE} }`,
		"no function body": `func g(run func(*cobra.Command, []string)); func init() { g(nil); _ = cobra.Command{Run: g} }`,
	} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(fixture.Dir(t), "src", "handlers", "broken", "broken.go")
			src := "package broken\nimport \"github.com/spf13/cobra\"\nfunc f(*cobra.Command, []string) error { return nil }\n" + body
			for _, r := range analyze(t, map[string][]byte{file: []byte(src)}, "./src/handlers/broken") {
				for _, h := range r.Handlers(userSpecs) {
					if !h.Pos.IsValid() || h.Name == "" || h.Role == "" {
						t.Errorf("incomplete: %+v", h)
					}
				}
			}
		})
	}
}
