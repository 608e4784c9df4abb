package handlers

import (
	"fmt"
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
		"kong_commands":              true,
		"kong_crosspackage/remote":   true,
		"kong_crosspackage/list":     false, // does not know that it is a command
		"hashicorp_factory/acl":      true,
		"mcp_stdio/client":           false,
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

// What is found in structs does not depend on specs.
func TestSpecsKeepStructs(t *testing.T) {
	for _, path := range []string{"kong_commands", "goflags_commands", "subcommands_register"} {
		r := analyze(t, nil, "./src/handlers/"+path)[path]
		specs := mustParse(fixtures+path+".none#0", "os.Exit#0", "github.com/alecthomas/kong.Name#0",
			"github.com/jessevdk/go-flags.Command.AddCommand#0", "github.com/google/subcommands.Register#1")
		if with, without := fmt.Sprint(r.Handlers(specs)), fmt.Sprint(r.Handlers(nil)); with != without || without == "[]" {
			t.Errorf("%s: with specs\n%s\nwithout\n%s", path, with, without)
		}
	}
}
