package unit

import (
	"go/token"
	"go/types"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"
)

// TestWriteTypes holds that the types of packages of the standard library that are
// made without looking into functions are those of the whole.
func TestWriteTypes(t *testing.T) {
	roots, err := packages.Load(&packages.Config{Mode: packages.LoadAllSyntax}, "text/tabwriter")
	if err != nil {
		t.Fatal(err)
	}
	dir, written := t.TempDir(), make(map[string]string)
	packages.Visit(roots, nil, func(p *packages.Package) {
		if p.PkgPath == "unsafe" || t.Failed() {
			return
		}
		var config Config
		config.ImportPath, config.GoFiles = p.PkgPath, p.CompiledGoFiles
		config.ImportMap, config.PackageVetx = make(map[string]string), written
		for path, imported := range p.Imports {
			config.ImportMap[path] = imported.PkgPath
		}
		config.VetxOutput = filepath.Join(dir, strings.ReplaceAll(p.PkgPath, "/", "."))
		if !config.Factless() {
			t.Errorf("%s is not taken for a package of the standard library", p.PkgPath)
		}
		if err := config.WriteTypes(); err != nil {
			t.Fatalf("%s: %v", p.PkgPath, err)
		}
		written[p.PkgPath] = config.VetxOutput
	})
	told, err := readVetx(written["text/tabwriter"])
	if err != nil || len(told.facts) > 0 {
		t.Fatalf("%d bytes of facts, %v", len(told.facts), err)
	}
	got, err := readTypes(told.types, token.NewFileSet(), make(map[string]*types.Package), "text/tabwriter")
	if err != nil {
		t.Fatal(err)
	}
	want := roots[0].Types.Scope()
	for _, name := range want.Names() {
		obj, found := want.Lookup(name), got.Scope().Lookup(name)
		switch {
		case !obj.Exported():
		case found == nil:
			t.Errorf("there is no %s", name)
		case types.ObjectString(found, nil) != types.ObjectString(obj, nil):
			t.Errorf("got %v, want %v", found, obj)
		case types.NewMethodSet(types.NewPointer(found.Type())).Len() != types.NewMethodSet(types.NewPointer(obj.Type())).Len():
			t.Errorf("the methods of %s differ", name)
		}
	}
	user := Config{}
	user.ImportPath, user.ModulePath = "text/tabwriter", "text"
	if user.Factless() {
		t.Error("a package of a module is taken for one of the standard library")
	}
}
