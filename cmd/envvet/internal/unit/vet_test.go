package unit_test

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"golang.org/x/tools/go/packages"

	"github.com/envvet/envvet/analyzers"
	"github.com/envvet/envvet/cmd/envvet/internal/unit"
)

// TestVet holds that the processes of a build find the same whether or not the go
// command says where compiled packages are, and that what they leave for each
// other does not depend on how often they ran.
func TestVet(t *testing.T) {
	roots, err := packages.Load(&packages.Config{
		Dir: "../../../../examples/parcel", Env: append(os.Environ(), "GOWORK=off"),
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports | packages.NeedDeps | packages.NeedModule | packages.NeedExportFile,
	}, "./...")
	if err != nil || packages.PrintErrors(roots) > 0 {
		t.Fatal(err)
	}
	compiled := vetAll(t, roots, true)
	if n := len(compiled.findings); n != 5 {
		t.Errorf("%d findings, examples/parcel has 5: %v", n, compiled.findings)
	}
	if again := vetAll(t, roots, true); !maps.Equal(again.left, compiled.left) {
		t.Error("other bytes in a second run")
	}
	written := vetAll(t, roots, false)
	if !slices.Equal(written.findings, compiled.findings) {
		t.Errorf("without compiled packages: %v\nwith them: %v", written.findings, compiled.findings)
	}
	for path := range compiled.left {
		if len(compiled.left[path]) > len(written.left[path]) {
			t.Errorf("%s: %d bytes are left with compiled packages, %d without", path, len(compiled.left[path]), len(written.left[path]))
		}
	}
}

type build struct {
	findings []string
	left     map[string]string // by package, what its process leaves
}

// vetAll does what the go command does, imports before importers.
func vetAll(t *testing.T, roots []*packages.Package, compiled bool) build {
	t.Helper()
	b, dir := build{left: make(map[string]string)}, t.TempDir()
	ofVetx, ofCompiler := make(map[string]string), make(map[string]string)
	packages.Visit(roots, nil, func(p *packages.Package) {
		if p.PkgPath == "unsafe" || t.Failed() {
			return
		}
		file := filepath.Join(dir, strconv.Itoa(len(b.left)))
		var c unit.Config
		c.ID, c.ImportPath, c.GoFiles = p.PkgPath, p.PkgPath, p.CompiledGoFiles
		c.ImportMap, c.PackageVetx, c.PackageFile = make(map[string]string), make(map[string]string), make(map[string]string)
		for path, imported := range p.Imports {
			c.ImportMap[path] = imported.PkgPath
			if imported.PkgPath == "unsafe" {
				continue
			}
			c.PackageVetx[imported.PkgPath] = ofVetx[imported.PkgPath]
			if compiled {
				c.PackageFile[imported.PkgPath] = ofCompiler[imported.PkgPath]
			}
		}
		if p.Module != nil {
			c.ModulePath, c.ModuleVersion = p.Module.Path, p.Module.Version
		}
		c.VetxOnly = !slices.Contains(roots, p)
		c.VetxOutput, c.Stdout = file+".vetx", file+".json"
		if status, err := unit.Vet(c, analyzers.Suite, unit.Flags{JSON: true}); err != nil || status != 0 {
			t.Fatalf("%s: status %d, %v", p.PkgPath, status, err)
		}
		left, err := os.ReadFile(c.VetxOutput)
		if err != nil {
			t.Fatal(err)
		}
		b.left[p.PkgPath] = string(left)
		ofVetx[p.PkgPath], ofCompiler[p.PkgPath] = c.VetxOutput, p.ExportFile
		if !c.VetxOnly {
			b.findings = append(b.findings, findings(t, c.Stdout)...)
		}
	})
	slices.Sort(b.findings)
	return b
}

// findings returns those that stand in a file as go vet -json prints them.
func findings(t *testing.T, name string) (all []string) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var tree map[string]map[string][]struct{ Posn, Message string }
	if err := json.Unmarshal(text, &tree); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	for _, rules := range tree {
		for rule, list := range rules {
			for _, f := range list {
				all = append(all, rule+" "+f.Posn+" "+f.Message)
			}
		}
	}
	return all
}
