// Package gopls_test holds that the analyzers can be built into gopls. Gopls
// uses parts of golang.org/x/tools that change without notice, so whoever adds
// analyzers to it has to build with the version that its go.mod names.
package gopls_test

import (
	"encoding/json"
	"os/exec"
	"testing"

	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/internal/fixture"
)

// The release of gopls whose version of tools go.mod puts in place.
const (
	gopls = "golang.org/x/tools/gopls@v0.23.0"
	tools = "golang.org/x/tools"
)

// TestRules runs every rule, as compiled here, over the fixtures of all.
func TestRules(t *testing.T) {
	t.Setenv("GOWORK", "off")
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadAllSyntax, Dir: fixture.Dir(t)}, "./src/...")
	if err != nil {
		t.Fatal(err)
	}
	graph, err := checker.Analyze(analyzers.Suite, pkgs, nil)
	if err != nil {
		t.Fatal(err)
	}
	found := make(map[string]int)
	for _, action := range graph.Roots {
		if action.Err != nil {
			t.Errorf("%s: %v", action, action.Err)
		}
		found[action.Analyzer.Name] += len(action.Diagnostics)
	}
	for _, a := range analyzers.Suite {
		if found[a.Name] == 0 {
			t.Errorf("%s finds nothing in its own fixtures", a.Name)
		}
	}
}

// TestVersion holds go.mod to what gopls requires.
func TestVersion(t *testing.T) {
	var release struct{ GoMod string }
	if err := run(&release, "go", "list", "-m", "-json", gopls); err != nil {
		t.Skipf("no module proxy: %v", err)
	}
	var required struct {
		Require []struct{ Path, Version string }
	}
	if err := run(&required, "go", "mod", "edit", "-json", release.GoMod); err != nil {
		t.Fatal(err)
	}
	var used struct{ Replace struct{ Version string } }
	if err := run(&used, "go", "list", "-m", "-json", tools); err != nil {
		t.Fatal(err)
	}
	for _, r := range required.Require {
		if r.Path == tools {
			if r.Version != used.Replace.Version {
				t.Errorf("%s requires %s %s, go.mod puts %s in place", gopls, tools, r.Version, used.Replace.Version)
			}
			return
		}
	}
	t.Errorf("%s does not require %s", gopls, tools)
}

// run decodes the JSON that a command prints into v.
func run(v any, program string, args ...string) error {
	out, err := exec.Command(program, args...).Output()
	if err != nil {
		return err
	}
	return json.Unmarshal(out, v)
}
